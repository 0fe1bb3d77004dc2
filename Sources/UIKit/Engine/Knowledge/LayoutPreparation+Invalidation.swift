/// Discards the stored counts and attributes, or marks the attributes of the elements that an
/// invalidation context names as out of date.
extension LayoutPreparation {
    /// [PASS-04] Handles an invalidation of the layout. If the context names elements, marks their
    /// attributes as out of date; otherwise discards all attributes. The layout is prepared again
    /// when it is needed, at the latest in the next layout pass.
    ///
    /// - Parameter isByApp: whether the app invalidates the layout. The views of the elements that
    ///   its context names are asked again for their preferred sizes.
    func handleInvalidation(with context: UICollectionViewLayoutInvalidationContext, isByApp: Bool) {
        journal.record {
            if context.invalidateEverything {
                $0.write(.invalidate, in: $1, name: .everything)
            } else {
                let isCounts = context.invalidateDataSourceCounts
                let isUnanimated = isCounts && (!UIView.areAnimationsEnabled || !host.isInWindow)
                $0.write(
                    .invalidate, in: $1, name: isCounts ? .counts : .layout,
                    text: isUnanimated ? InternedString(PackedEvent.withoutAnimation) : .none)
            }
        }
        // UNKNOWN: whether the counts are asked for again if a context overrides
        // `invalidateEverything` to return true. Here they are.
        if context.invalidateEverything || context.invalidateDataSourceCounts { state.counts.discardAll() }
        handleAdjustments(of: context)
        state.readiness.invalidate()
        if context.namesElements {
            let keys = keysOfElements(namedBy: context)
            state.attributes.markStale(keys)
            if isByApp { state.requestNewPreferredSizes(ofElements: keys) }
        } else {
            state.attributes.discardAll()
            if state.activities.includesAny(of: .preparing) { state.readiness.noteInvalidationWhilePreparing() }
            state.requestAllPreferredSizesIfNeeded(after: context)
        }
        host.setNeedsLayout()
    }

    private func keysOfElements(namedBy context: UICollectionViewLayoutInvalidationContext) -> [ElementKey] {
        var keys = (context.invalidatedItemIndexPaths ?? []).map(state.table.key(ofItemAt:))
        // The kinds are sorted, because `table` numbers kinds in the order in which they first
        // appear, and the order of a dictionary differs between two runs.
        for (kind, paths) in (context.invalidatedSupplementaryIndexPaths ?? [:]).sorted(by: { $0.key < $1.key }) {
            keys += paths.map { state.table.key(ofCategory: .supplementaryView, kind: kind, at: $0) }
        }
        for (kind, paths) in (context.invalidatedDecorationIndexPaths ?? [:]).sorted(by: { $0.key < $1.key }) {
            keys += paths.map { state.table.key(ofCategory: .decorationView, kind: kind, at: $0) }
        }
        return keys
    }

    /// Discards all stored counts and attributes, and invalidates the layout. [POOL-08]
    func forgetAnswers() {
        state.invalidatePlans()
        // Some of these steps repeat `handleInvalidation(with:)`, because a layout's
        // `invalidateLayout(with:)` may fail to call super.
        state.readiness.invalidate(replacesData: true)
        state.counts.discardAll()
        layoutClient.invalidate(includingData: true)
        state.attributes.discardAll()
        host.setNeedsLayout()
    }

    /// Discards the stored attributes. Called when an orthogonal section has scrolled, which moves
    /// its elements. [COMP-02]
    func handleInnerScroll() {
        state.attributes.discardAll()
        host.setNeedsLayout()
    }
}
