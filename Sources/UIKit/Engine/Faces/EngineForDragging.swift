/// What drags and drops call of the engine of their list.
@MainActor
final class EngineForDragging {
    private let host: Host
    private let state: EngineState
    private let counts: CountLoader
    private let lookup: ElementLookup
    private let dropPlaceEditor: DropPlaceEditor

    init(
        host: Host, state: EngineState, counts: CountLoader, lookup: ElementLookup, dropPlaceEditor: DropPlaceEditor
    ) {
        self.host = host
        self.state = state
        self.counts = counts
        self.lookup = lookup
        self.dropPlaceEditor = dropPlaceEditor
    }

    /// The time of the simulated clock, in seconds.
    var now: Double { host.world.timeline.now }

    // MARK: - Items

    func path(of cell: UIView) -> IndexPath? { lookup.path(of: cell) }

    /// Returns the cell on screen for an item; nil if there is none.
    func visibleCell(at path: IndexPath) -> UIView? { state.visibleCell(at: path) }

    var selectedPaths: [IndexPath] { state.selection.paths }

    func isValidItem(_ path: IndexPath) -> Bool { counts.isValidItem(path) }

    func dataSourcePath(of path: IndexPath) -> IndexPath? { state.dataSourcePath(of: path) }

    func presentationPath(of path: IndexPath) -> IndexPath { state.presentationPath(of: path) }

    // MARK: - The gap

    /// Returns the path of the open gap or of the item at a point of the content; nil if neither is
    /// there.
    func dropPath(at point: CGPoint) -> IndexPath? { lookup.dropPath(at: point) }

    /// Opens, moves or closes the gap under the dragged item. [DRAG-03]
    func updateGap(at path: IndexPath, draggedItemPath item: IndexPath?) {
        dropPlaceEditor.updateGap(at: path, draggedItemPath: item)
    }

    func closeGap() { dropPlaceEditor.closeGap() }

    // MARK: - Placeholders

    /// Shows a placeholder. Returns its number; nil if it cannot be shown.
    func show(_ placeholder: DropPlaces.Placeholder) -> Int? { dropPlaceEditor.show(placeholder) }

    func commitPlaceholder(number: Int, updates: (IndexPath) -> Void) -> Bool {
        dropPlaceEditor.commitPlaceholder(number: number, updates: updates)
    }

    func deletePlaceholder(number: Int) -> Bool { dropPlaceEditor.deletePlaceholder(number: number) }

    func updateCell(ofPlaceholder number: Int) { dropPlaceEditor.updateCell(ofPlaceholder: number) }
}
