/// Prefetches at the end of a layout pass: puts kept cells that are far from the screen into their
/// pools, calls the prefetching data source for the items ahead, and makes a hidden cell for one of
/// them.
extension LayoutPass {
    private var prefetches: Bool { host.policies.prefetches && host.list.isPrefetchingEnabled }
    /// Whether cells outside the visible rectangle are kept, and made in advance.
    var keepsCells: Bool { prefetches && host.rules.keepsCells }

    func prefetch() {
        guard prefetches else { return }
        let visible = host.bounds
        let content = host.withView { $0.contentSize }
        for view in state.hiddenCells.evict(
            outside: state.prefetchRegion.rectOfKeptCells(around: visible, contentSize: content))
        {
            committer.retirement.putAway(view)
        }
        // [PRE-08] While the list is not in a window, nothing is prefetched: the
        // prefetching data source is not called, and no cells are made in advance.
        guard visible.width > 0, visible.height > 0, dataSourceClient.exists, host.isInWindow,
            let ahead = state.prefetchRegion.rectAhead(of: visible, contentSize: content)
        else { return }
        elements.loadElements(around: ahead, pageSize: visible.size, visibleRect: visible)
        if dataSourceClient.hasPrefetchingDataSource { updatePrefetchingItems(in: ahead, near: visible) }
        guard host.rules.keepsCells else { return }
        // [PRE-03] A pass prefetches at most one cell. [PRE-07] Early systems prefetch none before
        // the first scroll.
        guard host.policies.preparesBeforeScrolling || state.prefetchRegion.hasScrolled,
            let next = nearestItemWithoutCell(in: ahead, near: visible)
        else { return }
        let attributes = next.attributes
        guard let made = committer.provideHiddenCell(for: next, with: attributes) else { return }
        // The app may have brought the element on screen while its hidden cell was made.
        if state.visible.contains(next.key) { return committer.retirement.putAway(made) }
        state.hiddenCells.keep(HiddenCells.CachedCell(view: made, frame: attributes.frame), for: next.key)
    }

    /// Returns the item in the rectangle `ahead` that is nearest to the center of the visible
    /// rectangle, measured along one axis, and has no cell yet; nil if there is none. If several
    /// items are equally near, the one with the smallest path is returned.
    ///
    /// OPTIMIZATION: one loop. Sorting the items by distance would take longer.
    private func nearestItemWithoutCell(in ahead: CGRect, near visible: CGRect) -> KnownAttributes.Entry? {
        var best: (entry: KnownAttributes.Entry, distance: CGFloat)?
        for entry in state.attributes.entries where entry.key.category == .cell && entry.isShown(in: ahead) {
            let distance = LayoutPass.distance(of: entry.frame, from: visible, towards: ahead)
            if let best, (best.distance, best.entry.key) <= (distance, entry.key) { continue }
            if !hasCell(entry.key) { best = (entry, distance) }
        }
        return best?.entry
    }

    /// Calls the prefetching data source for the items in the rectangle `ahead` that are neither
    /// visible nor prefetched, sorted by their distance from `visible`, then by path. Leaves out
    /// the items for which it was called already. Cancels the prefetching of items that are no
    /// longer near. [PRE-04]
    private func updatePrefetchingItems(in ahead: CGRect, near visible: CGRect) {
        var wanted: [ElementKey] = []
        for entry in state.attributes.entries where entry.key.category == .cell && entry.isShown(in: ahead) {
            if !hasCell(entry.key) { wanted.append(entry.key) }
        }
        let (fetch, cancel) = state.prefetchingItems.update(to: wanted, hasCell: hasCell)
        if !cancel.isEmpty { dataSourceClient.cancelPrefetchingOfItems(at: dataSourcePaths(of: cancel)) }
        guard !fetch.isEmpty else { return }
        var found: [(key: ElementKey, distance: CGFloat)] = []
        for key in fetch {
            guard let frame = state.attributes.entry(for: key)?.frame else { continue }
            found.append((key, LayoutPass.distance(of: frame, from: visible, towards: ahead)))
        }
        dataSourceClient.prefetchItems(at: dataSourcePaths(of: LayoutPass.keysSortedByDistance(found)))
    }

    private func hasCell(_ key: ElementKey) -> Bool { state.visible.contains(key) || state.hiddenCells.contains(key) }

    /// Converts keys, whose index paths are those on screen, to index paths of the data source. The
    /// two may differ while the user moves an item, and while the gap or a placeholder of a drop is
    /// shown. The gap and the placeholders are left out.
    private func dataSourcePaths(of keys: [ElementKey]) -> [IndexPath] {
        keys.map { state.table.indexPath(of: $0) }.compactMap(state.dataSourcePath)
    }

    /// Returns the distance between the centers of an item and of the visible rectangle: the
    /// vertical one if the rectangle `ahead` lies above or below the visible rectangle, otherwise
    /// the horizontal one.
    private static func distance(of frame: CGRect, from visible: CGRect, towards ahead: CGRect) -> CGFloat {
        ahead.minY >= visible.maxY || ahead.maxY <= visible.minY
            ? abs(frame.midY - visible.midY) : abs(frame.midX - visible.midX)
    }

    /// OPTIMIZATION: `nonisolated`. On the main actor, the closure for sorting would check at each
    /// call that it runs there.
    private nonisolated static func keysSortedByDistance(_ found: [(key: ElementKey, distance: CGFloat)])
        -> [ElementKey]
    {
        found.sorted { ($0.distance, $0.key) < ($1.distance, $1.key) }.map(\.key)
    }
}
