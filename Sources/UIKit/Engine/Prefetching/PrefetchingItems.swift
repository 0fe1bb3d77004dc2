/// The items for which `prefetchItemsAt` of the prefetching data source was called. [PRE-04]
struct PrefetchingItems {
    /// The keys of these items, sorted. Items are removed when they come on screen and when their
    /// prefetching is cancelled.
    private(set) var keys: [ElementKey] = []

    /// Updates the list. Returns the items for which to call `prefetchItemsAt`, and those for which
    /// to call `cancelPrefetchingForItemsAt`.
    ///
    /// - Parameters:
    ///   - wanted: the items ahead of the visible rectangle that have no cell yet, sorted.
    ///   - hasCell: returns whether an item is on screen or has a hidden cell. The prefetching of
    ///     such an item is not cancelled.
    mutating func update(to wanted: [ElementKey], hasCell: (ElementKey) -> Bool) -> (
        fetch: [ElementKey], cancel: [ElementKey]
    ) {
        // OPTIMIZATION: if the items ahead without a cell are exactly those in `keys`, no lists are
        // made. The two differ while an item in `keys` has a cell.
        guard wanted != keys else { return ([], []) }
        let fetch = wanted.filter { !keys.containsByBinarySearch($0) }
        let cancel = keys.filter { !wanted.containsByBinarySearch($0) && !hasCell($0) }
        keys.removeAll(where: cancel.containsByBinarySearch)
        keys += fetch
        keys.sort()
        return (fetch, cancel)
    }

    mutating func removeShownItem(_ key: ElementKey) {
        let index = keys.firstPosition { $0 >= key }
        if index < keys.count, keys[index] == key { keys.remove(at: index) }
    }
}
