/// The items that the prefetching data source was told of. [PRE-04]
struct AnnouncedItems {
    /// Those that have not come on screen, sorted.
    private(set) var keys: ContiguousArray<ElementKey> = []

    /// What the prefetching data source has to be told: new items, and items that never came on screen.
    ///
    /// - Parameter wanted: the items ahead that are not ready, sorted.
    mutating func announce(
        _ wanted: ContiguousArray<ElementKey>, isNear: (ElementKey) -> Bool
    ) -> (fetch: ContiguousArray<ElementKey>, cancel: ContiguousArray<ElementKey>) {
        // OPTIMIZATION: a pass in which the items ahead stay the same only compares two lists of numbers.
        guard wanted != keys else { return ([], []) }
        var fetch: ContiguousArray<ElementKey> = []
        var cancel: ContiguousArray<ElementKey> = []
        var told: ContiguousArray<ElementKey> = []
        told.reserveCapacity(keys.count + wanted.count)
        var position = 0
        for key in keys {
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
        keys = told
        return (fetch, cancel)
    }

    mutating func noteShown(_ key: ElementKey) {
        let index = keys.firstPosition { $0 >= key }
        if index < keys.count, keys[index] == key { keys.remove(at: index) }
    }

    mutating func forget() {
        keys = []
    }
}
