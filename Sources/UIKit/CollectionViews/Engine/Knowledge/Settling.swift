/// Brings what is known up to date after an invalidation. A pass begins with it, and so does a question from outside.
final class Settling: EnginePart {
    private let counts: CountQuestions
    private let offset: ContentOffset

    init(_ base: EnginePart, counts: CountQuestions, offset: ContentOffset) {
        self.counts = counts
        self.offset = offset
        super.init(base)
    }

    /// Prepares the layout if it is out of date.
    func settle() {
        guard state.readiness.isLayoutInvalid, !state.activities.runs(.settling) else { return }
        state.activities.begin(.settling)
        defer { state.activities.end(.settling) }
        let isFirst = state.readiness.beginPreparing()
        if state.readiness.takeInvalidationWhilePreparing() { state.map.forget() }
        host.world.run {
            clients.dataSource.holding {
                clients.layout.prepare()
                state.noteInnerScrolling(by: clients.layout.innerScrolling)
                _ = counts.numberOfSections()
                offset.readContentSize()
            }
            if isFirst { offset.standAtLeadingEdge() } else if state.readiness.isDataNew { offset.pullBack() }
            state.readiness.dataWasShown()
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
