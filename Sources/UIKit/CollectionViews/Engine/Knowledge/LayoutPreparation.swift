/// Brings what is known about data and layout up to date. A pass begins with that, and so does a question from outside.
final class LayoutPreparation: EnginePart {
    let offset: ContentOffset
    /// Whether the layout was invalidated during its own preparation. Then its answers until the next one are out of date.
    var wasInvalidatedWhilePreparing = false

    init(_ base: EnginePart, offset: ContentOffset) {
        self.offset = offset
        super.init(base)
    }

    /// Prepares the layout if it is out of date.
    func prepareIfNeeded() {
        guard state.readiness.isLayoutInvalid, !state.activities.runs(.preparing) else { return }
        state.activities.insert(.preparing)
        defer { state.activities.remove(.preparing) }
        let isFirst = state.readiness.beginPreparing()
        if wasInvalidatedWhilePreparing { state.map.forget() }
        wasInvalidatedWhilePreparing = false
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
