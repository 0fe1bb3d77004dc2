extension SelectionState {
    /// Every selected or highlighted path is an item's, whether that item exists or not.
    func checkInvariants() -> [String] {
        let broken = paths.filter { PackedItem($0) == nil }.map { "\($0.text) is selected, which is no item" }
        guard let highlighted, PackedItem(highlighted) == nil else { return broken }
        return broken + ["\(highlighted.text) is highlighted, which is no item"]
    }
}
