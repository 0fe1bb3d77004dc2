/// An interactive change from one layout to another that is under way.
struct LayoutTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?

    /// While a transition is under way, the transition layout is the collection view's layout.
    @MainActor
    func checkInvariants(_ installed: UICollectionViewLayout) -> [String] {
        layout === installed ? [] : ["a transition by a \(type(of: layout)) is under way, and the layout is another \(type(of: installed))"]
    }
}
