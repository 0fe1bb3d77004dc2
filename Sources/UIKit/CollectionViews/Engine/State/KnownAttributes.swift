/// What the layout answered, and for which rectangle. [PASS-11]
///
/// The layout is asked for whole pages around what is visible, and not again while the view moves inside what is known.
struct KnownAttributes {
    /// An element, as it was when the layout answered: a layout that changes attributes later without saying so is not seen.
    ///
    /// OPTIMIZATION: plain numbers. The attributes are kept alive by the map, so that entries are merged, compared and handed
    /// around without counting references. Whoever keeps entries while the map may change keeps a `snapshot`.
    struct Entry {
        let key: ElementKey
        private let reference: Unmanaged<UICollectionViewLayoutAttributes>
        /// Where it shows.
        fileprivate(set) var frame: CGRect
        let zIndex: Int
        /// Which answer brought it.
        let answer: Int
        let isHidden: Bool

        init(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, answer: Int) {
            self.key = key
            self.answer = answer
            reference = .passUnretained(attributes)
            if attributes.isPlain {
                frame = attributes.values.frame
                zIndex = attributes.values.zIndex
                isHidden = attributes.values.isHidden
            } else {
                frame = attributes.frame
                zIndex = attributes.zIndex
                isHidden = attributes.isHidden
            }
        }

        var attributes: UICollectionViewLayoutAttributes { reference.takeUnretainedValue() }

        @inline(__always)
        func withAttributes<Result>(_ body: (UICollectionViewLayoutAttributes) -> Result) -> Result {
            reference.borrowed(body)
        }
    }

    /// What keeps the attributes of entries alive.
    fileprivate struct Owned {
        /// The layout's answers, whole.
        var answers: [[UICollectionViewLayoutAttributes]] = []
        /// Its words on single elements.
        var singles: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    }

    /// What is known at one time. It keeps the attributes of its entries alive.
    struct Snapshot {
        /// Sorted by key.
        var entries: ContiguousArray<Entry>
        fileprivate let owned: Owned

        /// OPTIMIZATION: not a closure of the main actor's for `filter`, which would be checked for its actor once per entry, 230
        /// instructions a time.
        ///
        /// - Returns: the entries that show in a rectangle and are not hidden. [PASS-07], [PASS-14]
        func shown(in rect: CGRect) -> Snapshot {
            var found: ContiguousArray<Entry> = []
            for entry in entries where !entry.isHidden && entry.frame.shows(in: rect) { found.append(entry) }
            return Snapshot(entries: found, owned: owned)
        }
    }

    var snapshot: Snapshot { Snapshot(entries: entries, owned: owned) }

