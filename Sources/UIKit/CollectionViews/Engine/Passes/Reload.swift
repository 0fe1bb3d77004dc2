/// Discards what is on screen and what is known. The next pass shows everything anew. [POOL-08]
final class Reload: EnginePart {
    private let retirement: Retirement

    init(_ base: EnginePart, retirement: Retirement) {
        self.retirement = retirement
        super.init(base)
    }

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
            state.dropPlaces.releaseAll()
            keepsCells ? retirement.discardKnowledge() : retirement.discardEverything()
        }
    }
}
