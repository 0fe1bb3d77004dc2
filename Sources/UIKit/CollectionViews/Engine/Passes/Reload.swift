extension Retirement {
    /// [UPD-13] Reloads everything. On systems that have this fault, a reload between an update and the next pass keeps the cells, and
    /// only counts, sizes and attributes are requested again. Outside a window, where no pass may follow soon, the cells are not kept.
    func reloadData() {
        discardData(keepsCells: host.policies.keepsCellsAfterUpdate && state.awaitsPassAfterUpdate && host.isInWindow)
    }

    /// Discards what depends on the data: views, selection, the carried item, the places of a drop, the open batch.
    func discardData(keepsCells: Bool = false) {
        host.world.run {
            state.batch?.isVoid = true
            if clients.dataSource.exclusiveUpdater == nil { state.selection = SelectionState() }  // [SEL-05], [POOL-08]
            state.reordering = nil
            state.dropPlaces.places = []
            keepsCells ? discardKnowledge() : discardEverything()
        }
    }
}
