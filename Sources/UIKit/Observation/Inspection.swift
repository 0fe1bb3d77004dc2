/// Values for reports, recordings, hunts and steps. Reading these values changes nothing.
extension UIView {
    package var viewWorld: World { world }
}

extension ReusableViewState {
    /// The zIndex of the attributes applied last, or the one by which the view was placed if no
    /// applied attributes are current.
    var currentZIndex: Int { applied.isCurrent ? applied.values.zIndex : stackingZ }
}

extension UICollectionViewCompositionalLayout {
    /// Whether a section of the last layout is a list.
    package var hasListSection: Bool { descriptions.contains { $0?.list != nil } }
}

extension UICollectionViewDiffableDataSource {
    /// Whether any section has a section snapshot, whose items form a tree.
    package var hasSectionTrees: Bool { shown.hasTrees }
}

extension UICollectionViewLayout {
    /// Whether a section has a scroll view of its own, even if that view is not on screen.
    package var hasScrollingSections: Bool { innerScrolling != nil }
}
