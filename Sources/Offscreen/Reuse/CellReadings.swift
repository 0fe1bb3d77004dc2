import Foundation

/// Two items that are shown one after the other.
struct ReusePair: Hashable {
    var before: IndexPath
    var then: IndexPath
    var isAtOnce = false
    var isScrolled = false
    /// Whether the controls in the first item's cell are tapped. The new cell of the second item
    /// is then one that is shown after the same taps, while the first item keeps its cell.
    var isTapped = false
}

/// The values of a cell. The cell is read several times, from the tick in which it is shown
/// until the stage is at rest.
struct CellReadings {
    /// The paths in the order in which they were first read.
    var paths: [String] = []
    /// The values by path, for each reading that differs from the one before. The cell is read
    /// when it is shown, whenever work or an animation begins or ends in the first two seconds,
    /// and at the end.
    var moments: [[String: String]] = []
    /// Whether the cell also showed the first item.
    var isReused = false
    /// Whether the cell contains a scroll view that can be scrolled.
    var scrolls = false
    /// Whether the cell contains a control that can be tapped.
    var hasControls = false
    /// The number of times that code of the screen began work in a task or on another queue.
    var begunElsewhere = 0

    mutating func add(_ facts: [(path: String, value: String)]) {
        let moment = Dictionary(facts, uniquingKeysWith: { a, _ in a })
        guard moment != moments.last else { return }
        moments.append(moment)
        var known = Set(paths)
        for fact in facts where known.insert(fact.path).inserted { paths.append(fact.path) }
    }

    func wasNil(at path: some StringProtocol) -> Bool { moments.contains { $0[String(path)] == "nil" } }

    func lastValue(at path: String) -> String? { moments.last?[path] }

    /// Returns the successive values of the property at a path such as "label.text".
    func values(at path: String) -> [String] {
        var values: [String] = []
        for moment in moments {
            let value = moment[path] ?? "not there"
            if values.last != value { values.append(value) }
        }
        return values
    }

    /// Returns whether the view or layer at a path was there at some time, was missing at some
    /// time, and was there at the end.
    func presence(at path: Substring) -> (occurred: Bool, wasMissing: Bool, isThereAtEnd: Bool) {
        let here = moments.map { $0["\(path).class"] != nil }
        return (here.contains(true), here.contains(false), here.last ?? false)
    }
}

/// The readings of two cells that were shown at once.
struct NeighborReadings {
    let items: [IndexPath]
    let readings: [CellReadings]
}

/// The readings of a reused cell, and those of new cells of the same item that were made before
/// and after it. All tries can share state, such as a loader with a cache. What differs between
/// the two new cells comes from that state, and not from the reuse.
struct ReuseComparison {
    let reused: CellReadings
    let before: CellReadings
    let after: CellReadings

    /// Whether the new cells have the same value at the end, or the same successive values.
    func canCompare(at path: String, atEnd: Bool) -> Bool {
        atEnd
            ? before.lastValue(at: path) == after.lastValue(at: path)
            : before.values(at: path) == after.values(at: path)
    }
}
