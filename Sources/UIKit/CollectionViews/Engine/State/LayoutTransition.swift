/// An interactive transition between two layouts that is under way.
struct LayoutTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?

    /// Checks that the transition layout is the collection view's layout while a transition is under way.
    @MainActor
    func checkInvariants(_ installed: UICollectionViewLayout) -> [String] {
        layout === installed ? [] : ["a transition by a \(type(of: layout)) is under way, and the layout is another \(type(of: installed))"]
    }
}
