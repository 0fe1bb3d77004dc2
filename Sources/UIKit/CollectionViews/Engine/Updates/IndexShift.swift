/// How a row of numbers changes when some are removed and others inserted. This is the arithmetic of batch updates, for one axis at
/// a time. [UPD-01]
///
/// Removals are named by positions before the update, insertions by positions after it. The rest keeps its order: the k-th number
/// that stays takes the k-th position that no insertion takes.
struct IndexShift: Equatable {
    /// The positions before the update that are removed: sorted, each once.
    private(set) var removed: [Int]
    /// The positions after the update that are new: sorted, each once.
    private(set) var filled: [Int]

    init(removed: some Sequence<Int>, filled: some Sequence<Int>) {
        self.removed = removed.sortedOnce()
        self.filled = filled.sortedOnce()
    }

    static let none = IndexShift(removed: EmptyCollection(), filled: EmptyCollection())

    var isIdentity: Bool { removed.isEmpty && filled.isEmpty }

    /// The position after the update; nil when it was removed.
    func after(_ before: Int) -> Int? {
        let rank = removed.lowerBound(of: before)
        if rank < removed.count, removed[rank] == before { return nil }
        return IndexShift.position(ofRank: before - rank, skipping: filled)
    }

    /// The position before the update; nil when it is new.
    func before(_ after: Int) -> Int? {
        let rank = filled.lowerBound(of: after)
        if rank < filled.count, filled[rank] == after { return nil }
        return IndexShift.position(ofRank: after - rank, skipping: removed)
    }

    /// The `rank`-th number that is not in `skipped`.
    private static func position(ofRank rank: Int, skipping skipped: [Int]) -> Int {
        // skipped[i] - i counts the free numbers below skipped[i]. The answer lies above all skipped numbers with at most `rank`
        // free ones below.
        rank + (0..<skipped.count).partitionPoint(where: { skipped[$0] - $0 <= rank })
    }
}

extension [Int] {
    /// The number of elements of this sorted array that are smaller.
    func lowerBound(of value: Int) -> Int {
        (0..<count).partitionPoint(where: { self[$0] < value })
    }
}
