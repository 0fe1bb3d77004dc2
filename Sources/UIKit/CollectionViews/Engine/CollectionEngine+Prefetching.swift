/// How a pass uses the prefetch cache.
extension CollectionEngine {
    var prefetches: Bool { behavior.prefetches && view.isPrefetchingEnabled }

    /// [PRE-01] Hidden, kept under its item; `didEndDisplaying` now.
    func cacheAway(_ element: VisibleElements.Element) {
        recordElement(.leave, .begin, element.key, element.view)
        element.view.isHidden = true
        element.view.standing.state = .cached
        prefetching.put(
            element.key, Prefetching.Cached(view: element.view, frame: element.view.standing.applied.values.frame, answer: element.answer))
        conversation.didEndDisplaying(element.view, element.key)
        recordElement(.leave, .end, element.key, element.view)
    }

    func noteShown(_ key: ElementKey) {
        if !prefetching.announced.isEmpty { prefetching.noteShown(table.indexPath(of: key)) }
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
        guard visible.width > 0, visible.height > 0, view.dataSource != nil,
            let ahead = prefetching.ahead(of: visible, content: content)
        else { return }
        gather(around: ahead, page: visible.size)
        if view.prefetchDataSource != nil { announce(candidates(in: ahead, near: visible)) }
        // [PRE-03] One per pass.
        guard let next = nearest(in: ahead, near: visible) else { return }
        prepare(next)
    }

    /// The first of the `candidates` that is not ready yet.
    ///
    /// OPTIMIZATION: one walk; sorting all of them takes 10 us a pass.
    private func nearest(in ahead: CGRect, near visible: CGRect) -> AttributeMap.Entry? {
        let isVertical = ahead.minX == visible.minX
        var best: (entry: AttributeMap.Entry, distance: CGFloat)?
        for entry in map.entries where entry.key.category == .cell && !entry.isHidden && entry.frame.overlaps(ahead) {
            let distance = isVertical ? abs(entry.frame.midY - visible.midY) : abs(entry.frame.midX - visible.midX)
            if let best, (best.distance, best.entry.key) <= (distance, entry.key) { continue }
            if self.visible.contains(entry.key) || prefetching.holds(entry.key) { continue }
            best = (entry, distance)
        }
        return best?.entry
    }

    /// Cells ahead that are not on screen, nearest first: by distance along the way, then by path.
    private func candidates(in ahead: CGRect, near visible: CGRect) -> [AttributeMap.Entry] {
        let isVertical = ahead.minX == visible.minX
        func distance(_ frame: CGRect) -> CGFloat {
            isVertical ? abs(frame.midY - visible.midY) : abs(frame.midX - visible.midX)
        }
        return map.entries(in: ahead)
            .filter { $0.key.category == .cell && !self.visible.contains($0.key) }
            .map { (entry: $0, distance: distance($0.frame)) }
            .sorted { ($0.distance, $0.entry.key) < ($1.distance, $1.entry.key) }
            .map(\.entry)
    }

    private func announce(_ candidates: [AttributeMap.Entry]) {
        let (cached, shown) = (prefetching.cached, self.visible)
        let paths = candidates.filter { cached[$0.key] == nil }.map { table.indexPath(of: $0.key) }
        let near = Set((cached.keys.map { $0 } + shown.elements.map(\.key)).map { table.indexPath(of: $0) })
        let (fetch, cancel) = prefetching.announce(paths) { near.contains($0) }
        if !cancel.isEmpty { conversation.cancelPrefetching(cancel) }
        if !fetch.isEmpty { conversation.prefetch(fetch) }
    }

    private func prepare(_ entry: AttributeMap.Entry) {
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
