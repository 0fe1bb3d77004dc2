/// The items that were announced to the prefetching data source. [PRE-04]
struct AnnouncedItems {
    /// The announced items that have not come on screen yet, sorted.
    private(set) var keys: ContiguousArray<ElementKey> = []

    /// Updates the announced items, and returns which of them are new and which are no longer needed.
    ///
    /// - Parameters:
    ///   - wanted: the items ahead that have no cell yet, sorted.
    ///   - isNear: whether an item is on screen, or has a cell that is kept for it.
    mutating func update(
        _ wanted: ContiguousArray<ElementKey>, isNear: (ElementKey) -> Bool
    ) -> (fetch: ContiguousArray<ElementKey>, cancel: ContiguousArray<ElementKey>) {
        // OPTIMIZATION: if the items ahead are the same as before, a pass only compares two lists of numbers.
        guard wanted != keys else { return ([], []) }
        var (fetch, cancel, announced) = (ContiguousArray<ElementKey>(), ContiguousArray<ElementKey>(), ContiguousArray<ElementKey>())
        announced.reserveCapacity(keys.count + wanted.count)
        var rest = wanted[...]
        for key in keys {
            let new = rest.prefix { $0 < key }
            fetch += new
            announced += new
            rest = rest[new.endIndex...]
            if rest.first == key || isNear(key) { announced.append(key) } else { cancel.append(key) }
            if rest.first == key { rest.removeFirst() }
        }
        fetch += rest
        announced += rest
        keys = announced
        return (fetch, cancel)
    }

    mutating func noteShown(_ key: ElementKey) {
        let index = keys.firstPosition { $0 >= key }
        if index < keys.count, keys[index] == key { keys.remove(at: index) }
    }
}
