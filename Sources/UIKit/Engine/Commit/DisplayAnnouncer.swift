/// Calls `willDisplay` and `didEndDisplaying`, but not for decoration views, which belong to the
/// layout alone. [PASS-09]
@MainActor
final class DisplayAnnouncer {
    private let journal: Journal
    private let delegateClient: any DelegateClient
    private let placement: SiblingPlacement

    init(journal: Journal, delegateClient: any DelegateClient, placement: SiblingPlacement) {
        self.journal = journal
        self.delegateClient = delegateClient
        self.placement = placement
    }

    @inline(__always)
    func announceDisplay(of view: UIView, for key: ElementKey) {
        if key.category == .supplementaryView { placement.setZPositionIfHeader(view, for: key) }
        journal.tally.willDisplays += 1
        if key.category != .decorationView, delegateClient.exists { delegateClient.willDisplay(view, for: key) }
    }

    @inline(__always)
    func announceEndOfDisplay(of view: UIView, for key: ElementKey) {
        journal.tally.didEndDisplayings += 1
        if key.category != .decorationView, delegateClient.exists {
            delegateClient.didEndDisplaying(view, for: key)
        }
    }

    /// Calls the postponed `willDisplay` for a view, if it waits for that call.
    @inline(__always)
    func announceDisplayIfPostponed(of view: UIView, for key: ElementKey) {
        guard view.reuseState.awaitsAnnouncement else { return }
        view.reuseState.awaitsAnnouncement = false
        announceDisplay(of: view, for: key)
    }
}
