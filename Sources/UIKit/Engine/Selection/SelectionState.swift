/// The paths of the selected items, and of the highlighted item. An item stays selected if its cell
/// leaves the screen.
struct SelectionState: Equatable {
    var selected: Set<IndexPath> = []
    var highlighted: IndexPath?

    /// The paths of the selected items, sorted.
    var paths: [IndexPath] { selected.sorted() }

    /// [SEL-05] Replaces each path with the path of the same item after an update. A deleted item
    /// is no longer selected or highlighted.
    ///
    /// - Parameter destination: returns the path after the update, or nil for a deleted item.
    mutating func updatePaths(using destination: (IndexPath) -> IndexPath?) {
        selected = Set(selected.compactMap(destination))
        highlighted = highlighted.flatMap(destination)
    }

    func invariantProblems() -> [String] {
        let broken = paths.filter { ElementKey(item: $0) == nil }.map { "\($0.text) is selected, which is not an item" }
        guard let highlighted, ElementKey(item: highlighted) == nil else { return broken }
        return broken + ["\(highlighted.text) is highlighted, which is not an item"]
    }
}
