/// Computes how insertions and removals in a list change the positions of its other elements. A
/// batch update uses this for the sections, and for the items of each section. [UPD-01]
///
/// Removals are positions before the update. Insertions are positions after it. The other elements
/// keep their order: the k-th element that is not removed moves to the k-th position that no
/// insertion takes.
struct IndexShift: Equatable {
    /// Both lists are sorted and without duplicates.
    let removed: ContiguousArray<Int>
    let inserted: ContiguousArray<Int>

    init(removed: some Sequence<Int>, inserted: some Sequence<Int>) {
        self.removed = removed.sortedWithoutDuplicates()
        self.inserted = inserted.sortedWithoutDuplicates()
    }

    static let none = IndexShift(removed: [], inserted: [])

    /// Returns the position after the update of the element whose position before it is `before`;
    /// nil if the element is removed.
    func positionAfterUpdate(_ before: Int) -> Int? {
        IndexShift.shifted(before, omitting: removed, skipping: inserted)
    }

    /// Returns the position before the update of the element whose position after it is `after`;
    /// nil if the element is inserted.
    func positionBeforeUpdate(_ after: Int) -> Int? { IndexShift.shifted(after, omitting: inserted, skipping: removed) }

    private static func shifted(
        _ number: Int, omitting omitted: ContiguousArray<Int>, skipping skipped: ContiguousArray<Int>
    ) -> Int? {
        let below = omitted.firstPosition { $0 >= number }
        if below < omitted.count, omitted[below] == number { return nil }
        // The result is the `rank`-th number, counted from 0, that is not skipped. It is `rank`
        // plus the number of skipped numbers below it. A skipped number lies below the result if at
        // most `rank` numbers below it are not skipped. Below skipped[i], the count of such numbers
        // is skipped[i] - i.
        let rank = number - below
        return rank + (0..<skipped.count).partitionPoint(where: { skipped[$0] - $0 <= rank })
    }
}
