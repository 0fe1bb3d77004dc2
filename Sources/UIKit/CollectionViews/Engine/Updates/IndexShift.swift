/// The shift of a row of positions from which some are removed and into which others are inserted. This is the arithmetic of batch
/// updates, for sections or for the items of one section. [UPD-01]
///
/// Removals are positions before the update, insertions are positions after it. The rest keeps its order: the k-th position that is
/// not removed moves to the k-th position that no insertion takes.
struct IndexShift: Equatable {
    /// The positions before the update that are removed, sorted, each once.
    let removed: ContiguousArray<Int>
    /// The positions after the update that are new, sorted, each once.
    let filled: ContiguousArray<Int>

    init(removed: some Sequence<Int>, filled: some Sequence<Int>) {
        self.removed = removed.sortedOnce()
        self.filled = filled.sortedOnce()
    }

    static let none = IndexShift(removed: [], filled: [])

    /// Returns the position after the update; nil if the position is removed.
    func after(_ before: Int) -> Int? { IndexShift.follow(before, leaving: removed, skipping: filled) }

    /// Returns the position before the update; nil if the position is new.
    func before(_ after: Int) -> Int? { IndexShift.follow(after, leaving: filled, skipping: removed) }

    private static func follow(_ number: Int, leaving left: ContiguousArray<Int>, skipping skipped: ContiguousArray<Int>) -> Int? {
        let below = left.firstPosition { $0 >= number }
        if below < left.count, left[below] == number { return nil }
        // The result is the `rank`-th number that is not skipped. skipped[i] - i counts the free numbers below skipped[i]. The
        // result lies above all skipped numbers with at most `rank` free ones below.
        let rank = number - below
        return rank + (0..<skipped.count).partitionPoint(where: { skipped[$0] - $0 <= rank })
    }
}

extension RandomAccessCollection where Index == Int {
    /// Returns the index of the first element that satisfies `isReached`, as all after it must; the end index if none does.
    func firstPosition(_ isReached: (Element) -> Bool) -> Int {
        (startIndex..<endIndex).partitionPoint(where: { !isReached(self[$0]) })
    }

    /// Whether an element is in this sorted collection.
    func holds(_ element: Element) -> Bool where Element: Comparable {
        let position = firstPosition { $0 >= element }
        return position < endIndex && self[position] == element
    }
}

extension Sequence where Element: Comparable {
    /// Returns the elements sorted, with equal ones only once.
    func sortedOnce() -> ContiguousArray<Element> {
        var result: ContiguousArray<Element> = []
        for element in sorted() where result.last != element { result.append(element) }
        return result
    }
}
