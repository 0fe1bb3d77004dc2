/// The changes of sections in a batch update, or the changes of items, grouped by action.
/// Deletions, insertions and reloads are sorted and contain no duplicates.
///
/// A change with a path that no item can have is left out. `UpdatePlan` reports it.
///
/// OPTIMIZATION: a set of index paths would hash each path several times, at 500 instructions each.
/// With sorted arrays of keys, and with update items made in a loop (see `UpdatePlan.updateItems`),
/// a batch of 1,000 changes takes 3.1 million instructions instead of 10.2 million.
struct ChangesByAction<Place: Hashable & Comparable> {
    struct Move: Hashable {
        let from: Place
        let to: Place
    }

    private(set) var deleted: ContiguousArray<Place> = []
    private(set) var inserted: ContiguousArray<Place> = []
    private(set) var reloaded: ContiguousArray<Place> = []
    /// The moves, in the order of the calls.
    private(set) var moves: ContiguousArray<Move> = []
    /// The target of each move, by the source of the move. If several moves have the same source,
    /// the dictionary contains the last one.
    private(set) var targetsBySource: [Place: Place] = [:]
    /// The source of each move, by the target of the move. If several moves have the same target,
    /// the dictionary contains the last one.
    private(set) var sourcesByTarget: [Place: Place] = [:]
    /// The number of changes. Repeated changes count each time. Changes with a path that no item
    /// can have do not count.
    private(set) var count = 0

    init(_ changes: some Sequence<UpdatePlan.Change>, place: (IndexPath) -> Place?) {
        for change in changes {
            switch (change.action, change.before.flatMap(place), change.after.flatMap(place)) {
            case (.delete, let from?, _): deleted.append(from)
            case (.insert, _, let to?): inserted.append(to)
            case (.reload, let from?, _): reloaded.append(from)
            case (.move, let from?, let to?):
                moves.append(Move(from: from, to: to))
                targetsBySource[from] = to
                sourcesByTarget[to] = from
            default: continue
            }
            count += 1
        }
        deleted = deleted.sortedWithoutDuplicates()
        inserted = inserted.sortedWithoutDuplicates()
        reloaded = reloaded.sortedWithoutDuplicates()
    }
}
