/// The attributes that the layout has returned, and the rectangle that they are for. [PASS-11]
///
/// The layout is asked about whole pages (rectangles of the visible size) around the visible rectangle. It is not asked again while that
/// rectangle stays inside them.
struct KnownAttributes {
    /// An element with the frame, zIndex and visibility that its attributes had when the layout returned them. Later changes of the
    /// attributes have no effect on the entry.
    ///
    /// OPTIMIZATION: plain numbers, and an unowned reference to attributes that the map keeps alive. Entries are merged, compared and
    /// copied without counting references. Code that uses entries while the map may change holds a `snapshot`.
    struct Entry: Keyed {
        let key: ElementKey
        private let reference: Unmanaged<UICollectionViewLayoutAttributes>
        /// The frame in which the element appears.
        fileprivate(set) var frame: CGRect
        let zIndex: Int
        /// The number of the answer in which the layout returned the attributes.
        let answer: Int
        let isHidden: Bool

        init(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, answer: Int) {
            self.key = key
            self.answer = answer
            reference = .passUnretained(attributes)
            let isPlain = attributes.isPlain
            frame = isPlain ? attributes.values.frame : attributes.frame
            zIndex = isPlain ? attributes.values.zIndex : attributes.zIndex
            isHidden = isPlain ? attributes.values.isHidden : attributes.isHidden
        }

        var attributes: UICollectionViewLayoutAttributes { reference.takeUnretainedValue() }

        @inline(__always)
        func withAttributes<Result>(_ body: (UICollectionViewLayoutAttributes) -> Result) -> Result {
            reference.withoutRetaining(body)
        }
    }

    /// The attributes that entries refer to, which this value keeps alive.
    fileprivate struct OwnedAttributes {
        /// The complete answers of the layout.
        var answers: [[UICollectionViewLayoutAttributes]] = []
        /// The layout's answers about single elements.
        var singles: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    }

    /// The entries at one time. The snapshot keeps their attributes alive.
    struct Snapshot {
        /// The entries, sorted by key.
        var entries: ContiguousArray<Entry>
        fileprivate let owned: OwnedAttributes

        /// Returns the entries that are visible in a rectangle and not hidden. [PASS-07], [PASS-14]
        ///
        /// OPTIMIZATION: a loop instead of `filter`, because a closure checks at each call that it runs on the main actor, which costs 230
        /// instructions.
        func shown(in rect: CGRect) -> Snapshot {
            var found: ContiguousArray<Entry> = []
            for entry in entries where !entry.isHidden && entry.frame.isVisible(in: rect) { found.append(entry) }
            return Snapshot(entries: found, owned: owned)
        }
    }

    var snapshot: Snapshot { Snapshot(entries: entries, owned: owned) }

    /// The rectangle whose elements are known; nil if no elements are known.
    private(set) var knownRect: CGRect?
    /// The entries, sorted by key.
    private(set) var entries: ContiguousArray<Entry> = [] {
        didSet { version += 1 }
    }
    /// A number that changes whenever the entries may have changed.
    private(set) var version = 0
    private var owned = OwnedAttributes()
    /// Answers that no entry refers to any more.
    private var spentAnswers: [[UICollectionViewLayoutAttributes]] = []
    private var answerCount = 0
    /// The single elements whose entries are out of date.
    private var staleKeys: Set<ElementKey> = []

    /// Marks single elements as out of date.
    mutating func markStale(_ keys: some Sequence<ElementKey>) {
        if knownRect != nil { staleKeys.formUnion(keys) }
    }

    /// Returns the keys of the elements that are out of date, sorted, and clears their marks.
    mutating func removeStaleKeys() -> [ElementKey] {
        guard !staleKeys.isEmpty else { return [] }
        defer { staleKeys = [] }
        return staleKeys.sorted()
    }

    /// Replaces the attributes of one element, or removes the element if `attributes` is nil.
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

