/// The order in which views that come on screen in a layout pass are added to the list.
/// Systems differ in this order. [STACK-12]
struct ArrivalOrder {
    /// Whether views of one category are added in the order of their zIndexes, and with equal
    /// zIndexes in the order of their kinds and index paths.
    var isByZIndex = true
    /// The seed of the random order of the elements of each category, used only if `isByZIndex` is
    /// false. If the seed is nil, views are then added in the order of their categories, kinds and
    /// index paths.
    var seed: UInt64?

    /// Sorts entering elements into this order.
    ///
    /// - Parameter entering: the elements, sorted by key, that is, by category, kind and index
    ///   path.
    func sort(
        _ entering: inout ContiguousArray<ScreenChange.PlacedElement>, entries: ContiguousArray<KnownAttributes.Entry>
    ) {
        guard entering.count > 1 else { return }
        if isByZIndex {
            entering.sort {
                let (a, b) = (entries[$0.index], entries[$1.index])
                return (a.key.category.rawValue, a.zIndex, a.key) < (b.key.category.rawValue, b.zIndex, b.key)
            }
        } else if let seed {
            entering.sort {
                let (a, b) = (entries[$0.index].key, entries[$1.index].key)
                return (a.category.rawValue, SeededHash.hash(seed: seed, a.bits)) < (
                    b.category.rawValue, SeededHash.hash(seed: seed, b.bits)
                )
            }
        }
    }
}
