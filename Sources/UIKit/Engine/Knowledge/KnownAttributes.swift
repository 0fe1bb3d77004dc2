/// The attributes that the layout has returned, and the rectangle for which it was asked. [PASS-11]
///
/// The layout is asked for the elements in a rectangle that contains the visible one. The edges of
/// this rectangle are multiples of the visible size. While the layout is valid and the visible
/// rectangle stays inside, a layout pass does not ask again for the visible elements, unless an
/// orthogonal section has scrolled. Prefetching may ask for the elements ahead, and together with
/// them for the visible ones.
struct KnownAttributes {
    /// An element with the zIndex and `isHidden` that its attributes had when the layout returned
    /// them, and with its frame. Later changes of the attributes have no effect on the entry, with
    /// one exception: `setFrames(using:)` computes the frame again from the attributes, if the
    /// layout puts elements into scroll views inside the list.
    ///
    /// OPTIMIZATION: plain numbers, and an unmanaged reference to attributes that other code keeps
    /// alive, in most cases `KnownAttributes`. With a strong reference, each copy of an entry would
    /// retain the attributes. Code that uses stored entries while the stored attributes may change
    /// holds a `snapshot`.
    struct Entry: Keyed {
        let key: ElementKey
        private let reference: Unmanaged<UICollectionViewLayoutAttributes>
        /// The frame in which the element appears, in the coordinates of the list's
        /// content.
        fileprivate(set) var frame: CGRect
        let zIndex: Int
        /// The number of the call in which the layout returned the attributes. Every call whose
        /// attributes are stored has a number.
        let answerNumber: Int
        let isHidden: Bool

        init(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, answerNumber: Int) {
            self.key = key
            self.answerNumber = answerNumber
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

        /// Whether the element is visible in a rectangle and not hidden. [PASS-07], [PASS-14]
        @inline(__always)
        func isShown(in rect: CGRect) -> Bool { !isHidden && frame.isVisible(in: rect) }
    }

    /// Strong references to the attributes, which entries reference without keeping them alive.
    fileprivate struct OwnedAttributes {
        /// The arrays that `LayoutClient.attributesOfElements(in:carriedItem:)` has returned.
        var answers: [[UICollectionViewLayoutAttributes]] = []
        var singles: [ElementKey: UICollectionViewLayoutAttributes] = [:]
    }

    /// A copy of the stored entries, or of those that are visible in a rectangle. The snapshot
    /// keeps their attributes alive.
    struct Snapshot {
        /// The entries, sorted by key.
        var entries: ContiguousArray<Entry>
        fileprivate let owned: OwnedAttributes

        /// OPTIMIZATION: a loop instead of `filter`, because a closure checks at each call that it
        /// runs on the main actor. The check costs 230 instructions.
        func visibleSnapshot(in rect: CGRect) -> Snapshot {
            var found: ContiguousArray<Entry> = []
            for entry in entries where entry.isShown(in: rect) { found.append(entry) }
            return Snapshot(entries: found, owned: owned)
        }
    }

    var snapshot: Snapshot { Snapshot(entries: entries, owned: owned) }

    /// The rectangle for whose elements the layout has returned attributes; nil if the layout has
    /// to be asked.
    private(set) var knownRect: CGRect?
    /// The entries, sorted by key.
    private(set) var entries: ContiguousArray<Entry> = [] {
        didSet { version += 1 }
    }
    /// A number that changes whenever the entries may have changed.
    private(set) var version = 0
    private var owned = OwnedAttributes()
    /// Arrays of attributes that are no longer stored.
    private var spentAnswers: [[UICollectionViewLayoutAttributes]] = []
    private var answerCount = 0
    /// The keys of the elements whose attributes are out of date, because an invalidation context
    /// has named the elements.
    private var staleKeys: Set<ElementKey> = []

    mutating func markStale(_ keys: some Sequence<ElementKey>) {
        if knownRect != nil { staleKeys.formUnion(keys) }
    }

    mutating func removeStaleKeys() -> [ElementKey] {
        guard !staleKeys.isEmpty else { return [] }
        defer { staleKeys = [] }
        return staleKeys.sorted()
    }

    /// Stores the attributes of one element, or removes the element if `attributes` is nil.
    mutating func setAttributes(of key: ElementKey, to attributes: UICollectionViewLayoutAttributes?) {
        let number = takeAnswerNumber()
        let position = entries.insertionIndex(for: key)
        let isKnown = position < entries.count && entries[position].key == key
        guard let attributes else {
            if isKnown { entries.remove(at: position) }
            return
        }
        owned.singles[key] = attributes
        let entry = Entry(key, attributes, answerNumber: number)
        if isKnown { entries[position] = entry } else { entries.insert(entry, at: position) }
    }

    mutating func setFrames(using frame: (UICollectionViewLayoutAttributes) -> CGRect) {
        for index in entries.indices { entries[index].frame = entries[index].withAttributes(frame) }
    }

    mutating func discardAll() {
        knownRect = nil
        staleKeys = []
        entries.removeAll(keepingCapacity: true)
        spentAnswers = owned.answers
        owned = OwnedAttributes()
    }

    /// Removes and returns the arrays of attributes that are no longer stored. The layout can use
    /// those objects again that nothing else references.
    mutating func removeSpentAnswers() -> [[UICollectionViewLayoutAttributes]] {
        defer { spentAnswers = [] }
        return spentAnswers
    }