    /// Stores the frame in which each element appears. [COMP-02]
    mutating func setFrames(using frame: (UICollectionViewLayoutAttributes) -> CGRect) {
        for index in entries.indices { entries[index].frame = entries[index].withAttributes(frame) }
    }

    mutating func forget() {
        knownRect = nil
        staleKeys = []
        entries.removeAll(keepingCapacity: true)
        spentAnswers = owned.answers
        owned = OwnedAttributes()
    }

    /// Returns and forgets the answers that no entry refers to any more, so that the layout can use their attributes again.
    mutating func removeSpentAnswers() -> [[UICollectionViewLayoutAttributes]] {
        defer { spentAnswers = [] }
        return spentAnswers
    }

    /// Whether a header or another supplementary element is known.
    var hasSupplementaryElements: Bool {
        let index = (0..<entries.count).partitionPoint(where: { entries[$0].key.category == .cell })
        return index < entries.count && entries[index].key.category == .supplementaryView
    }

    // MARK: - Adding an answer

    /// Counts an answer, and returns its number.
    mutating func countAnswer() -> Int {
        answerCount += 1
        return answerCount
    }

    /// Returns the entries for an answer, sorted. If the layout has returned an element twice, the first attributes are used.
    ///
    /// - Parameter key: returns the key of an element, or nil to leave the element out.
    static func entries(
        for answer: [UICollectionViewLayoutAttributes], number: Int, _ key: (UICollectionViewLayoutAttributes) -> ElementKey?
    ) -> ContiguousArray<Entry> {
        var fresh: ContiguousArray<Entry> = []
        fresh.reserveCapacity(answer.count)
        var isSorted = true
        for index in answer.indices {
            Unmanaged.passUnretained(answer[index]).withoutRetaining { attributes in
                guard let key = key(attributes) else { return }
                if let last = fresh.last?.key, key <= last { isSorted = false }
                fresh.append(Entry(key, attributes, answer: number))
            }
        }
        guard !isSorted else { return fresh }
        // Equal keys keep their order in the answer, so that the first attributes of an element are used.
        let sorted = fresh.enumerated().sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
        fresh.removeAll(keepingCapacity: true)
        for (_, entry) in sorted where fresh.last?.key != entry.key { fresh.append(entry) }
        return fresh
    }

    /// Adds the layout's answer for `rect`. `knownRect` and `rect` are united if they have the same extent in one dimension and touch in
    /// the other, and if their union is at most five times as wide and five times as high as `page`. Otherwise the answer replaces all
    /// known attributes.
    ///
    /// - Parameter fresh: the entries for `answer`.
    /// - Returns: the old and the new attributes of each known supplementary element whose attributes have changed although the layout was
    ///   not invalidated.
    @discardableResult
    mutating func add(
        _ fresh: ContiguousArray<Entry>, from answer: [UICollectionViewLayoutAttributes], for rect: CGRect, page: CGSize
    ) -> [(before: UICollectionViewLayoutAttributes, now: UICollectionViewLayoutAttributes)] {
        guard let knownRect, KnownAttributes.canUnite(knownRect, rect, page: page) else {
            self.knownRect = rect
            entries.removeAll(keepingCapacity: true)
            entries.append(contentsOf: fresh)
            spentAnswers = owned.answers
            owned = OwnedAttributes(answers: [answer])
            return []
        }
        self.knownRect = knownRect.union(rect)
        owned.answers.append(answer)
        let changed = changedWithoutInvalidation(fresh)
        merge(fresh)
        return changed
    }

    private func changedWithoutInvalidation(
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

    /// Merges new entries into the known ones. The newer entry of an element is used.
    ///
    /// Entries before the first new one stay in place. When a list scrolls forward, these are nearly all entries.
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

    /// Checks that entries are sorted, with each element once, and that there are none if no rectangle is known.
    func checkInvariants() -> [String] {
        (knownRect == nil && !entries.isEmpty ? ["no rectangle is known, and \(entries.count) elements are"] : [])
            + entries.misplaced.map { "attributes of \(entries[$0].key.text) stand after those of \(entries[$0 - 1].key.text)" }
    }
}
