/// What drags and drops call of the engine of the collection view below the finger.
@MainActor
final class EngineForDragging {
    private let lookup: ElementLookup
    private let dragSource: DragSource
    private let dropTarget: DropTarget
    private let dropClient: DropClient
    private let dropPlaceEditor: DropPlaceEditor

    init(
        lookup: ElementLookup, dragSource: DragSource, dropTarget: DropTarget, dropClient: DropClient,
        dropPlaceEditor: DropPlaceEditor
    ) {
        self.lookup = lookup
        self.dragSource = dragSource
        self.dropTarget = dropTarget
        self.dropClient = dropClient
        self.dropPlaceEditor = dropPlaceEditor
    }

    func path(of cell: UICollectionViewCell) -> IndexPath? { lookup.path(of: cell) }

    // MARK: - The view from which items are dragged

    /// Lifts an item. Returns whether there are any drag items.
    func liftItems(at path: IndexPath, into session: LocalDragSession) -> Bool {
        dragSource.liftItems(at: path, into: session)
    }

    /// Adds the drag items for a tapped item. Returns whether there are any.
    func addItems(at path: IndexPath, point: CGPoint) -> Bool { dragSource.addItems(at: path, point: point) }

    func beginDrag() { dragSource.beginDrag() }

    func endDrag() { dragSource.endDrag() }

    // MARK: - The view below the finger

    func canHandle(_ session: LocalDropSession) -> Bool { dropTarget.canHandle(session) }

    func enter(_ session: LocalDropSession) { dropTarget.enter(session) }

    func updateDrop() { dropTarget.update() }

    func exit() { dropTarget.exit() }

    /// Performs the drop, if the proposal allows it. Returns whether it was performed.
    func drop() -> Bool { dropTarget.drop() }

    func didEnd(_ session: LocalDropSession) { dropClient.didEnd(session) }

    func askForPreviewParameters(ofItemAt path: IndexPath) { dropClient.askForPreviewParameters(ofItemAt: path) }

    // MARK: - Placeholders

    /// Shows a placeholder. Returns its number; nil if it cannot be shown.
    func show(_ placeholder: UICollectionViewPlaceholder) -> Int? { dropPlaceEditor.show(placeholder) }

    func commitPlaceholder(number: Int, updates: (IndexPath) -> Void) -> Bool {
        dropPlaceEditor.commitPlaceholder(number: number, updates: updates)
    }

    func deletePlaceholder(number: Int) -> Bool { dropPlaceEditor.deletePlaceholder(number: number) }

    func updateCell(ofPlaceholder number: Int) { dropPlaceEditor.updateCell(ofPlaceholder: number) }
}
