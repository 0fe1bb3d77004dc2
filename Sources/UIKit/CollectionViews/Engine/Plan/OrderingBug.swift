/// The mechanism that puts appearing decorations and supplementary views into the wrong place, on a system that has one. [STACK-14]
struct OrderingBug {
    var mechanism: Behavior.Mechanism?
    var seed: UInt64?

    /// Whether the mechanism hits an element that appears now. Without a seed it hits all; otherwise the seed decides on about
    /// every other one. Cells are never hit. [STACK-05], [STACK-14]
    ///
    /// - Parameter update: the ordinal, in the collection view's life, of the update or of the reload or invalidation by the app.
    func hits(_ key: ElementKey, in update: Int) -> Bool {
        guard mechanism != nil, key.category != .cell else { return false }
        guard let seed else { return true }
        return Seed.mix(seed, key.bits, UInt64(update)) & 1 == 0
    }

    /// [STACK-12] Sorts the newcomers of a batch into the order in which they arrive: by category. With a mechanism of the ordering
    /// bug, the seed decides.
    func arrange(
        _ entering: inout ContiguousArray<ScreenChange.Entering>, of entries: ContiguousArray<KnownAttributes.Entry>, update: Int
    ) {
        guard mechanism != nil, let seed else { return }
        let mixed = entering.map { ($0, Seed.mix(seed &+ 1, entries[$0.index].key.bits, UInt64(update))) }
        entering = ContiguousArray(mixed.sorted { $0.1 < $1.1 }.map(\.0))
    }
}
