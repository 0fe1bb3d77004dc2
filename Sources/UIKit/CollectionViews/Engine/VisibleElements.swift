/// Which elements have a view now.
struct VisibleElements {
    struct Element {
        let key: ElementKey
        let view: UICollectionReusableView
        /// The layout's word on it; replaced when the layout is asked again.
        var attributes: UICollectionViewLayoutAttributes
        /// Which answer of the layout the view was last brought up to date with.
        var answer: Int
    }

    /// What has to happen so that exactly the wanted elements have views.
    struct Change {
        var leaving: ContiguousArray<Element> = []
        var entering: ContiguousArray<AttributeMap.Entry> = []
        /// Those that stay and of which the layout spoke anew.
        var renewed: ContiguousArray<ElementKey> = []
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

    /// Compares with what should be visible: the entries that share area with `rect` and are not hidden. [PASS-07]
    ///
    /// Leavers are taken out, those that stay keep their place and get the newest attributes; entering ones are for the caller
    /// to `insert`. Both lists are sorted, so one walk tells.
    ///
    /// - Parameter renewsAll: every staying element counts as renewed. [APPLY-01]
    mutating func change(
        to entries: ContiguousArray<AttributeMap.Entry>, in rect: CGRect, renewsAll: Bool = false
    ) -> Change {
        var change = Change()
        var position = 0
        var kept = 0
        let count = elements.count
        // OPTIMIZATION: by index, so that an entry that stays away is looked at and not copied: a still pass is half as long.
        entries.withUnsafeBufferPointer { entries in
            for index in entries.indices where !entries[index].isHidden && entries[index].frame.overlaps(rect) {
                let key = entries[index].key
                while position < count, elements[position].key < key {
                    change.leaving.append(elements[position])
                    position += 1
                }
                if position < count, elements[position].key == key {
                    if kept != position { elements[kept] = elements[position] }
                    if renewsAll || elements[kept].answer != entries[index].answer {
                        elements[kept].answer = entries[index].answer
                        elements[kept].attributes = entries[index].attributes
                        change.renewed.append(key)
                    } else {
                        change.untouched += 1
                    }
                    kept += 1
                    position += 1
                } else {
                    change.entering.append(entries[index])
                }
            }
        }
        while position < count {
            change.leaving.append(elements[position])
            position += 1
        }
        if kept < count { elements.removeSubrange(kept...) }
        return change
    }

    mutating func insert(_ element: Element) {
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
        defer { elements = [] }
        return elements
    }

    /// Replaces everything; the elements come sorted or not.
    mutating func replaceAll(with elements: ContiguousArray<Element>) {
        self.elements = elements
        self.elements.sort { $0.key < $1.key }
    }
}
