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

extension UICollectionView {
    package var tally: EventCounts { engineForObservation.tally }

    /// Whether only the data source may insert, delete or move items.
    package var isMutatedOnlyByDataSource: Bool { dataSource is any ExclusiveUpdater }
    /// Whether there is always one section, because the data source is known not to implement
    /// `numberOfSections(in:)`.
    package var hasFixedSingleSection: Bool { engineForObservation.hasFixedSingleSection }
    /// Whether an update cannot be animated from what is on screen: before the first load, and
    /// outside a window while a reload is pending. [UPD-05]
    package var requestsCountsOnUpdate: Bool { !engineForObservation.canAnimateUpdate }

    /// The number of cells that are kept or made ready for their items. [PRE-01]
    var prefetchedCount: Int { engineForObservation.hiddenCellCount }
}

extension UICollectionViewLayout {
    /// Whether a section has a scroll view of its own, even if that view is not on screen.
    package var hasScrollingSections: Bool { innerScrolling != nil }
}
