/// The selected items, and the item under the finger. It outlives the cells.
struct SelectionState: Equatable {
    private(set) var selected: Set<IndexPath> = []
    var highlighted: IndexPath?

    var isEmpty: Bool { selected.isEmpty && highlighted == nil }

    /// Sorted.
    var paths: [IndexPath] { selected.sorted() }

    func contains(_ path: IndexPath) -> Bool { selected.contains(path) }

    mutating func insert(_ path: IndexPath) {
        selected.insert(path)
    }

    mutating func remove(_ path: IndexPath) {
        selected.remove(path)
    }

    mutating func removeAll() {
        selected = []
        highlighted = nil
    }

    /// [SEL-05] Selection follows the items. A deleted item is no longer selected.
    mutating func follow(_ plan: UpdatePlan) {
        follow(plan.item(after:))
    }

    mutating func follow(_ destination: (IndexPath) -> IndexPath?) {
        selected = Set(selected.compactMap(destination))
        highlighted = highlighted.flatMap(destination)
    }

    /// Every selected or highlighted path is an item's, whether that item exists or not.
    func checkInvariants() -> [String] {
        let broken = paths.filter { PackedItem($0) == nil }.map { "\($0.text) is selected, which is no item" }
        guard let highlighted, PackedItem(highlighted) == nil else { return broken }
        return broken + ["\(highlighted.text) is highlighted, which is no item"]
    }
}
