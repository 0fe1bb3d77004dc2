extension Retirement {
    /// [UPD-13] Reloads everything. On some systems, a reload between an update and the next layout
    /// pass keeps the cells, which is a fault of UIKit. Only counts and attributes are then
    /// requested again. Outside a window, cells are never kept.
    ///
    /// [UPD-24] In an update block, the reload waits until the update is over.
    func reloadData() {
        if let batch = state.batch, batch.postponesReload {
            // Recorded here, so that a recording shows where the app called it.
            journal.record { $0.write(.invalidate, in: $1, name: .everything) }
            state.batch!.awaitsReload = true
            return
        }
        discardData(keepsViews: host.policies.keepsCellsAfterUpdate && state.awaitsPassAfterUpdate && host.isInWindow)
    }

    /// Discards everything that depends on the data: views, the item that the user is moving, the
    /// gap and placeholders of a drop, and the stored counts and attributes. Discards the selection
    /// too, unless the data source is a diffable one. The changes of a running update block are
    /// then not animated.
    ///
    /// - Parameter keepsViews: whether the views on screen are kept. [UPD-13]
    func discardData(keepsViews: Bool = false) {
        host.world.run {
            state.batch?.hasReloaded = true
            if dataSourceClient.exclusiveUpdater == nil { state.selection = SelectionState() }  // [SEL-05], [POOL-08]
            state.carriedItem = nil
            state.dropPlaces.places = []
            if keepsViews { putAwayHiddenCellsAndInvalidateEverything() } else { retireViewsAndInvalidateEverything() }
        }
    }
}
