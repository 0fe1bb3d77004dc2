/// Forgets what is known about data and layout: everything, or what an invalidation context names.
extension LayoutPreparation {
    /// [PASS-04] Handles an invalidation of the layout. The next pass prepares the layout.
    func handleInvalidation(with context: UICollectionViewLayoutInvalidationContext) {
        journal.record {
            $0.write(
                .invalidate, in: $1,
                name: context.invalidateEverything ? .everything : context.invalidateDataSourceCounts ? .counts : .layout)
        }
        // UNKNOWN: whether the counts are asked for again if a context's class overrides `invalidateEverything`. Here they are.
        if context.invalidateEverything || context.invalidateDataSourceCounts { state.counts.forget() }
        offset.noteAdjustments(of: context)
        state.readiness.invalidate()
        if context.namesElements {
            state.attributes.markStale(elements(namedBy: context))
        } else {
            state.attributes.forget()
            if state.activities.includesAny(.preparing) { wasInvalidatedWhilePreparing = true }
            if !state.activities.includesAny(.sizing) { state.sizingVersion += 1 }
        }
        host.setNeedsLayout()
    }

    private func elements(namedBy context: UICollectionViewLayoutInvalidationContext) -> [ElementKey] {
        var keys = (context.invalidatedItemIndexPaths ?? []).map { table.key(.cell, kind: nil, $0) }
        // The kinds are sorted, because they are numbered in the order in which they first appear, and a dictionary has no fixed order.
        for (kind, paths) in (context.invalidatedSupplementaryIndexPaths ?? [:]).sorted(by: { $0.key < $1.key }) {
            keys += paths.map { table.key(.supplementaryView, kind: kind, $0) }
        }
        for (kind, paths) in (context.invalidatedDecorationIndexPaths ?? [:]).sorted(by: { $0.key < $1.key }) {
            keys += paths.map { table.key(.decorationView, kind: kind, $0) }
        }
        return keys
    }

    /// Discards everything that is known about data and layout. [POOL-08]
    func invalidateEverything() {
        state.invalidatePlans()
        // Some of these steps repeat the invalidation, because a subclass of the layout may fail to call super.
        state.readiness.invalidate(data: true)
        state.counts.forget()
        clients.layout.invalidate(everything: true)
        state.attributes.forget()
        host.setNeedsLayout()
    }

    /// Forgets what is known about the layout. Called when a scroll view of the layout has scrolled. [COMP-02]
    func noteInnerScroll() {
        state.attributes.forget()
        host.setNeedsLayout()
    }
}
