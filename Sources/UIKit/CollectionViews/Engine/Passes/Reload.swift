extension Retirement {
    /// [UPD-13] A reload between an update and the next pass keeps the cells on systems that have this fault. Counts, sizes and
    /// attributes are requested again. Outside a window, where the next pass may be far away, the cells do not stay.
    func reloadData() {
        discardData(keepsCells: host.policies.keepsCellsAfterUpdate && state.awaitsPassAfterUpdate && host.isInWindow)
    }

    /// Called for other data, or another data source.
    func discardData(keepsCells: Bool = false) {
        host.world.run {
            state.batch?.isVoid = true
            if clients.dataSource.soleMutator == nil { state.selection = SelectionState() }  // [SEL-05], [POOL-08]
            state.reordering = nil
            state.dropPlaces.places = []
            keepsCells ? discardKnowledge() : discardEverything()
        }
    }
}
