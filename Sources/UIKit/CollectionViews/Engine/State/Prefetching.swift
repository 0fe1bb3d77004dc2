/// Cells kept for items that left, and cells made ready for items that are about to come. [PRE-01] to [PRE-06]
///
/// A cached cell is hidden and keeps its item; it moves to the pool when the item is far away.
struct Prefetching {
    struct Cached {
        let view: UICollectionReusableView
        /// Where the item is, in the content.
        let frame: CGRect
        let answer: Int
    }

    private(set) var cached: [ElementKey: Cached] = [:]
    /// Items the prefetching data source was told of and that have not come on screen, sorted.
    private(set) var announced: ContiguousArray<ElementKey> = []
    /// Where the content was scrolled last: -1, 0 or 1 along each axis.
    private(set) var direction = CGPoint(x: 1, y: 1)

    /// In pages ahead of what is visible. [PRE-01], [PRE-04]
    static let reach: CGFloat = 0.75
    /// By how much the kept rectangle is grown. [PRE-01]
    static let slack: CGFloat = 0.25

    mutating func noteScroll(from old: CGPoint, to new: CGPoint) {
        if new.x != old.x { direction.x = new.x > old.x ? 1 : -1 }
        if new.y != old.y { direction.y = new.y > old.y ? 1 : -1 }
    }

    mutating func put(_ key: ElementKey, _ element: Cached) {
        cached[key] = element
    }

    func holds(_ key: ElementKey) -> Bool { cached.index(forKey: key) != nil }

    mutating func take(_ key: ElementKey) -> Cached? {
        cached.isEmpty ? nil : cached.removeValue(forKey: key)
    }

    /// Empties the cache; sorted, so that the pool's order is determined.
    mutating func drain() -> [(key: ElementKey, element: Cached)] {
        defer { cached = [:] }
        return cached.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Takes out what lies outside a rectangle, sorted.
    mutating func evict(outside rect: CGRect) -> [(key: ElementKey, element: Cached)] {
        guard !cached.isEmpty else { return [] }
        let far = cached.filter { !$0.value.frame.shows(in: rect) }.sorted { $0.key < $1.key }
        for (key, _) in far { cached[key] = nil }
        return far.map { ($0.key, $0.value) }
    }

    /// The stretch ahead of what is visible, inside the content; nil when there is nothing ahead.
    func ahead(of visible: CGRect, content: CGSize) -> CGRect? {
        var rect = visible
        if content.height > visible.height {
            let length = visible.height * Self.reach
            rect.origin.y = direction.y > 0 ? visible.maxY : visible.minY - length
            rect.size.height = length
        } else if content.width > visible.width {
            let length = visible.width * Self.reach
            rect.origin.x = direction.x > 0 ? visible.maxX : visible.minX - length
            rect.size.width = length
        } else {
            return nil
        }
        return rect.shared(with: CGRect(origin: .zero, size: content))
    }

    /// What the cache is kept for: the visible rectangle and what is ahead, grown on all sides.
    func kept(around visible: CGRect, content: CGSize) -> CGRect {
        let rect = ahead(of: visible, content: content).map(visible.union) ?? visible
        return rect.insetBy(dx: -visible.width * Self.slack, dy: -visible.height * Self.slack)
    }

    /// What the prefetching data source has to hear: new items, and items whose turn never came. [PRE-04]
    ///
    /// - Parameter wanted: the items ahead that are not ready, sorted.
    mutating func announce(
        _ wanted: ContiguousArray<ElementKey>, isNear: (ElementKey) -> Bool
    ) -> (fetch: ContiguousArray<ElementKey>, cancel: ContiguousArray<ElementKey>) {
        // OPTIMIZATION: a pass in which nothing came ahead or went compares two lists of numbers.
        guard wanted != announced else { return ([], []) }
        var fetch: ContiguousArray<ElementKey> = []
        var cancel: ContiguousArray<ElementKey> = []
        var told: ContiguousArray<ElementKey> = []
        told.reserveCapacity(announced.count + wanted.count)
        var position = 0
        for key in announced {
            while position < wanted.count, wanted[position] < key {
                fetch.append(wanted[position])
                told.append(wanted[position])
                position += 1
            }
            let isWanted = position < wanted.count && wanted[position] == key
            if isWanted { position += 1 }
            if isWanted || isNear(key) { told.append(key) } else { cancel.append(key) }
        }
        fetch += wanted[position...]
        told += wanted[position...]
        announced = told
        return (fetch, cancel)
    }

    mutating func noteShown(_ key: ElementKey) {
        var low = 0
        var high = announced.count
        while low < high {
            let middle = (low + high) / 2
            if announced[middle] < key { low = middle + 1 } else { high = middle }
        }
        if low < announced.count, announced[low] == key { announced.remove(at: low) }
    }

    mutating func forgetAnnounced() {
        announced = []
    }
}
