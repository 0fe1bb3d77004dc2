/// The hidden cells of items near the screen: cells that are kept for items that left the screen,
/// and cells that were prefetched for items that are about to come on screen. [PRE-01] to [PRE-06]
///
/// When the item of such a cell is far away, the cell is put into its reuse pool.
struct HiddenCells {
    struct CachedCell {
        let view: UIView
        /// The frame in the attributes of the item. The offset of an orthogonal section has no
        /// effect on it.
        let frame: CGRect
    }

    private(set) var cached: [ElementKey: CachedCell] = [:]
    var isEmpty: Bool { cached.isEmpty }

    mutating func keep(_ cell: CachedCell, for key: ElementKey) { cached[key] = cell }

    func contains(_ key: ElementKey) -> Bool { cached.index(forKey: key) != nil }

    /// [PRE-02] Removes and returns the hidden cell of an item that comes on screen; nil if there
    /// is none. The data source is not asked for this cell again, and `prepareForReuse()` is not
    /// called.
    mutating func remove(_ key: ElementKey) -> UIView? { cached.removeValue(forKey: key)?.view }

    /// Removes and returns the cells outside a rectangle, or all cells if the rectangle is nil.
    /// They are in the order of their items, so that they always have the same order in the reuse
    /// pool.
    mutating func evict(outside rect: CGRect?) -> [UIView] {
        let far = cached.filter { rect == nil || !$0.value.frame.isVisible(in: rect!) }.sorted { $0.key < $1.key }
        for (key, _) in far { cached[key] = nil }
        return far.map(\.value.view)
    }

    @MainActor
    func invariantProblems() -> [String] {
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
