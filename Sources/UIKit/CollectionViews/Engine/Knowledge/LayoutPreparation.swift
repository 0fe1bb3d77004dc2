/// Prepares the layout: at the beginning of each round of a layout pass, in an animated change, and whenever other code needs a valid
/// layout.
final class LayoutPreparation: EnginePart {
    let offset: ContentOffsetControl
    /// Whether the layout was invalidated as a whole while it was being prepared. The attributes that it returns are then out of date until
    /// it is prepared again.
    var wasInvalidatedWhilePreparing = false

    init(_ base: EnginePart, offset: ContentOffsetControl) {
        self.offset = offset
        super.init(base)
    }

    /// Prepares an invalid layout, asks for the number of sections and the content size, and updates the content offset. Does nothing if
    /// the layout is valid or is being prepared.
    func prepareIfNeeded() {
        guard state.readiness.isLayoutInvalid, !state.activities.includesAny(of: .preparing) else { return }
        state.activities.insert(.preparing)
        defer { state.activities.remove(.preparing) }
        let isFirst = state.readiness.beginPreparing()
        if wasInvalidatedWhilePreparing { state.attributes.discardAll() }
        wasInvalidatedWhilePreparing = false
        host.world.run {
            clients.dataSource.keepAlive {
                clients.layout.prepare()
                state.updateMayHaveInnerScrollViews(for: clients.layout.innerScrolling)
                _ = counts.numberOfSections()
                offset.updateContentSize()
            }
            if isFirst { offset.moveToRightEndIfMirrored() } else if state.readiness.isDataNew { offset.moveIntoContent() }
            state.readiness.noteDataLoaded()
            offset.applyOffsetAdjustments()
        }
    }

    /// Moves the content offset back to the end of the content, if it is beyond the end. If this invalidates the layout, prepares it again.
    func moveOffsetBackToEnd() {
        if offset.moveBackToEnd() { prepareIfNeeded() }
    }

    /// Sets the content offset that the layout and the delegate choose after an update or a change of the layout. If this invalidates the layout,
    /// prepares it again.
    func moveToTargetOffset() {
        if offset.moveToTargetOffset() { prepareIfNeeded() }
    }
}
