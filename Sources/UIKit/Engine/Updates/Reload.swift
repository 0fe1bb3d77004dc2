/// What is forgotten when data, layout or settings change.
struct Forgotten: OptionSet {
    let rawValue: UInt8

    /// The stored counts of the data source and the attributes of the layout. The layout is
    /// invalidated. [POOL-08]
    static let answers = Forgotten(rawValue: 1)
    /// The cells that are kept or prefetched, and the list of the items for which the prefetching
    /// data source was called. [PRE-06]
    static let hiddenCells = Forgotten(rawValue: 2)
    /// The views on screen, also those that are being animated away. The next layout pass asks for
    /// views for all elements again. [POOL-08]
    static let views = Forgotten(rawValue: 4)
    /// The item that the user is moving, the gap and placeholders of a drop, and the selection,
    /// unless the data source is a diffable one. The changes of a running update block are then not
    /// animated. [SEL-05], [POOL-08]
    static let itemStates = Forgotten(rawValue: 8)

    /// Everything that depends on the data.
    static let data: Forgotten = [.itemStates, .views, .hiddenCells, .answers]
    /// Everything that depends on the layout.
    static let layout: Forgotten = [.views, .hiddenCells, .answers]
}

/// Reloads everything, and forgets what a change of data, layout or settings makes out of date.
@MainActor
final class Reload {
    private let host: Host
    private let journal: Journal
    private let state: EngineState
    private let dataSourceClient: any DataSourceClient
    private let preparation: LayoutPreparation
    private let retirement: Retirement

    init(
        host: Host, journal: Journal, state: EngineState, dataSourceClient: any DataSourceClient,
        preparation: LayoutPreparation, retirement: Retirement
    ) {
        self.host = host
        self.journal = journal
        self.state = state
        self.dataSourceClient = dataSourceClient
        self.preparation = preparation
        self.retirement = retirement
    }

    /// [UPD-13] Reloads everything. On some systems, a reload between an update and the next layout
    /// pass keeps the cells, which is a fault of UIKit. Only counts and attributes are then
    /// requested again. Outside a window, cells are never kept.
    ///
    /// [UPD-24] In an update block, the reload waits until the update is over.
    func reloadData() {
        if let batch = state.batch, batch.canAnimate {
            // Recorded here, so that a recording shows where the app called it.
            journal.record { $0.write(.invalidate, in: $1, name: .everything) }
            state.batch!.awaitsReload = true
            return
        }
        let keepsViews = host.policies.keepsCellsAfterUpdate && state.awaitsPassAfterUpdate && host.isInWindow
        forget(keepsViews ? .data.subtracting(.views) : .data)
    }

    /// Forgets a part of what is known: the states of items first, then views, and the answers of
    /// data source and layout last.
    func forget(_ what: Forgotten) {
        host.world.run {
            if what.contains(.itemStates) { forgetItemStates() }
            if what.contains(.views) { retireAllViews() }
            if what.contains(.hiddenCells) {
                for view in state.hiddenCells.evict(outside: nil) { retirement.putAway(view) }
                state.prefetchingItems = PrefetchingItems()
            }
            if what.contains(.answers) { preparation.forgetAnswers() }
        }
    }

    private func forgetItemStates() {
        state.batch?.hasReloaded = true
        state.selection.forget(keptBy: dataSourceClient.exclusiveUpdater)
        state.carriedItem = nil
        state.dropPlaces.places = []
    }

    private func retireAllViews() {
        for element in state.visible.removeAll() { retirement.retire(element) }
        let leaving = state.departing
        state.departing = []
        for element in leaving where element.view.reuseState.state == .leaving { retirement.retire(element) }
    }

    /// [POOL-06] Empties the reuse pools, and removes their views from the hierarchy. Cells that
    /// are kept or prefetched are put into the pools first.
    func emptyPools() {
        forget(.hiddenCells)
        retirement.dropPooledViews()
    }
}
