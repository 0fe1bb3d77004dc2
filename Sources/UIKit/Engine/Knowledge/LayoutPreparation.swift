/// Prepares the layout: at the beginning of each round of a layout pass, in an animated change, and
/// whenever other code needs a valid layout.
@MainActor
final class LayoutPreparation {
    let host: Host
    let journal: Journal
    let state: EngineState
    let layoutClient: LayoutClient
    private let dataSourceClient: any DataSourceClient
    let delegateClient: any DelegateClient
    let counts: CountLoader

    init(
        host: Host, journal: Journal, state: EngineState, layoutClient: LayoutClient,
        dataSourceClient: any DataSourceClient, delegateClient: any DelegateClient, counts: CountLoader
    ) {
        self.host = host
        self.journal = journal
        self.state = state
        self.layoutClient = layoutClient
        self.dataSourceClient = dataSourceClient
        self.delegateClient = delegateClient
        self.counts = counts
    }

    /// The sum of the offset adjustments that invalidation contexts have requested. The content
    /// offset changes by this distance at the end of the next preparation of the layout.
    var offsetAdjustment = CGPoint.zero

    /// Prepares an invalid layout, asks for the number of sections and the content size, and
    /// updates the content offset. Does nothing if the layout is valid or is being prepared.
    ///
    /// - Parameter keepsOffset: whether an offset outside the new content is kept, because the
    ///   caller sets another offset.
    func prepareIfNeeded(keepsOffset: Bool = false) {
        guard state.readiness.isLayoutInvalid, !state.activities.includesAny(of: .preparing) else { return }
        state.run(.preparing) { prepare(keepsOffset: keepsOffset) }
    }

    private func prepare(keepsOffset: Bool) {
        if state.readiness.wasInvalidatedWhilePreparing { state.attributes.discardAll() }
        let isFirst = state.readiness.beginPreparing()
        host.world.run {
            dataSourceClient.keepAlive {
                layoutClient.prepare()
                state.updateMayHaveInnerScrollViews(for: layoutClient.innerScrolling)
                _ = counts.numberOfSections()
                updateContentSize()
            }
            if isFirst {
                moveToRightEndIfMirrored()
            } else if state.readiness.isDataNew, !keepsOffset {
                moveIntoContent()
            }
            state.readiness.noteDataLoaded()
            applyOffsetAdjustments()
        }
    }
}
