/// Discards what is on screen and what is known. The next pass shows everything anew. [POOL-08]
@MainActor
final class Reload {
    private let host: Host
    private let state: EngineState
    private let dataSource: DataSourceClient
    private let retirement: Retirement
    var policy = ReloadPolicy()

    init(host: Host, state: EngineState, dataSource: DataSourceClient, retirement: Retirement) {
        self.host = host
        self.state = state
        self.dataSource = dataSource
        self.retirement = retirement
    }

    /// [UPD-13] A reload between an update and the next pass keeps the cells on systems that have this fault. Counts, sizes and
    /// attributes are requested again. Outside a window, where the next pass may be far away, the cells do not stay.
    func reloadData() {
        discardData(keepsCells: policy.keepsCellsAfterUpdate && state.awaitsPassAfterUpdate && host.isInWindow)
    }

    /// Called for other data, or another data source.
    func discardData(keepsCells: Bool = false) {
        host.world.run {
            state.batch?.isVoid = true
            if dataSource.soleMutator == nil { state.selection.removeAll() }  // [SEL-05], [POOL-08]
            state.reordering = nil
            state.held.releaseAll()
            keepsCells ? retirement.discardKnowledge() : retirement.discardEverything()
        }
    }

    /// Called for another layout that is set without an animation.
    func discardLayout() {
        host.world.run { retirement.discardEverything() }
    }
}
