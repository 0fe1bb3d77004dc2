/// Configures existing cells again. [POOL-13]
final class Reconfiguring: EnginePart {
    private let provider: ViewProvider
    private let sizing: SelfSizing

    init(_ base: EnginePart, provider: ViewProvider, sizing: SelfSizing) {
        self.provider = provider
        self.sizing = sizing
        super.init(base)
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
        let key = table.key(.cell, kind: nil, path)
        guard let asked = state.dataSourcePath(of: path) else { return }
        let shown = state.visible[key]
        guard let cell = (shown?.view ?? state.prefetched.cached[key]?.view) as? UICollectionViewCell else { return }
        let attributes = state.map.entry(for: key)?.attributes ?? cell.standing.applied.makeAttributes()
        provider.askAgain(for: cell, key, at: asked, path, attributes)
        guard shown != nil else { return }
        cell.standing.sizedIn = -1
        sizing.ask(cell, about: attributes)
    }
}
