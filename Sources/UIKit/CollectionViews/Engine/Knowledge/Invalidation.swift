/// Forgets what is known about data and layout: all of it, or what an invalidation context names.
extension LayoutPreparation {
    /// [PASS-04] Notes the invalidation. The next pass prepares the layout.
    func layoutInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        journal.record {
            $0.write(
                .invalidate, in: $1,
                name: context.invalidateEverything ? .everything : context.invalidateDataSourceCounts ? .counts : .layout)
        }
        // UNKNOWN: whether a context whose class overrides `invalidateEverything` makes the data source count again; here it does.
        if context.invalidateEverything || context.invalidateDataSourceCounts { state.counts.forget() }
        offset.note(context)
        state.readiness.invalidate()
        if context.namesElements {
            state.map.expire(elements(namedBy: context))
        } else {
            state.map.forget()
            if state.activities.runs(.preparing) { wasInvalidatedWhilePreparing = true }
            if !state.activities.runs(.sizing) { state.sizingEpoch += 1 }
        }
        host.setNeedsLayout()
    }

    private func elements(namedBy context: UICollectionViewLayoutInvalidationContext) -> [ElementKey] {
        var keys = (context.invalidatedItemIndexPaths ?? []).map { table.key(.cell, kind: nil, $0) }
        // Sorted, because kinds get their numbers in the order in which they are first named.
        for (kind, paths) in (context.invalidatedSupplementaryIndexPaths ?? [:]).sorted(by: { $0.key < $1.key }) {
            keys += paths.map { table.key(.supplementaryView, kind: kind, $0) }
        }
        for (kind, paths) in (context.invalidatedDecorationIndexPaths ?? [:]).sorted(by: { $0.key < $1.key }) {
            keys += paths.map { table.key(.decorationView, kind: kind, $0) }
        }
        return keys
    }

    /// Discards what is known about data and layout. [POOL-08]
    func invalidateEverything() {
        state.startOver()
        // A subclass of the layout may fail to call super. That must not leave stale data on screen.
        state.readiness.invalidate(data: true)
        state.counts.forget()
        clients.layout.invalidate(everything: true)
        state.map.forget()
        host.setNeedsLayout()
    }

    /// Called when content has scrolled inside a scroll view of the layout. Other elements show now, so the layout is asked again.
    /// [COMP-02]
    func innerContentMoved() {
        state.map.forget()
        host.setNeedsLayout()
    }
}
