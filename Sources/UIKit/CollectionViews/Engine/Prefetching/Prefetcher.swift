/// Prefetches at the end of a pass: puts away kept cells that are far from the screen, announces the items ahead, and makes one cell ready.
final class Prefetcher: LayoutAwarePart {
    private let committer: Committer
    private let retirement: Retirement

    init(_ base: LayoutAwarePart, committer: Committer, retirement: Retirement) {
        self.committer = committer
        self.retirement = retirement
        super.init(base)
    }

    var prefetches: Bool { host.policies.prefetches && host.withView { $0.isPrefetchingEnabled } }

    /// Prefetches, if prefetching is enabled in the system and the view. This is the last phase of a pass.
    func prefetch() {
        guard prefetches else { return }
        let visible = host.bounds
        let content = host.withView { $0.contentSize }
        for view in state.prefetched.evict(outside: state.prefetchRegion.rectKept(around: visible, content: content)) {
            retirement.putAway(view)
        }
        // [PRE-08] Outside a window no items are announced and no cells are prepared.
        guard visible.width > 0, visible.height > 0, clients.dataSource.exists, host.isInWindow,
            let ahead = state.prefetchRegion.rectAhead(of: visible, content: content)
        else { return }
        elements.loadElements(around: ahead, page: visible.size, visible: visible)
        if clients.dataSource.hasPrefetchingDataSource { announceItems(in: ahead, near: visible) }
        // [PRE-03] A pass prepares at most one cell. [PRE-07] Early systems prepare none before the first scroll.
        guard host.policies.preparesBeforeScrolling || state.prefetchRegion.hasScrolled,
            let next = nearestItem(in: ahead, near: visible)
        else { return }
        let attributes = next.attributes
        guard let made = committer.prepare(next, attributes) else { return }
        state.prefetched.keep(next.key, PrefetchedCells.CachedCell(view: made, frame: attributes.frame))
    }

    /// Returns the nearest item ahead that has no cell yet. If several items are equally near, the one with the smallest path is returned.
    ///
    /// OPTIMIZATION: one loop without sorting.
    private func nearestItem(in ahead: CGRect, near visible: CGRect) -> KnownAttributes.Entry? {
        let isVertical = ahead.minX == visible.minX
        var best: (entry: KnownAttributes.Entry, distance: CGFloat)?
        for entry in state.attributes.entries where entry.key.category == .cell && !entry.isHidden && entry.frame.isVisible(in: ahead) {
            let distance = isVertical ? abs(entry.frame.midY - visible.midY) : abs(entry.frame.midX - visible.midX)
            if let best, (best.distance, best.entry.key) <= (distance, entry.key) { continue }
            if state.visible.contains(entry.key) || state.prefetched.holds(entry.key) { continue }
            best = (entry, distance)
        }
        return best?.entry
    }

    /// Tells the prefetching data source which items ahead are new, and which are no longer needed. The new items are
    /// sorted by distance, then by path. [PRE-04]
    private func announceItems(in ahead: CGRect, near visible: CGRect) {
        var wanted: ContiguousArray<ElementKey> = []
        for entry in state.attributes.entries where entry.key.category == .cell && !entry.isHidden && entry.frame.isVisible(in: ahead) {
            if !state.visible.contains(entry.key), !state.prefetched.holds(entry.key) { wanted.append(entry.key) }
        }
        let (shown, cached) = (state.visible, state.prefetched.cached)
        let (fetch, cancel) = state.announced.update(wanted) { shown.contains($0) || cached[$0] != nil }
        if !cancel.isEmpty { clients.dataSource.cancelPrefetching(dataSourcePaths(of: cancel)) }
        guard !fetch.isEmpty else { return }
        let isVertical = ahead.minX == visible.minX
        var found: ContiguousArray<(key: ElementKey, distance: CGFloat)> = []
        for key in fetch {
            guard let frame = state.attributes.entry(for: key)?.frame else { continue }
            found.append((key, isVertical ? abs(frame.midY - visible.midY) : abs(frame.midX - visible.midX)))
        }
        clients.dataSource.prefetch(dataSourcePaths(of: Prefetcher.sortedByDistance(found)))
    }

    /// Returns paths in the data source, which may differ from those on screen. Items that the data source does not have are left out.
    private func dataSourcePaths(of keys: ContiguousArray<ElementKey>) -> [IndexPath] {
        let paths = keys.map { table.indexPath(of: $0) }
        return state.hasRearrangedItems ? paths.compactMap(state.dataSourcePath) : paths
    }

    /// Returns the keys sorted by distance, then by path.
    ///
    /// OPTIMIZATION: this function is outside of the main actor, because a closure on the main actor checks at each call that it runs
    /// there.
    private nonisolated static func sortedByDistance(
        _ found: ContiguousArray<(key: ElementKey, distance: CGFloat)>
    ) -> ContiguousArray<ElementKey> {
        ContiguousArray(found.sorted { ($0.distance, $0.key) < ($1.distance, $1.key) }.map(\.key))
    }
}
