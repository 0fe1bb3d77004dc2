/// Separates views from their elements. A view is put into its pool, removed from the hierarchy, or kept for its item.
final class Retirement: LayoutAwarePart {
    private let placement: SiblingPlacement

    init(_ base: LayoutAwarePart, placement: SiblingPlacement) {
        self.placement = placement
        super.init(base)
    }

    /// [PASS-10] Puts a view into its pool and hides it, or removes it if it cannot be put there. Then calls `didEndDisplaying`.
    ///
    /// - Parameter keeps: whether the view is hidden and kept for its item, and not put into its pool. [PRE-01]
    func retire(_ element: VisibleElements.Element, keeps: Bool = false) {
        announceLeaving(element.view)
        journal.recordElement(.leave, .begin, element.key, element.view)
        if keeps {
            element.view.isHidden = true
            element.view.reuseState.state = .cached
            let frame = element.view.reuseState.applied.values.frame
            state.prefetched.keep(element.key, PrefetchedCells.CachedCell(view: element.view, frame: frame))
        } else {
            putAway(element.view)
        }
        announceEnd(element.view, element.key)
        journal.recordElement(.leave, .end, element.key, element.view)
    }

    /// Puts a view into its pool. Removes the view from the hierarchy if it has no pool, if the pool is full, or if views like this one are
    /// not pooled.
    func putAway(_ target: UICollectionReusableView) {
        if let pool = state.pools.pool(of: target) {
            pool.withoutRetaining { putAway(target, into: $0) }
        } else {
            target.reuseState.state = .foreign
            placement.changeSiblings { target.removeFromSuperview() }
        }
    }

    private func putAway(_ target: UICollectionReusableView, into pool: ReusePool) {
        // A view that the app has removed from its superview is not put into its pool, because views in a pool are still subviews.
        // [POOL-04], [POOL-07]
        let isPooled = (pool.category != .decorationView || host.policies.poolsDecorations) && placement.isPlaced(target)
        let size = host.withView { $0.bounds.size }
        if !isPooled {
            pool.discard(target)
        } else if pool.putAway(target, area: size.width * size.height) {
            journal.tally.put += 1
            if target.backing.runningAnimations != nil { target.backing.removeAllAnimations() }
            // [POOL-04] A dormant view stays in `subviews`, hidden.
            target.isHidden = true
            return journal.recordPooling(.put, target, pool)
        }
        target.layer.removeAllAnimations()
        drop(target, from: pool)
    }

    /// Removes a view that its pool does not keep. [POOL-05], [POOL-06]
    private func drop(_ view: UICollectionReusableView, from pool: ReusePool) {
        journal.tally.dropped += 1
        journal.recordPooling(.drop, view, pool)
        placement.changeSiblings { view.removeFromSuperview() }
    }

    /// Puts all kept cells into their pools, and forgets which items were announced. [PRE-06]
    func flushPrefetched() {
        for view in state.prefetched.evict(outside: nil) { putAway(view) }
        state.announced = AnnouncedItems()
    }

    /// Retires all views at once, also those that are being animated away and those that are kept, and discards what is known of
    /// data and layout. The next pass requests views for all elements again. [POOL-08]
    func discardEverything() {
        for element in state.visible.removeAll() { retire(element) }
        let leaving = state.departing
        state.departing = []
        for element in leaving where element.view.reuseState.state == .leaving { retire(element) }
        discardKnowledge()
    }

    /// Discards what is known of data and layout, and keeps the views on screen. [UPD-13]
    func discardKnowledge() {
        flushPrefetched()
        preparation.invalidateEverything()
    }

    /// [POOL-06] Empties the pools, and removes their views from the hierarchy.
    func emptyPools() {
        flushPrefetched()
        for pool in state.pools.all {
            for dormant in pool.drain() { drop(dormant, from: pool) }
        }
    }
}
