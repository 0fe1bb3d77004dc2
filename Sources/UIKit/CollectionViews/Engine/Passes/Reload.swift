extension Retirement {
    /// [UPD-13] Reloads everything. On some systems a reload between an update and the next pass keeps the cells, which is a fault of
    /// UIKit. Only counts, sizes and attributes are then requested again. Outside a window, where no pass may follow soon, no cells are
    /// kept.
    func reloadData() {
        discardData(keepsCells: host.policies.keepsCellsAfterUpdate && state.awaitsPassAfterUpdate && host.isInWindow)
    }

    /// Discards what depends on the data: views, the carried item, the places of a drop, what is known of data and layout, and the
    /// selection unless the data source is a diffable one. The open batch then has nothing left to animate.
    ///
    /// - Parameter keepsCells: whether the views on screen are kept. [UPD-13]
    func discardData(keepsCells: Bool = false) {
        host.world.run {
            state.batch?.hasReloaded = true
            if clients.dataSource.exclusiveUpdater == nil { state.selection = SelectionState() }  // [SEL-05], [POOL-08]
            state.carriedItem = nil
            state.dropPlaces.places = []
            keepsCells ? discardKnowledge() : discardEverything()
        }
    }
}
