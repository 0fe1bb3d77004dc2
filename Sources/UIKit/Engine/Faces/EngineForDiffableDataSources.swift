/// What a diffable data source calls of the engine of its list.
@MainActor
final class EngineForDiffableDataSources {
    private let host: Host
    private let state: EngineState
    private let updates: BatchUpdates

    init(host: Host, state: EngineState, updates: BatchUpdates) {
        self.host = host
        self.state = state
        self.updates = updates
    }

    /// Whether an update can be animated from what is on screen. This is not so before the first
    /// load, and outside a window while a reload is pending. [UPD-05]
    var canAnimateUpdate: Bool { state.readiness.canAnimateUpdate(isInWindow: host.isInWindow) }

    /// Adds changes to the running batch update.
    func submit(_ changes: [UpdatePlan.Change]) { updates.submit(changes) }

    /// Replaces the path of each selected or highlighted item.
    ///
    /// - Parameter destination: returns the new path; nil for an item that is gone.
    func updateSelectedPaths(using destination: (IndexPath) -> IndexPath?) {
        state.selection.updatePaths(using: destination)
    }
}
