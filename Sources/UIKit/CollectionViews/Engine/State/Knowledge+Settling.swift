/// Invalidation, and the steps that bring the layout up to date after it.
extension Knowledge {
    /// [PASS-04] Notes the invalidation. The next pass prepares the layout.
    func layoutInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
        journal.record {
            $0.write(
                .invalidate, in: $1,
                name: context.invalidateEverything ? .everything : context.invalidateDataSourceCounts ? .counts : .layout)
        }
        if context.invalidateEverything || context.invalidateDataSourceCounts { state.counts.forget() }
        offsetAdjustment.x += context.contentOffsetAdjustment.x
        offsetAdjustment.y += context.contentOffsetAdjustment.y
        let view = journal.view
        if context.contentSizeAdjustment != .zero {
            view.contentSize.width += context.contentSizeAdjustment.width
            view.contentSize.height += context.contentSizeAdjustment.height
        }
        state.phase.invalidate()
        if context.namesElements {
            state.map.expire(elements(namedBy: context))
        } else {
            state.map.forget()
            if state.phase.runs(.settling) { state.phase.oweForgetting() }
            if !state.phase.runs(.sizing) { state.sizesMayDiffer() }
        }
        view.setNeedsLayout()
    }

    private func elements(namedBy context: UICollectionViewLayoutInvalidationContext) -> [ElementKey] {
        var keys = (context.invalidatedItemIndexPaths ?? []).map { journal.table.key(.cell, kind: nil, $0) }
        // Sorted, because kinds get their numbers in the order in which they are first named.
        for (kind, paths) in (context.invalidatedSupplementaryIndexPaths ?? [:]).sorted(by: { $0.key < $1.key }) {
            keys += paths.map { journal.table.key(.supplementaryView, kind: kind, $0) }
        }
        for (kind, paths) in (context.invalidatedDecorationIndexPaths ?? [:]).sorted(by: { $0.key < $1.key }) {
            keys += paths.map { journal.table.key(.decorationView, kind: kind, $0) }
        }
        return keys
    }

    /// Discards what is known about data and layout. [POOL-08]
    func invalidateEverything() {
        state.startOver()
        // A subclass of the layout may fail to call super. That must not leave stale data on screen.
        state.phase.invalidate(data: true)
        state.counts.forget()
        clients.layout.invalidate(everything: true)
        state.map.forget()
        journal.view.setNeedsLayout()
    }

    /// Called when content has scrolled inside a scroll view of the layout. Other elements show now, so the layout is asked again.
    /// [COMP-02]
    func embeddedContentMoved() {
        state.map.forget()
        journal.view.setNeedsLayout()
    }

    /// Prepares the layout if it is out of date. A pass begins with it, and so does a question from outside.
    func settle() {
        guard state.phase.isLayoutInvalid, !state.phase.runs(.settling) else { return }
        state.phase.begin(.settling)
        defer { state.phase.end(.settling) }
        let isFirst = state.phase.beginPreparing()
        if state.phase.takeForgetting() { state.map.forget() }
        let view = journal.view
        view.world.run {
            clients.dataSource.holding {
                clients.layout.prepare()
                state.noteEmbedding(by: clients.layout.embedding)
                _ = numberOfSections()
                readContentSize()
            }
            if isFirst { standAtLeadingEdge() } else if state.phase.isDataNew { pullBack() }
            state.phase.dataWasShown()
            guard offsetAdjustment != .zero else { return }
            let offset = CGPoint(x: view.contentOffset.x + offsetAdjustment.x, y: view.contentOffset.y + offsetAdjustment.y)
            offsetAdjustment = .zero
            view.contentOffset = offset
        }
    }

    func readContentSize() {
        let size = clients.layout.contentSize()
        if journal.view.contentSize != size { journal.view.contentSize = size }
    }

    /// Lets the content begin at its leading edge, which is the right one when it is mirrored.
    private func standAtLeadingEdge() {
        let view = journal.view
        guard let width = clients.layout.flip.width, width > view.bounds.width else { return }
        view.contentOffset.x = width - view.bounds.width
    }

    /// [SCROLL-01] Called in a pass once the layout has said how large the content is: an offset beyond the end is pulled back.
    func stayInRange() {
        let view = journal.view
        guard view.isRangeNew, view.motion == nil, state.transition == nil, !state.phase.isLayoutInvalid else { return }
        view.isRangeNew = false
        guard !view.isDragging else { return }
        let (offset, end) = (view.contentOffset, view.offsetLimits.greatest)
        guard offset.x > end.x || offset.y > end.y else { return }
        view.contentOffset = CGPoint(x: min(offset.x, end.x), y: min(offset.y, end.y))
        // The layout may have requested to be prepared for the new bounds.
        settle()
    }

    /// After a reload that leaves less content, the view does not stay beyond its end. [api: section 6]
    private func pullBack() {
        let view = journal.view
        let offset = view.clamped(view.contentOffset)
        if offset != view.contentOffset { view.contentOffset = offset }
    }

    /// After an update, or with another layout, the offset may not lie beyond the end of the content unless the app says so. The
    /// layout is asked first, then the delegate, who has the last word. [api: section 1]
    func adjustOffset() {
        let view = journal.view
        view.isRangeNew = false
        let proposed = view.clamped(view.contentOffset)
        let target = clients.delegate.targetOffset(forProposed: clients.layout.targetOffset(forProposed: proposed))
        guard target != view.contentOffset else { return }
        view.contentOffset = target
        // The layout may have requested to be prepared for the new bounds.
        settle()
    }
}
