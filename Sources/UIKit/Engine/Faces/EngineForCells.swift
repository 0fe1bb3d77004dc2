/// What a cell calls of the engine of its list.
@MainActor
final class EngineForCells {
    private let state: EngineState
    private let sizing: SelfSizing
    private let provider: ViewProvider

    init(state: EngineState, sizing: SelfSizing, provider: ViewProvider) {
        self.state = state
        self.sizing = sizing
        self.provider = provider
    }

    /// Requests that a cell is asked for its preferred size again.
    func requestNewSize(of cell: UIView) { sizing.requestNewSize(of: cell) }

    /// Returns the path of the item that a cell shows or showed last, or for which the app is
    /// configuring it. Nil for a view that never was a cell of an item.
    func itemPath(of cell: UIView) -> IndexPath? {
        guard let key = provider.elementBeingConfigured(in: cell) ?? cell.reuseState.key, key.category == .cell else {
            return nil
        }
        return state.table.indexPath(of: key)
    }

    /// Returns the path of the item that a cell shows now, or for which the app is configuring it; nil
    /// for a view in a pool, and for one that is being animated away.
    func presentItemPath(of cell: UIView) -> IndexPath? {
        if case .live = cell.reuseState.state { return itemPath(of: cell) }
        return provider.elementBeingConfigured(in: cell).map { state.table.indexPath(of: $0) }
    }
}
