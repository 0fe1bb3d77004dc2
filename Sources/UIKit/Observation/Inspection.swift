/// What reports and recordings may read of the model. Reading changes nothing.
extension UIView {
    package var viewWorld: World { world }
}

extension UICollectionReusableView {
    /// The zIndex of the attributes applied last.
    var appliedZ: Int { standing.applied.isCurrent ? standing.applied.values.zIndex : standing.stackingZ }
}

extension UICollectionViewDiffableDataSource {
    /// Whether a section was applied as a tree.
    package var hasTrees: Bool { shown.hasTrees }
}

extension UICollectionView {
    package var tally: ActivityCounts { engine.journal.tally }

    /// Whether its data source allows nobody else to insert, delete or move.
    package var isChangedByDataSourceAlone: Bool { dataSource is any SoleMutator }
    /// Whether its data source has one section always, because it does not implement `numberOfSections(in:)`.
    package var hasOneSectionAlways: Bool { engine.clients.dataSource.hasOneSectionAlways }
    /// Whether it asks for the counts before an update only when it is told of a change. [UPD-05]
    package var asksCountsLate: Bool { !engine.state.readiness.canUpdate(isInWindow: window != nil) }

    /// The number of cells that are kept or made ready for their items. [PRE-01]
    var prefetchedCount: Int { engine.state.prefetched.cached.count }
}
