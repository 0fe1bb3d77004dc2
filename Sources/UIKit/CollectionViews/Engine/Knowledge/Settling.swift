/// Brings what is known up to date after an invalidation. A pass begins with it, and so does a question from outside.
@MainActor
final class Settling {
    private let host: Host
    private let state: EngineState
    private let clients: Clients
    private let counts: CountQuestions
    private let offset: ContentOffset

    init(host: Host, state: EngineState, clients: Clients, counts: CountQuestions, offset: ContentOffset) {
        self.host = host
        self.state = state
        self.clients = clients
        self.counts = counts
        self.offset = offset
    }

    /// Prepares the layout if it is out of date.
    func settle() {
        guard state.phase.isLayoutInvalid, !state.phase.runs(.settling) else { return }
        state.phase.begin(.settling)
        defer { state.phase.end(.settling) }
        let isFirst = state.phase.beginPreparing()
        if state.phase.takeForgetting() { state.map.forget() }
        host.world.run {
            clients.dataSource.holding {
                clients.layout.prepare()
                state.noteEmbedding(by: clients.layout.embedding)
                _ = counts.numberOfSections()
                offset.readContentSize()
            }
            if isFirst { offset.standAtLeadingEdge() } else if state.phase.isDataNew { offset.pullBack() }
            state.phase.dataWasShown()
            offset.adjust()
        }
    }

    /// Pulls the content back into its range. The layout may want to be prepared for the new bounds.
    func stayInRange() {
        if offset.stayInRange() { settle() }
    }

    /// Moves the content to where the app wants it after an update, or with another layout.
    func goToTarget() {
        if offset.goToTarget() { settle() }
    }
}
