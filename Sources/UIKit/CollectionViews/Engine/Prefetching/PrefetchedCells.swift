/// The cells kept for items that left the screen, and those made ready for items that are about to come on screen. [PRE-01] to [PRE-06]
///
/// A kept cell is hidden and belongs to its item. When the item is far away, the cell moves to its pool.
struct PrefetchedCells {
    struct CachedCell {
        let view: UICollectionReusableView
        /// The frame of the item in the content.
        let frame: CGRect
    }

    private(set) var cached: [ElementKey: CachedCell] = [:]
    var isEmpty: Bool { cached.isEmpty }

    mutating func keep(_ key: ElementKey, _ element: CachedCell) { cached[key] = element }

    func holds(_ key: ElementKey) -> Bool { cached.index(forKey: key) != nil }

    /// [PRE-02] Removes and returns the cell of an item that comes on screen; nil if none is kept. The data source is not asked,
    /// and `prepareForReuse()` is not called.
    mutating func remove(_ key: ElementKey) -> UICollectionReusableView? { cached.removeValue(forKey: key)?.view }

    /// Removes the cells outside a rectangle, or all cells if the rectangle is nil. Returns them in the order of their items, so that they
    /// always have the same order in the pool.
    mutating func evict(outside rect: CGRect?) -> [UICollectionReusableView] {
        guard !cached.isEmpty else { return [] }
        let far = cached.filter { rect == nil || !$0.value.frame.isVisible(in: rect!) }.sorted { $0.key < $1.key }
        for (key, _) in far { cached[key] = nil }
        return far.map(\.value.view)
    }

    /// Checks that each cell is marked as kept, and as belonging to its item.
    @MainActor
    func checkInvariants() -> [String] {
        var broken: [String] = []
        for (key, kept) in cached.sorted(by: { $0.key < $1.key }) {
            let state = kept.view.reuseState
            func report(_ fault: String) { broken.append("\(kept.view.viewText) is kept for \(key.text) and \(fault)") }
            if state.state != .cached { report("is \(state.state)") }
            if state.key != key { report("believes in \(state.key?.text ?? "nothing")") }
        }
        return broken
    }
}
