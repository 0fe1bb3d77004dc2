/// How a pass uses the prefetch cache.
extension CollectionEngine {
    var prefetches: Bool { behavior.prefetches && view.isPrefetchingEnabled }

    /// [PRE-01] Hidden, kept under its item; `didEndDisplaying` now.
    func cacheAway(_ element: VisibleElements.Element) {
        record { elementEvent(.leave, element.key, element.view, .begin) }
        element.view.isHidden = true
        element.view.standing.state = .cached
        prefetching.put(element.key, Prefetching.Cached(view: element.view, attributes: element.attributes, answer: element.answer))
        conversation.didEndDisplaying(element.view, element.key, table.indexPath(of: element.key))
        record { elementEvent(.leave, element.key, element.view, .end) }
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
        // Nearest first: by distance from the visible rectangle, then by path.
        let middle = CGPoint(x: visible.midX, y: visible.midY)
        let candidates = map.entries.filter {
            $0.key.category == .cell && !$0.isHidden && $0.frame.overlaps(ahead) && !self.visible.contains($0.key)
        }.map {
            (
                entry: $0,
                distance: abs($0.frame.midX - middle.x) * (ahead.minX == visible.minX ? 0 : 1) + abs($0.frame.midY - middle.y)
                    * (ahead.minY == visible.minY ? 0 : 1)
            )
        }
        .sorted { ($0.distance, $0.entry.key) < ($1.distance, $1.entry.key) }.map(\.entry)
        if view.prefetchDataSource != nil {
            let paths = candidates.filter { prefetching.cached[$0.key] == nil }.map { table.indexPath(of: $0.key) }
            let (fetch, cancel) = prefetching.announce(paths) { path in
                let key = table.key(.cell, kind: nil, path)
                return self.visible.contains(key) || prefetching.cached[key] != nil
            }
            if !cancel.isEmpty { conversation.cancelPrefetching(cancel) }
            if !fetch.isEmpty { conversation.prefetch(fetch) }
        }
        // [PRE-03] One per pass.
        guard let next = candidates.first(where: { prefetching.cached[$0.key] == nil }) else { return }
        prepare(next)
    }

    private func prepare(_ entry: AttributeMap.Entry) {
        let epoch = self.epoch
        guard let made = view(for: entry.key, entry.attributes, z: entry.attributes.zIndex, cause: .layout) else { return }
        made.isHidden = true
        made.standing.key = entry.key
        made.standing.state = .cached
        guard self.epoch == epoch else { return putAway(made) }
        prefetching.put(entry.key, Prefetching.Cached(view: made, attributes: entry.attributes, answer: entry.answer))
    }
}
