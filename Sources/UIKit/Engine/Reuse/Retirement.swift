/// Takes views off the screen: puts a view into its reuse pool, removes it from the hierarchy, or
/// hides it and keeps it for its item.
@MainActor
final class Retirement {
    private let host: Host
    private let journal: Journal
    private let state: EngineState
    private let placement: SiblingPlacement
    private let announcer: DisplayAnnouncer

    init(
        host: Host, journal: Journal, state: EngineState, placement: SiblingPlacement, announcer: DisplayAnnouncer
    ) {
        self.host = host
        self.journal = journal
        self.state = state
        self.placement = placement
        self.announcer = announcer
    }

    /// [PASS-10] Takes an element's view off the screen, and calls `didEndDisplaying` unless the
    /// element is a decoration. The view is put into its reuse pool, or removed from the hierarchy
    /// if it cannot be put there.
    ///
    /// - Parameter keepsView: whether the view is hidden and kept for its item instead. [PRE-01]
    func retire(_ element: VisibleElements.Element, keepsView: Bool = false) {
        announcer.announceDisplayIfPostponed(of: element.view, for: element.key)
        journal.recordEvent(.leave, .begin, ofElement: element.key, view: element.view)
        // The app may have brought the element on screen again, with another view.
        if keepsView, !state.visible.contains(element.key) {
            element.view.isHidden = true
            element.view.reuseState.state = .cached
            let frame = element.view.reuseState.applied.values.frame
            state.hiddenCells.keep(HiddenCells.CachedCell(view: element.view, frame: frame), for: element.key)
        } else {
            putAway(element.view)
        }
        announcer.announceEndOfDisplay(of: element.view, for: element.key)
        journal.recordEvent(.leave, .end, ofElement: element.key, view: element.view)
    }

    /// Ends the display of a leaving element whose view the app has kept and returns for another
    /// element, or for the same one after a reload. The view stays where it is.
    ///
    /// UNKNOWN: what UIKit does with such a view. Here it shows its new element, and
    /// `didEndDisplaying` is called for the old one at once.
    func handOver(_ view: UIView) {
        guard let key = view.reuseState.key else { return }
        state.departing.removeAll { $0.view === view }
        announcer.announceDisplayIfPostponed(of: view, for: key)
        journal.recordEvent(.leave, .begin, ofElement: key, view: view)
        view.reuseState.state = .orphan
        announcer.announceEndOfDisplay(of: view, for: key)
        journal.recordEvent(.leave, .end, ofElement: key, view: view)
    }

    /// Puts a view into its reuse pool. Removes the view from the hierarchy instead if it has no
    /// pool or cannot be put there.
    func putAway(_ target: UIView) {
        if let pool = state.pools.pool(of: target) {
            pool.withoutRetaining { putAway(target, into: $0) }
        } else {
            target.reuseState.state = .foreign
            placement.changeSiblings { target.removeFromSuperview() }
        }
    }

    private func putAway(_ target: UIView, into pool: ReusePool) {
        // A view that the app has removed from its superview is not put into its pool, because
        // views in a pool must be subviews.
        // [POOL-04], [POOL-07]
        let isPooled =
            (pool.category != .decorationView || host.policies.poolsDecorations) && placement.isInIntendedParent(target)
        let size = host.withView { $0.backing.storedBounds.size }
        if !isPooled {
            pool.discard(target)
        } else if pool.putAway(target, collectionViewArea: size.width * size.height) {
            journal.tally.put += 1
            if target.backing.runningAnimations != nil { target.backing.removeAllAnimations() }
            // [POOL-04] A view in a reuse pool stays in `subviews`, hidden.
            target.isHidden = true
            return journal.recordPoolEvent(.put, of: target, in: pool)
        }
        target.layer.removeAllAnimations()
        drop(target, from: pool)
    }

    /// Removes from the hierarchy a view that its reuse pool does not keep. [POOL-05], [POOL-06]
    private func drop(_ view: UIView, from pool: ReusePool) {
        journal.tally.dropped += 1
        journal.recordPoolEvent(.drop, of: view, in: pool)
        placement.changeSiblings { view.removeFromSuperview() }
    }

    /// Empties the reuse pools, and removes their views from the hierarchy.
    func dropPooledViews() {
        for pool in state.pools.all {
            for dormant in pool.drain() { drop(dormant, from: pool) }
        }
    }
}
