/// Calls `willDisplay` and `didEndDisplaying`, but not for decoration views, which belong to the
/// layout alone. [PASS-09]
@MainActor
final class DisplayAnnouncer {
    private let journal: Journal
    private let state: EngineState
    private let delegateClient: any DelegateClient
    private let placement: SiblingPlacement

    init(journal: Journal, state: EngineState, delegateClient: any DelegateClient, placement: SiblingPlacement) {
        self.journal = journal
        self.state = state
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

    // MARK: - Postponed calls. [PASS-06]

    /// Calls `willDisplay` for a view that has come on screen. Postpones the call if the view's
    /// preferred size has just invalidated the layout, unless the round is part of an animated change.
    ///
    /// - Parameter isResized: whether the preferred size of the view has invalidated the layout.
    @inline(__always)
    func announceOrPostponeDisplay(
        of view: UIView, for key: ElementKey, isResized: Bool, during round: inout LayoutRound
    ) {
        if isResized, round.postponesAnnouncements {
            postponeDisplay(of: view, during: &round)
        } else {
            announceDisplay(of: view, for: key)
        }
    }

    // OPTIMIZATION: a function of its own. Otherwise the view would be retained for the list even if
    // it is announced at once.
    @inline(never)
    private func postponeDisplay(of view: UIView, during round: inout LayoutRound) {
        view.reuseState.awaitsAnnouncement = true
        round.unannounced.append(view)
    }

    /// Calls the postponed `willDisplay` for those of the views that are still on screen and wait
    /// for it.
    func announcePostponedViews(_ views: [UIView]) {
        for view in views {
            if let key = state.visible.key(of: view) { announceDisplayIfPostponed(of: view, for: key) }
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
