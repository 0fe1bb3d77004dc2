/// A running interactive transition between two layouts.
struct InteractiveLayoutTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?

    /// Returns a description of a broken invariant: during the transition, the collection view's layout must be the transition layout.
    @MainActor
    func invariantProblems(installedLayout installed: UICollectionViewLayout) -> [String] {
        layout === installed ? [] : ["a transition by a \(type(of: layout)) is under way, and the layout is another \(type(of: installed))"]
    }
}
