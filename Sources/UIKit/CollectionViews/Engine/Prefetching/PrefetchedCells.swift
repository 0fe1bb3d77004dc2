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
    /// Items that were announced to the prefetching data source and have not come on screen, sorted.
    private(set) var announced: ContiguousArray<ElementKey> = []
    /// The direction of the last scroll: -1, 0 or 1 along each axis.
    private(set) var direction = CGPoint(x: 1, y: 1)
    private(set) var hasScrolled = false

    /// How far ahead of the visible rectangle, in pages. [PRE-01], [PRE-04]
    static let reach: CGFloat = 0.75
    /// The share by which the kept rectangle is grown. [PRE-01]
    static let slack: CGFloat = 0.25

    mutating func noteScroll(from old: CGPoint, to new: CGPoint) {
        if new != old { hasScrolled = true }
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

    /// The part of the content ahead of the visible rectangle; nil when there is none.
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

    /// The rectangle whose cells are kept: the visible one and the part ahead, grown on all sides.
    func kept(around visible: CGRect, content: CGSize) -> CGRect {
        let rect = ahead(of: visible, content: content).map(visible.union) ?? visible
        return rect.insetBy(dx: -visible.width * Self.slack, dy: -visible.height * Self.slack)
    }

    /// What the prefetching data source has to be told: new items, and items that never came on screen. [PRE-04]
    ///
    /// - Parameter wanted: the items ahead that are not ready, sorted.
    mutating func announce(
        _ wanted: ContiguousArray<ElementKey>, isNear: (ElementKey) -> Bool
    ) -> (fetch: ContiguousArray<ElementKey>, cancel: ContiguousArray<ElementKey>) {
        // OPTIMIZATION: a pass in which the items ahead stay the same only compares two lists of numbers.
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
        let index = announced.firstPosition { $0 >= key }
        if index < announced.count, announced[index] == key { announced.remove(at: index) }
    }

    mutating func forgetAnnounced() {
        announced = []
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
