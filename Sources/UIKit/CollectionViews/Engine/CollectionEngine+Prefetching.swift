/// How a pass uses the prefetch cache.
extension CollectionEngine {
    var prefetches: Bool { behavior.prefetches && view.isPrefetchingEnabled }

    /// [PRE-01] Hidden, kept under its item; `didEndDisplaying` now.
    func cacheAway(_ element: VisibleElements.Element) {
        journal.recordElement(.leave, .begin, element.key, element.view)
        element.view.isHidden = true
        element.view.standing.state = .cached
        prefetching.put(
            element.key, Prefetching.Cached(view: element.view, frame: element.view.standing.applied.values.frame, answer: element.answer))
        delegateClient.didEndDisplaying(element.view, element.key)
        journal.recordElement(.leave, .end, element.key, element.view)
    }

    func noteShown(_ key: ElementKey) {
        if !prefetching.announced.isEmpty { prefetching.noteShown(key) }
    }

    /// Empties the cache into the pools. [PRE-06]
    func flushPrefetched() {
        for (_, element) in prefetching.drain() { putAway(element.view) }
        prefetching.forgetAnnounced()
    }

    /// The last step of a pass: let go what is far, announce what is near, make one cell ready.
    func prefetch() {
        guard prefetches else { return }
        let visible = view.bounds
        let content = view.contentSize
        for (_, element) in prefetching.evict(outside: prefetching.kept(around: visible, content: content)) { putAway(element.view) }
        guard visible.width > 0, visible.height > 0, dataSourceClient.exists,
            let ahead = prefetching.ahead(of: visible, content: content)
        else { return }
        gather(around: ahead, page: visible.size)
        if dataSourceClient.hearsOfPrefetching { announce(ahead, near: visible) }
        // [PRE-03] One per pass.
        guard let next = nearest(in: ahead, near: visible) else { return }
        prepare(next)
    }

    /// The item ahead that comes next, by distance along the way, then by path, and is not ready yet.
    ///
    /// OPTIMIZATION: one walk, nothing sorted.
    private func nearest(in ahead: CGRect, near visible: CGRect) -> KnownAttributes.Entry? {
        let isVertical = ahead.minX == visible.minX
        var best: (entry: KnownAttributes.Entry, distance: CGFloat)?
        for entry in map.entries where entry.key.category == .cell && !entry.isHidden && entry.frame.shows(in: ahead) {
            let distance = isVertical ? abs(entry.frame.midY - visible.midY) : abs(entry.frame.midX - visible.midX)
            if let best, (best.distance, best.entry.key) <= (distance, entry.key) { continue }
            if self.visible.contains(entry.key) || prefetching.holds(entry.key) { continue }
            best = (entry, distance)
        }
        return best?.entry
    }

    /// Tells the prefetching data source what it has not heard of, nearest first: by distance along the way, then by path. [PRE-04]
    private func announce(_ ahead: CGRect, near visible: CGRect) {
        var wanted: ContiguousArray<ElementKey> = []
        for entry in map.entries where entry.key.category == .cell && !entry.isHidden && entry.frame.shows(in: ahead) {
            if self.visible.contains(entry.key) || prefetching.holds(entry.key) { continue }
            wanted.append(entry.key)
        }
        let (shown, cached) = (self.visible, prefetching.cached)
        let (fetch, cancel) = prefetching.announce(wanted) { shown.contains($0) || cached[$0] != nil }
        if !cancel.isEmpty { dataSourceClient.cancelPrefetching(journal.table.indexPaths(of: cancel)) }
        guard !fetch.isEmpty else { return }
        let isVertical = ahead.minX == visible.minX
        var found: ContiguousArray<(key: ElementKey, distance: CGFloat)> = []
        for key in fetch {
            guard let frame = map.entry(for: key)?.frame else { continue }
            found.append((key, isVertical ? abs(frame.midY - visible.midY) : abs(frame.midX - visible.midX)))
        }
        dataSourceClient.prefetch(journal.table.indexPaths(of: CollectionEngine.nearestFirst(found)))
    }

    /// OPTIMIZATION: off the actor, where closures are not checked for it.
    private nonisolated static func nearestFirst(
        _ found: ContiguousArray<(key: ElementKey, distance: CGFloat)>
    ) -> ContiguousArray<ElementKey> {
        ContiguousArray(found.sorted { ($0.distance, $0.key) < ($1.distance, $1.key) }.map(\.key))
    }

    private func prepare(_ entry: KnownAttributes.Entry) {
        let epoch = self.epoch
        let attributes = entry.attributes
        guard let made = view(for: entry.key, attributes, z: attributes.zIndex, cause: .layout) else { return }
        made.isHidden = true
        made.standing.key = entry.key
        made.standing.state = .cached
        guard self.epoch == epoch else { return putAway(made) }
        prefetching.put(entry.key, Prefetching.Cached(view: made, frame: attributes.frame, answer: entry.answer))
    }
}
