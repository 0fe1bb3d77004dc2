/// The order in which the newcomers of one category are added. Each simulated system has its own. [STACK-12]
struct ArrivalOrder {
    /// Whether newcomers are sorted by zIndex, then by key. Otherwise the seed decides; without a seed, the key.
    var isByZIndex = true
    var seed: UInt64?

    /// Brings newcomers into this order.
    ///
    /// - Parameter entering: the newcomers, sorted by key.
    func sort(_ entering: inout ContiguousArray<ScreenChange.Entering>, of entries: ContiguousArray<KnownAttributes.Entry>) {
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
