/// Configures existing cells again. [POOL-13]
@MainActor
final class Reconfiguring {
    private let host: Host
    private let journal: Journal
    private let state: EngineState
    private let provider: ViewProvider
    private let sizing: SelfSizing

    init(host: Host, journal: Journal, state: EngineState, provider: ViewProvider, sizing: SelfSizing) {
        self.host = host
        self.journal = journal
        self.state = state
        self.provider = provider
        self.sizing = sizing
    }

    /// Asks the data source for cells that exist. Inside an update the paths are those of the state before, and the data source is
    /// asked after the update.
    func reconfigure(_ paths: [IndexPath]) {
        guard !paths.isEmpty else { return }
        if state.batch != nil {
            state.batch!.reconfigured += paths
        } else {
            host.world.run { for path in paths { reconfigure(path) } }
        }
    }

    private func reconfigure(_ path: IndexPath) {
        let key = journal.table.key(.cell, kind: nil, path)
        guard let asked = state.dataSourcePath(of: path) else { return }
        let shown = state.visible[key]
        guard let cell = (shown?.view ?? state.prefetching.cached[key]?.view) as? UICollectionViewCell else { return }
        let attributes = state.map.entry(for: key)?.attributes ?? cell.standing.applied.makeAttributes()
        provider.askAgain(for: cell, key, at: asked, path, attributes)
        guard shown != nil else { return }
        cell.standing.sizedIn = -1
        sizing.ask(cell, about: attributes)
    }
}
