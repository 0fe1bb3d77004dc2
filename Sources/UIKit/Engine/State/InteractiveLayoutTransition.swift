/// A running interactive transition between two layouts.
struct InteractiveLayoutTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: ((Bool, Bool) -> Void)?

    @MainActor
    func invariantProblems(installedLayout installed: UICollectionViewLayout) -> [String] {
        layout === installed
            ? []
            : ["a transition by a \(type(of: layout)) is under way, and the layout is another \(type(of: installed))"]
    }
}
