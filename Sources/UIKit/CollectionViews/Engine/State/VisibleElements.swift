/// Which elements have a view now.
struct VisibleElements {
    struct Element {
        let key: ElementKey
        let view: UICollectionReusableView
        /// Which answer of the layout the view was last brought up to date with.
        var answer: Int
    }

    /// What has to happen so that exactly the wanted elements have views.
    struct Change {
        var leaving: ContiguousArray<Element> = []
        var entering: ContiguousArray<KnownAttributes.Entry> = []
        /// Those that stay and of which the layout spoke anew.
        var renewed: ContiguousArray<KnownAttributes.Entry> = []
        /// How many stay without a new word on them.
        var untouched = 0
    }

    /// Sorted by key.
    private(set) var elements: ContiguousArray<Element> = []

    var isEmpty: Bool { elements.isEmpty }

    func index(of key: ElementKey) -> Int? {
        var low = 0
        var high = elements.count
        while low < high {
            let middle = (low + high) / 2
            if elements[middle].key < key { low = middle + 1 } else { high = middle }
        }
        return low < elements.count && elements[low].key == key ? low : nil
    }

    func contains(_ key: ElementKey) -> Bool { index(of: key) != nil }

    subscript(key: ElementKey) -> Element? {
        index(of: key).map { elements[$0] }
    }

    /// Compares with what should be visible: the entries that show in `rect` and are not hidden. [PASS-07], [PASS-14]
    ///
    /// Leavers are taken out, those that stay keep their place and get the newest attributes; entering ones are for the caller
    /// to `insert`. Both lists are sorted, so one walk tells.
    ///
    /// - Parameter renewsAll: every staying element counts as renewed. [APPLY-01]
    mutating func change(
        to entries: ContiguousArray<KnownAttributes.Entry>, in rect: CGRect, renewsAll: Bool = false
    ) -> Change {
        var change = Change()
        var leaving: ContiguousArray<Int> = []
        var position = 0
        let count = elements.count
        for entry in entries where !entry.isHidden && entry.frame.shows(in: rect) {
            while position < count, elements[position].key < entry.key {
                if leaving.isEmpty { leaving.reserveCapacity(count) }
                leaving.append(position)
                position += 1
            }
            if position < count, elements[position].key == entry.key {
                if renewsAll || elements[position].answer != entry.answer {
                    elements[position].answer = entry.answer
                    change.renewed.append(entry)
                } else {
                    change.untouched += 1
                }
                position += 1
            } else {
                if change.entering.isEmpty { change.entering.reserveCapacity(count) }
                change.entering.append(entry)
            }
        }
        leaving.append(contentsOf: position..<count)
        change.leaving = take(leaving)
        return change
    }

    /// Takes out the elements at these positions, sorted.
    private mutating func take(_ positions: ContiguousArray<Int>) -> ContiguousArray<Element> {
        guard let first = positions.first else { return [] }
        // OPTIMIZATION: a page leaves as a whole, without counting references.
        if positions.count == elements.count { return removeAll() }
        let taken = ContiguousArray(positions.map { elements[$0] })
        var kept = first
        var next = 0
        for position in first..<elements.count {
            if next < positions.count, positions[next] == position {
                next += 1
            } else {
                elements[kept] = elements[position]
                kept += 1
            }
        }
        elements.removeSubrange(kept...)
        return taken
    }

    mutating func insert(_ element: consuming Element) {
        if let last = elements.last?.key, last < element.key { return elements.append(element) }
        var low = 0
        var high = elements.count
        while low < high {
            let middle = (low + high) / 2
            if elements[middle].key < element.key { low = middle + 1 } else { high = middle }
        }
        elements.insert(element, at: low)
    }

    /// Takes all elements out.
    mutating func removeAll() -> ContiguousArray<Element> {
        var taken: ContiguousArray<Element> = []
        taken.reserveCapacity(elements.count)
        swap(&taken, &elements)
        return taken
    }

    /// Replaces everything; the elements come sorted or not.
    mutating func replaceAll(with elements: ContiguousArray<Element>) {
        self.elements = elements
        self.elements.sort { $0.key < $1.key }
    }
}
