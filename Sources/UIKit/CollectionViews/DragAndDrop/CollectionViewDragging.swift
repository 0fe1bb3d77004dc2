/// The drags and drops of one collection view, as the finger sees them.
@MainActor
final class CollectionViewDragging {
    private let source: DragSource
    private let target: DropTarget
    private let dropClient: DropClient

    init(engine: EngineForDragging, host: Host, journal: Journal) {
        dropClient = DropClient(host: host, journal: journal)
        source = DragSource(engine: engine, client: DragClient(host: host, journal: journal))
        target = DropTarget(engine: engine, client: dropClient, source: source)
    }

    /// Whether items of the view are being dragged.
    var isSource: Bool { source.isActive }

    /// Whether a drop session that the view has accepted is over the view.
    var isTarget: Bool { target.isActive }

    // MARK: - The view from which items are dragged

    /// Lifts an item. Returns whether there are any drag items.
    func liftItems(at path: IndexPath, into session: LocalDragSession) -> Bool {
        source.liftItems(at: path, into: session)
    }

    /// Adds the drag items for a tapped item. Returns whether there are any.
    func addItems(at path: IndexPath, point: CGPoint) -> Bool { source.addItems(at: path, point: point) }

    func beginDrag() { source.beginDrag() }

    func endDrag() { source.endDrag() }

    // MARK: - The view below the finger

    func canHandle(_ session: LocalDropSession) -> Bool { target.canHandle(session) }

    func enter(_ session: LocalDropSession) { target.enter(session) }

    func updateDrop() { target.update() }

    func exit() { target.exit() }

    /// Performs the drop, if the proposal allows it. Returns whether it was performed.
    func drop() -> Bool { target.drop() }

    func didEnd(_ session: LocalDropSession) { dropClient.didEnd(session) }

    func askForPreviewParameters(ofItemAt path: IndexPath) { dropClient.askForPreviewParameters(ofItemAt: path) }
}
