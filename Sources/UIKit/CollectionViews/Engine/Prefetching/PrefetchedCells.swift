/// Cells kept for items that left, and cells made ready for items that are about to come. [PRE-01] to [PRE-06]
///
/// A cached cell is hidden and keeps its item; it moves to the pool when the item is far away.
struct PrefetchedCells {
    struct Cached {
        let view: UICollectionReusableView
        /// The frame of the item in the content.
        let frame: CGRect
        let answer: Int
    }

    private(set) var cached: [ElementKey: Cached] = [:]
    var isEmpty: Bool { cached.isEmpty }
    mutating func put(_ key: ElementKey, _ element: Cached) {
        cached[key] = element
    }

    func holds(_ key: ElementKey) -> Bool { cached.index(forKey: key) != nil }

    mutating func take(_ key: ElementKey) -> Cached? {
        cached.isEmpty ? nil : cached.removeValue(forKey: key)
    }

    /// Empties the cache. The result is sorted, so that the pool's order is determined.
    mutating func drain() -> [(key: ElementKey, element: Cached)] {
        defer { cached = [:] }
        return cached.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Removes the cells outside a rectangle and returns them, sorted.
    mutating func evict(outside rect: CGRect) -> [(key: ElementKey, element: Cached)] {
        guard !cached.isEmpty else { return [] }
        let far = cached.filter { !$0.value.frame.shows(in: rect) }.sorted { $0.key < $1.key }
        for (key, _) in far { cached[key] = nil }
        return far.map { ($0.key, $0.value) }
    }

    /// Each cell that is kept is hidden, is marked as kept, and knows its item.
    @MainActor
    func checkInvariants() -> [String] {
        var broken: [String] = []
        for (key, kept) in cached.sorted(by: { $0.key < $1.key }) {
            let view = kept.view
            if view.standing.state != .cached {
                broken.append("\(view.viewText) is kept for \(key.text) and is \(view.standing.state)")
            }
            if view.standing.key != key {
                broken.append("\(view.viewText) is kept for \(key.text) and believes in \(view.standing.key?.text ?? "nothing")")
            }
        }
        return broken
    }
}
