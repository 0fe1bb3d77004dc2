/// How a row of numbers changes when some are taken out and others put in: the arithmetic of batch updates, one axis at a
/// time. [UPD-01]
///
/// What is taken out is named by positions before the update, what is put in by positions after it. The rest keeps its
/// order: number k of those that stay is number k of the free places after.
struct IndexShift: Equatable {
    /// Positions before, of what does not stay: sorted, each once.
    private(set) var removed: [Int]
    /// Positions after, of what is new there: sorted, each once.
    private(set) var filled: [Int]

    init(removed: some Sequence<Int>, filled: some Sequence<Int>) {
        self.removed = removed.sortedOnce()
        self.filled = filled.sortedOnce()
    }

    static let none = IndexShift(removed: EmptyCollection(), filled: EmptyCollection())

    /// Where the one at `before` goes; nil when it is taken out.
    func after(_ before: Int) -> Int? {
        let rank = removed.lowerBound(of: before)
        if rank < removed.count, removed[rank] == before { return nil }
        return IndexShift.position(ofRank: before - rank, skipping: filled)
    }

    /// Where the one at `after` comes from; nil when it is new.
    func before(_ after: Int) -> Int? {
        let rank = filled.lowerBound(of: after)
        if rank < filled.count, filled[rank] == after { return nil }
        return IndexShift.position(ofRank: after - rank, skipping: removed)
    }

    /// The `rank`-th number that is not in `skipped`.
    private static func position(ofRank rank: Int, skipping skipped: [Int]) -> Int {
        // skipped[i] - i counts the free numbers below skipped[i]: all those with at most `rank` of them lie below the answer.
        var low = 0
        var high = skipped.count
        while low < high {
            let middle = (low + high) / 2
            if skipped[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low
    }
}

extension [Int] {
    /// How many elements of this sorted array are smaller.
    func lowerBound(of value: Int) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
