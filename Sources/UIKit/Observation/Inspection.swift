/// Values of the model that reports and recordings read. Reading them changes nothing.
extension UIView {
    package var viewWorld: World { world }
}

extension UICollectionReusableView {
    /// The zIndex of the attributes applied last, or the one by which the view was placed if no applied attributes are current.
    var currentZIndex: Int { reuseState.applied.isCurrent ? reuseState.applied.values.zIndex : reuseState.stackingZ }
}

extension UICollectionViewDiffableDataSource {
    /// Whether any section was applied as a tree.
    package var hasSectionTrees: Bool { shown.hasTrees }
}

extension UICollectionView {
    package var tally: ActivityCounts { engine.journal.tally }

    /// Whether only the data source may insert, delete or move items.
    package var isMutatedOnlyByDataSource: Bool { dataSource is any ExclusiveUpdater }
    /// Whether there is always one section, because the data source does not implement `numberOfSections(in:)`.
    package var hasFixedSingleSection: Bool { engine.clients.dataSource.hasFixedSingleSection }
    /// Whether the collection view asks for the counts before an update only when the update is requested. [UPD-05]
    package var requestsCountsOnUpdate: Bool { !engine.state.readiness.canUpdate(isInWindow: window != nil) }

    /// The number of cells that are kept or made ready for their items. [PRE-01]
    var prefetchedCount: Int { engine.state.prefetched.cached.count }
}
