/// The order in which the entering views of one category are added to the collection view. Systems differ in this order. [STACK-12]
struct ArrivalOrder {
    /// Whether entering elements are sorted by zIndex, then by key. If not, the seed decides on the order. Without a seed they are sorted
    /// by key.
    var isByZIndex = true
    var seed: UInt64?

    /// Sorts entering elements into this order.
    ///
    /// - Parameter entering: the elements, sorted by key.
    func sort(_ entering: inout ContiguousArray<ScreenChange.EnteringElement>, of entries: ContiguousArray<KnownAttributes.Entry>) {
        guard entering.count > 1 else { return }
        if isByZIndex {
            entering.sort {
                let (a, b) = (entries[$0.index], entries[$1.index])
                return (a.key.category.rawValue, a.zIndex, a.key) < (b.key.category.rawValue, b.zIndex, b.key)
            }
        } else if let seed {
            entering.sort {
                let (a, b) = (entries[$0.index].key, entries[$1.index].key)
                return (a.category.rawValue, Seed.mix(seed, a.bits)) < (b.category.rawValue, Seed.mix(seed, b.bits))
            }
        }
    }
}
