/// The shift of a row of positions from which some are removed and into which others are inserted. This is the arithmetic of batch
/// updates, for sections or for the items of one section. [UPD-01]
///
/// Removals are positions before the update, insertions are positions after it. The other positions keep their order: the k-th position
/// that is not removed moves to the k-th position that no insertion takes.
struct IndexShift: Equatable {
    /// The positions before the update that are removed, sorted, each once.
    let removed: ContiguousArray<Int>
    /// The positions after the update that are new, sorted, each once.
    let inserted: ContiguousArray<Int>

    init(removed: some Sequence<Int>, inserted: some Sequence<Int>) {
        self.removed = removed.sortedWithoutDuplicates()
        self.inserted = inserted.sortedWithoutDuplicates()
    }

    static let none = IndexShift(removed: [], inserted: [])

    /// Returns the position after the update; nil if the position is removed.
    func positionAfterUpdate(_ before: Int) -> Int? { IndexShift.shift(before, omitting: removed, skipping: inserted) }

    /// Returns the position before the update; nil if the position is new.
    func positionBeforeUpdate(_ after: Int) -> Int? { IndexShift.shift(after, omitting: inserted, skipping: removed) }

    private static func shift(_ number: Int, omitting omitted: ContiguousArray<Int>, skipping skipped: ContiguousArray<Int>) -> Int? {
        let below = omitted.firstPosition { $0 >= number }
        if below < omitted.count, omitted[below] == number { return nil }
        // The result is the `rank`-th number that is not skipped. skipped[i] - i counts the free numbers below skipped[i].
        // The result lies above all skipped numbers below which there are at most `rank` free numbers.
        let rank = number - below
        return rank + (0..<skipped.count).partitionPoint(where: { skipped[$0] - $0 <= rank })
    }
}
