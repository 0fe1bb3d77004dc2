/// Calls `willDisplay` and `didEndDisplaying`, but not for decoration views, which belong to the
/// layout alone. [PASS-09]
@MainActor
final class DisplayAnnouncer {
    private let host: Host
    private let journal: Journal
    private let state: EngineState
    private let delegateClient: DelegateClient

    init(host: Host, journal: Journal, state: EngineState, delegateClient: DelegateClient) {
        self.host = host
        self.journal = journal
        self.state = state
        self.delegateClient = delegateClient
    }

    @inline(__always)
    func announceDisplay(of view: UICollectionReusableView, for key: ElementKey) {
        if key.category == .supplementaryView { setZPositionIfHeader(view, for: key) }
        journal.tally.willDisplays += 1
        if key.category != .decorationView, delegateClient.exists { delegateClient.willDisplay(view, for: key) }
    }

    @inline(__always)
    func announceEndOfDisplay(of view: UICollectionReusableView, for key: ElementKey) {
        journal.tally.didEndDisplayings += 1
        if key.category != .decorationView, delegateClient.exists {
            delegateClient.didEndDisplaying(view, for: key)
        }
    }

    /// Calls the postponed `willDisplay` for a view, if it waits for that call.
    @inline(__always)
    func announceDisplayIfPostponed(of view: UICollectionReusableView, for key: ElementKey) {
        guard view.reuseState.awaitsAnnouncement else { return }
        view.reuseState.awaitsAnnouncement = false
        announceDisplay(of: view, for: key)
    }

    /// [STACK-11] Sets the zPosition of a section header, on systems whose headers have one. This
    /// overrides a zPosition that the app has set in the data source or in `apply(_:)` (radar
    /// 34308893). The app can set another one in `willDisplay`, which is called later.
    private func setZPositionIfHeader(_ header: UICollectionReusableView, for key: ElementKey) {
        guard host.policies.headerZPosition != 0, state.table.kind(of: key) == UICollectionView.elementKindSectionHeader
        else { return }
        header.layer.zPosition = host.policies.headerZPosition
    }
}
