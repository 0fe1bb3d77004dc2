/// Takes views away from elements: into their pools, out of the hierarchy, or aside for their items.
final class Retirement: EnginePart {
    private let placement: SiblingPlacement
    private let announcements: Announcements
    private let invalidation: Invalidation

    init(
        _ base: EnginePart, placement: SiblingPlacement, announcements: Announcements, invalidation: Invalidation
    ) {
        self.placement = placement
        self.announcements = announcements
        self.invalidation = invalidation
        super.init(base)
    }

    /// [PASS-10] Puts the view into its pool, or removes it when the pool is full; hides it; then calls `didEndDisplaying`.
    func retire(_ view: UICollectionReusableView, _ key: ElementKey) {
        announcements.announceLeaving(view)
        journal.recordElement(.leave, .begin, key, view)
        putAway(view)
        clients.delegate.didEndDisplaying(view, key)
        journal.recordElement(.leave, .end, key, view)
    }

    func putAway(_ target: UICollectionReusableView) {
        if let pool = state.pools.pool(of: target) {
            pool.borrowed { putAway(target, into: $0) }
        } else {
            target.standing.state = .foreign
            placement.arrange { target.removeFromSuperview() }
        }
    }

    private func putAway(_ target: UICollectionReusableView, into pool: ReusePool) {
        let isPooled = pool.category != .decorationView || host.policies.reuse.poolsDecorations  // [POOL-07]
        // A view that the app has removed from the hierarchy does not go back to its pool, because a dormant view stands among the
        // siblings. [POOL-04]
        if isPooled, placement.isPlaced(target) {
            let size = host.peek { $0.bounds.size }
            if pool.putAway(target, area: size.width * size.height) {
                journal.tally.put += 1
                if target.backing.running != nil { target.backing.removeAllAnimations() }
                // [POOL-04] A dormant view stays in `subviews`, hidden.
                target.isHidden = true
                journal.recordPooling(.put, target, pool)
                return
            }
        } else {
            pool.discard(target)
        }
        // [POOL-05]
        target.layer.removeAllAnimations()
        journal.tally.dropped += 1
        journal.recordPooling(.drop, target, pool)
        placement.arrange { target.removeFromSuperview() }
    }

    /// [PRE-01] Hides the view and keeps it for its item. `didEndDisplaying` is called now.
    func keep(_ element: VisibleElements.Element) {
        announcements.announceLeaving(element.view)
        journal.recordElement(.leave, .begin, element.key, element.view)
        element.view.isHidden = true
        element.view.standing.state = .cached
        state.prefetched.put(
            element.key,
            PrefetchedCells.Cached(view: element.view, frame: element.view.standing.applied.values.frame, answer: element.answer))
        clients.delegate.didEndDisplaying(element.view, element.key)
        journal.recordElement(.leave, .end, element.key, element.view)
    }

    /// Moves all kept cells to their pools. [PRE-06]
    func flushPrefetched() {
        for (_, element) in state.prefetched.drain() { putAway(element.view) }
        state.announced.forget()
    }

    /// Puts every view into its pool, also those that are being animated away and those kept for later.
    private func retireEverything() {
        for element in state.visible.removeAll() { retire(element.view, element.key) }
        let leaving = state.departing
        state.departing = []
        for element in leaving where element.view.standing.state == .leaving { retire(element.view, element.key) }
        flushPrefetched()
    }

    /// Retires every visible view at once and discards what is known. New views come with the next pass. [POOL-08]
    func discardEverything() {
        retireEverything()
        invalidation.invalidateEverything()
    }

    /// Discards what is known, and keeps the views on screen. [UPD-13]
    func discardKnowledge() {
        flushPrefetched()
        invalidation.invalidateEverything()
    }

    /// [POOL-06] Empties the pools. The views leave the hierarchy.
    func emptyPools() {
        flushPrefetched()
        for pool in state.pools.all {
            for dormant in pool.drain() {
                journal.tally.dropped += 1
                journal.recordPooling(.drop, dormant, pool)
                placement.arrange { dormant.removeFromSuperview() }
            }
        }
    }
}