    var hasSupplementaryElements: Bool {
        let index = (0..<entries.count).partitionPoint(where: { entries[$0].key.category == .cell })
        return index < entries.count && entries[index].key.category == .supplementaryView
    }

    // MARK: - Adding an answer

    mutating func takeAnswerNumber() -> Int {
        answerCount += 1
        return answerCount
    }

    /// Returns the entries for the attributes that the layout has returned, sorted by key. If the
    /// layout has returned an element twice, the first attributes are used.
    ///
    /// - Parameters:
    ///   - contradictions: receives the attributes of each supplementary view that the layout has
    ///     returned twice with different attributes.
    ///   - key: returns the key of an element, or nil to leave the element out.
    ///
    /// OPTIMIZATION: inlined, because otherwise `key` is a call for each element.
    @inline(__always)
    static func entries(
        for answer: [UICollectionViewLayoutAttributes], answerNumber: Int, contradictions: inout [Contradiction],
        _ key: (UICollectionViewLayoutAttributes) -> ElementKey?
    ) -> ContiguousArray<Entry> {
        var fresh: ContiguousArray<Entry> = []
        fresh.reserveCapacity(answer.count)
        var isSorted = true
        for index in answer.indices {
            Unmanaged.passUnretained(answer[index]).withoutRetaining { attributes in
                guard let key = key(attributes) else { return }
                if let last = fresh.last?.key, key <= last { isSorted = false }
                fresh.append(Entry(key, attributes, answerNumber: answerNumber))
            }
        }
        guard !isSorted else { return fresh }
        // Entries with equal keys keep the order of the layout, so that the first attributes of an
        // element are used.
        let sorted = fresh.enumerated().sorted { ($0.element.key, $0.offset) < ($1.element.key, $1.offset) }
        fresh.removeAll(keepingCapacity: true)
        for (_, entry) in sorted {
            guard let first = fresh.last, first.key == entry.key else {
                fresh.append(entry)
                continue
            }
            if let contradiction = Contradiction(before: first, now: entry) { contradictions.append(contradiction) }
        }
        return fresh
    }

    /// Two different attributes of one supplementary view, which the layout has returned without an
    /// invalidation in between. [PASS-15]
    struct Contradiction {
        let before: UICollectionViewLayoutAttributes
        let now: UICollectionViewLayoutAttributes

        /// Returns nil if the attributes are equal, or if they do not belong to a supplementary
        /// view.
        init?(before: Entry, now: Entry) {
            let (old, new) = (before.attributes, now.attributes)
            guard now.key.category == .supplementaryView, old !== new, !old.isEqual(new) else { return nil }
            (self.before, self.now) = (old, new)
        }
    }

    /// Adds the attributes that the layout has returned for `rect`. Replaces all stored attributes,
    /// unless `knownRect` and `rect` can be united: they must have the same extent in one dimension
    /// and touch in the other, and their union must be at most five times as wide and five times as
    /// high as `pageSize`, the visible size.
    ///
    /// - Returns: the old and the new attributes of each supplementary view whose stored attributes
    ///   differ from the new ones; an empty array if all attributes were replaced.
    @discardableResult
    mutating func addOrReplaceAll(
        with fresh: ContiguousArray<Entry>, from answer: [UICollectionViewLayoutAttributes], for rect: CGRect,
        pageSize: CGSize
    ) -> [Contradiction] {
        guard let knownRect, KnownAttributes.canUnite(knownRect, rect, pageSize: pageSize) else {
            self.knownRect = rect
            entries.removeAll(keepingCapacity: true)
            entries.append(contentsOf: fresh)
            spentAnswers = owned.answers
            owned = OwnedAttributes(answers: [answer])
            return []
        }
        self.knownRect = knownRect.union(rect)
        owned.answers.append(answer)
        let changed = changedSupplementaryAttributes(in: fresh)
        merge(fresh)
        return changed
    }

    private func changedSupplementaryAttributes(in fresh: ContiguousArray<Entry>) -> [Contradiction] {
        fresh.compactMap { now in
            guard now.key.category == .supplementaryView else { return nil }
            return entry(for: now.key).flatMap { Contradiction(before: $0, now: now) }
        }
    }

    static func canUnite(_ a: CGRect, _ b: CGRect, pageSize: CGSize) -> Bool {
        let touches =
            (a.minX == b.minX && a.maxX == b.maxX && a.minY <= b.maxY && b.minY <= a.maxY)
            || (a.minY == b.minY && a.maxY == b.maxY && a.minX <= b.maxX && b.minX <= a.maxX)
        let union = a.union(b)
        return touches && union.width <= pageSize.width * 5 && union.height <= pageSize.height * 5
    }

    /// Merges new entries into the stored ones. If an element has an entry in both, the new entry
    /// is used.
    ///
    /// OPTIMIZATION: entries before the first new one are not moved. When a list scrolls forward,
    /// these are the entries of earlier pages.
    private mutating func merge(_ new: ContiguousArray<Entry>) {
        guard let first = new.first else { return }
        let start = entries.insertionIndex(for: first.key)
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

    func invariantProblems() -> [String] {
        (knownRect == nil && !entries.isEmpty ? ["no rectangle is known, and \(entries.count) elements are"] : [])
            + entries.misplacedPositions.map {
                "attributes of \(entries[$0].key.text) stand after those of \(entries[$0 - 1].key.text)"
            }
    }
}
