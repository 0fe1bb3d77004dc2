/// What the layout answered, and for which rectangle. [PASS-11]
///
/// The layout is asked for whole pages around what is visible, and not again while the view moves inside what is known.
struct AttributeMap {
    struct Entry {
        let key: ElementKey
        let attributes: UICollectionViewLayoutAttributes
        /// As it was when the layout answered: a layout that changes attributes later without saying so is not seen.
        let frame: CGRect
        let isHidden: Bool
        /// Which answer brought it.
        let answer: Int
    }

    /// The rectangle whose elements are known; nil when nothing is.
    private(set) var known: CGRect?
    /// Sorted by key.
    private(set) var entries: ContiguousArray<Entry> = []
    private var answers = 0
    /// Elements whose entries are out of date, one by one.
    private var stale: Set<ElementKey> = []

    /// Marks single elements as out of date.
    mutating func expire(_ keys: some Sequence<ElementKey>) {
        if known != nil { stale.formUnion(keys) }
    }

    /// What is out of date, sorted; it counts as asked afterwards.
    mutating func takeStale() -> [ElementKey] {
        guard !stale.isEmpty else { return [] }
        defer { stale = [] }
        return stale.sorted()
    }

    /// A new word on one element; nil when the layout does not place it any more.
    mutating func replace(_ key: ElementKey, with attributes: UICollectionViewLayoutAttributes?) {
        answers += 1
        let position = position(of: key)
        let isKnown = position < entries.count && entries[position].key == key
        guard let attributes else {
            if isKnown { entries.remove(at: position) }
            return
        }
        let entry = Entry(key: key, attributes: attributes, frame: attributes.frame, isHidden: attributes.isHidden, answer: answers)
        if isKnown { entries[position] = entry } else { entries.insert(entry, at: position) }
    }

    mutating func forget() {
        known = nil
        stale = []
        entries.removeAll(keepingCapacity: true)
    }

    /// The rectangle to ask the layout for before `visible` can be shown; nil when it lies inside what is known.
    func rectToAsk(for visible: CGRect, page: CGSize? = nil) -> CGRect? {
        if let known, known.minX <= visible.minX, known.minY <= visible.minY, known.maxX >= visible.maxX, known.maxY >= visible.maxY {
            return nil
        }
        return AttributeMap.pages(around: visible, page: page ?? visible.size)
    }

    /// The origin floored, the far edge ceiled to a multiple of the page; the page is the visible size.
    static func pages(around visible: CGRect, page: CGSize) -> CGRect {
        func axis(_ start: CGFloat, _ length: CGFloat, _ page: CGFloat) -> (start: CGFloat, length: CGFloat) {
            guard page > 0, start.isFinite else { return (start, length) }
            let first = (start / page).rounded(.down) * page
            let end = ((start + length) / page).rounded(.up) * page
            return (first, end - first)
        }
        let x = axis(visible.origin.x, visible.size.width, page.width)
        let y = axis(visible.origin.y, visible.size.height, page.height)
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }

    /// Takes the layout's answer for `rect`, sorted by key: united with what is known where the two touch in one dimension
    /// and make at most five pages each way, otherwise instead of it.
    ///
    /// - Returns: supplementary elements of which the layout spoke differently before, though it was not invalidated.
    @discardableResult
    mutating func take(
        _ answer: ContiguousArray<(key: ElementKey, attributes: UICollectionViewLayoutAttributes)>, for rect: CGRect, page: CGSize
    ) -> [(before: UICollectionViewLayoutAttributes, now: UICollectionViewLayoutAttributes)] {
        answers += 1
        var fresh: ContiguousArray<Entry> = []
        fresh.reserveCapacity(answer.count)
        for (key, attributes) in answer {
            // A layout that names an element twice is taken by its first word.
            if let last = fresh.last, last.key == key { continue }
            fresh.append(
                Entry(key: key, attributes: attributes, frame: attributes.frame, isHidden: attributes.isHidden, answer: answers))
        }
        guard let known, AttributeMap.canUnite(known, rect, page: page) else {
            self.known = rect
            entries = fresh
            return []
        }
        self.known = known.union(rect)
        if let last = entries.last, let first = fresh.first, last.key < first.key {
            entries.append(contentsOf: fresh)
            return []
        }
        let changed = contradictions(fresh)
        entries = AttributeMap.merge(entries, fresh)
        return changed
    }

    private func contradictions(
        _ fresh: ContiguousArray<Entry>
    ) -> [(before: UICollectionViewLayoutAttributes, now: UICollectionViewLayoutAttributes)] {
        fresh.compactMap { now in
            guard now.key.category == .supplementaryView, let before = entry(for: now.key), before.attributes !== now.attributes,
                !before.attributes.isEqual(now.attributes)
            else { return nil }
            return (before.attributes, now.attributes)
        }
    }

    static func canUnite(_ a: CGRect, _ b: CGRect, page: CGSize) -> Bool {
        let touches =
            (a.minX == b.minX && a.maxX == b.maxX && a.minY <= b.maxY && b.minY <= a.maxY)
            || (a.minY == b.minY && a.maxY == b.maxY && a.minX <= b.maxX && b.minX <= a.maxX)
        let union = a.union(b)
        return touches && union.width <= page.width * 5 && union.height <= page.height * 5
    }

    /// Two sorted lists into one; where both name an element, the newer answer counts.
    private static func merge(_ old: ContiguousArray<Entry>, _ new: ContiguousArray<Entry>) -> ContiguousArray<Entry> {
        var merged: ContiguousArray<Entry> = []
        merged.reserveCapacity(old.count + new.count)
        var i = 0
        var j = 0
        while i < old.count || j < new.count {
            if j == new.count || (i < old.count && old[i].key < new[j].key) {
                merged.append(old[i])
                i += 1
            } else {
                if i < old.count, old[i].key == new[j].key { i += 1 }
                merged.append(new[j])
                j += 1
            }
        }
        return merged
    }

    func entry(for key: ElementKey) -> Entry? {
        let position = position(of: key)
        return position < entries.count && entries[position].key == key ? entries[position] : nil
    }

    /// Where a key stands, or would stand.
    private func position(of key: ElementKey) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
