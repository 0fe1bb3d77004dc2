/// Brings what is known up to date after an invalidation. A pass begins with it, and so does a question from outside.
final class LayoutPreparation: EnginePart {
    private let counts: CountQuestions
    private let offset: ContentOffset

    init(_ base: EnginePart, counts: CountQuestions, offset: ContentOffset) {
        self.counts = counts
        self.offset = offset
        super.init(base)
    }

    /// Prepares the layout if it is out of date.
    func prepareIfNeeded() {
        guard state.readiness.isLayoutInvalid, !state.activities.runs(.preparing) else { return }
        state.activities.begin(.preparing)
        defer { state.activities.end(.preparing) }
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
        if offset.stayInRange() { prepareIfNeeded() }
    }

    /// Moves the content to where the app wants it after an update, or with another layout.
    func goToTarget() {
        if offset.goToTarget() { prepareIfNeeded() }
    }
}
