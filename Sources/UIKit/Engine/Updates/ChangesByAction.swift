/// The changes of sections in a batch update, or the changes of items, grouped by action.
/// Deletions, insertions and reloads are sorted and contain no duplicates. A place that is deleted
/// or inserted twice stands for itself and the place after it. [UPD-19]
///
/// A change with a path that no item can have is left out. `UpdatePlan` reports it.
///
/// OPTIMIZATION: a set of index paths would hash each path several times, at 500 instructions each.
/// With sorted arrays of keys, and with update items made in a loop (see `UpdatePlan.updateItems`),
/// a batch of 1,000 changes takes 3.1 million instructions instead of 10.2 million.
struct ChangesByAction<Place: UpdatePlace> {
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

    /// - Parameter existsBefore: returns whether a place exists before the update.
    init(
        _ changes: some Sequence<UpdatePlan.Change>, existsBefore: (Place) -> Bool, place: (IndexPath) -> Place?
    ) {
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
        reloaded = reloaded.sortedWithoutDuplicates()
        deleted = Self.spread(deleted, isFree: { existsBefore($0) && !isReloadedOrMoved($0) })
        inserted = Self.spread(inserted, isFree: { sourcesByTarget[$0] == nil })
    }

    private func isReloadedOrMoved(_ place: Place) -> Bool {
        targetsBySource[place] != nil || reloaded.containsByBinarySearch(place)
    }

    /// [UPD-19] Returns the places sorted, with each repeated place replaced by the next free place
    /// after it. If there is none, the place is replaced by the nearest free place before it.
    ///
    /// - Parameter isFree: returns whether a place may replace a repeated one.
    private static func spread(_ places: ContiguousArray<Place>, isFree: (Place) -> Bool) -> ContiguousArray<Place> {
        let distinct = places.sortedWithoutDuplicates()
        guard distinct.count < places.count else { return distinct }
        var taken = Set(distinct)
        var last: Place?
        for place in places.sorted() {
            defer { last = place }
            guard place == last else { continue }
            // Among as many candidates as there are changes, one is free, unless the batch is
            // invalid for another reason.
            let candidates =
                (1...places.count).map { place.advanced(by: $0) } + (1...places.count).map { place.advanced(by: -$0) }
            if let free = candidates.first(where: { !taken.contains($0) && isFree($0) }) { taken.insert(free) }
        }
        return taken.sortedWithoutDuplicates()
    }
}

/// A section or an item that a batch update changes.
protocol UpdatePlace: Hashable, Comparable {
    /// Returns the place that is `distance` places after this one, in the same section.
    func advanced(by distance: Int) -> Self
}

extension Int: UpdatePlace {}

extension ElementKey: UpdatePlace {
    func advanced(by distance: Int) -> ElementKey {
        .cell(section: section, item: min(max(0, item + distance), ElementKey.greatestItem))
    }
}