    /// The rectangle whose elements are known; nil when nothing is.
    private(set) var known: CGRect?
    /// Sorted by key.
    private(set) var entries: ContiguousArray<Entry> = []
    private var owned = Owned()
    /// Answers that nobody here needs any more.
    private var spent: [[UICollectionViewLayoutAttributes]] = []
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
        let number = countAnswer()
        let position = entries.position(of: key)
        let isKnown = position < entries.count && entries[position].key == key
        guard let attributes else {
            if isKnown { entries.remove(at: position) }
            return
        }
        owned.singles[key] = attributes
        let entry = Entry(key, attributes, answer: number)
        if isKnown { entries[position] = entry } else { entries.insert(entry, at: position) }
    }

    /// Says of every element where it shows, where that is not where its attributes have it. [COMP-02]
    mutating func show(at frame: (UICollectionViewLayoutAttributes) -> CGRect) {
        for index in entries.indices { entries[index].frame = entries[index].withAttributes(frame) }
    }

    mutating func forget() {
        known = nil
        stale = []
        entries.removeAll(keepingCapacity: true)
        spent = owned.answers
        owned = Owned()
    }

    /// Answers that are of no use any more, for the layout to take back.
    mutating func takeSpent() -> [[UICollectionViewLayoutAttributes]] {
        defer { spent = [] }
        return spent
    }

    /// The rectangle to ask the layout for before `visible` can be shown; nil when it lies inside what is known.
    func rectToAsk(for visible: CGRect, page: CGSize? = nil) -> CGRect? {
        if let known, known.minX <= visible.minX, known.minY <= visible.minY, known.maxX >= visible.maxX, known.maxY >= visible.maxY {
            return nil
        }
        return KnownAttributes.pages(around: visible, page: page ?? visible.size)
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

    // MARK: - Taking an answer

    /// The number of the next answer.
    mutating func countAnswer() -> Int {
        answers += 1
        return answers
    }

    /// Entries for what the layout answered, sorted, each element once: a layout that names one twice is taken by its first word.
    ///
    /// - Parameter key: of an element; nil when it is not to be taken.
    static func entries(
        for answer: [UICollectionViewLayoutAttributes], number: Int, _ key: (UICollectionViewLayoutAttributes) -> ElementKey?
    ) -> ContiguousArray<Entry> {
        var fresh: ContiguousArray<Entry> = []
        fresh.reserveCapacity(answer.count)
        var isSorted = true
        for index in answer.indices {
            Unmanaged.passUnretained(answer[index]).borrowed { attributes in
                guard let key = key(attributes) else { return }
                if let last = fresh.last?.key, key <= last { isSorted = false }
                fresh.append(Entry(key, attributes, answer: number))
            }
        }
        guard !isSorted else { return fresh }
        // Stable: the order of the answer decides among equal keys.
        let sorted = fresh.enumerated().sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
        fresh.removeAll(keepingCapacity: true)
        for (_, entry) in sorted where fresh.last?.key != entry.key { fresh.append(entry) }
        return fresh
    }

    /// Takes the layout's answer for `rect`: united with what is known where the two touch in one dimension and make at most
    /// five pages each way, otherwise instead of it.
    ///
    /// - Parameter fresh: the entries for `answer`.
    /// - Returns: supplementary elements of which the layout spoke differently before, though it was not invalidated.
    @discardableResult
    mutating func take(
        _ fresh: ContiguousArray<Entry>, from answer: [UICollectionViewLayoutAttributes], for rect: CGRect, page: CGSize
    ) -> [(before: UICollectionViewLayoutAttributes, now: UICollectionViewLayoutAttributes)] {
        guard let known, KnownAttributes.canUnite(known, rect, page: page) else {
            self.known = rect
            entries.removeAll(keepingCapacity: true)
            entries.append(contentsOf: fresh)
            spent = owned.answers
            owned = Owned(answers: [answer])
            return []
        }
        self.known = known.union(rect)
        owned.answers.append(answer)
        let changed = contradictions(fresh)
        merge(fresh)
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

    /// Merges what is new into what is known; where both name an element, the newer answer counts.
    ///
    /// What stands before the first new element stays where it is: all but a row, on the way forward.
    private mutating func merge(_ new: ContiguousArray<Entry>) {
        guard let first = new.first else { return }
        let start = entries.position(of: first.key)
        guard start < entries.count else { return entries.append(contentsOf: new) }
        let tail = ContiguousArray(entries[start...])
        entries.removeSubrange(start...)
        var i = 0
        var j = 0
        while i < tail.count || j < new.count {
            if j == new.count || (i < tail.count && tail[i].key < new[j].key) {
                entries.append(tail[i])
                i += 1
            } else {
                if i < tail.count, tail[i].key == new[j].key { i += 1 }
                entries.append(new[j])
                j += 1
            }
        }
    }

    func entry(for key: ElementKey) -> Entry? { entries.entry(for: key) }
}

/// Sorted by key.
extension ContiguousArray<KnownAttributes.Entry> {
    func entry(for key: ElementKey) -> KnownAttributes.Entry? { index(of: key).map { self[$0] } }

    func index(of key: ElementKey) -> Int? {
        let position = position(of: key)
        return position < count && self[position].key == key ? position : nil
    }

    /// Where a key stands, or would stand.
    fileprivate func position(of key: ElementKey) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
