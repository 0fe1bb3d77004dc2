/// Begins and ends drags of items of this collection view, and adds items to them.
@MainActor
final class DragSource {
    private let engine: EngineForDragging
    private let client: DragClient

    init(engine: EngineForDragging, client: DragClient) {
        self.engine = engine
        self.client = client
    }

    private struct LiftedItem {
        let item: UIDragItem
        /// The path of the item in the data source.
        let path: IndexPath
        let cell: UICollectionViewCell?
    }

    private var session: LocalDragSession?
    private var liftedItems: [LiftedItem] = []

    var isActive: Bool { session != nil }

    /// Lifts an item, which is the beginning of a drag. If the item is selected, lifts all selected
    /// items. [DRAG-01]
    ///
    /// UNKNOWN: the order in which UIKit asks the delegate about the items and about the session's
    /// two properties. Here the item under the finger comes first, the others follow in the order
    /// of their paths, and the properties come last.
    ///
    /// - Returns: whether the delegate has returned any items to drag. False also during another
    ///   drag, without a delegate, and if drag interaction is not enabled.
    func liftItems(at path: IndexPath, into session: LocalDragSession) -> Bool {
        guard self.session == nil, client.allowsDrag else {
            return false
        }
        let selected = engine.selectedPaths
        let others = selected.contains(path) ? selected.filter { $0 != path } : []
        self.session = session
        for path in [path] + others {
            addItems(at: path) { client.items(forBeginning: session, at: $0) }
        }
        guard !liftedItems.isEmpty else {
            self.session = nil
            return false
        }
        session.items = liftedItems.map(\.item)
        session.isRestrictedToDraggingApplication = client.isRestrictedToDraggingApplication(session)
        session.allowsMoveOperation = client.allowsMoveOperation(session)
        for item in liftedItems { item.cell?.setDragState(.lifting) }
        return true
    }

    /// Adds to the current drag the drag items that the delegate returns for a tap on an item.
    /// Returns whether there were any.
    ///
    /// - Parameter point: the position of the tap, in the coordinates of the content.
    func addItems(at path: IndexPath, point: CGPoint) -> Bool {
        guard let session else { return false }
        let count = liftedItems.count
        addItems(at: path) { client.items(forAddingTo: session, at: $0, point: point) }
        session.items = liftedItems.map(\.item)
        for item in liftedItems[count...] { item.cell?.setDragState(session.hasBegun ? .dragging : .lifting) }
        return liftedItems.count > count
    }

    private func addItems(at path: IndexPath, returnedBy ask: (IndexPath) -> [UIDragItem]) {
        guard engine.isValidItem(path), let source = engine.dataSourcePath(of: path) else { return }
        let items = ask(source)
        guard !items.isEmpty else { return }
        let cell = engine.visibleCell(at: path) as? UICollectionViewCell
        if cell != nil { client.askForPreviewParameters(ofItemAt: source) }
        liftedItems += items.map { LiftedItem(item: $0, path: source, cell: cell) }
    }

    /// Begins the drag. Called when the finger begins to move.
    func beginDrag() {
        guard let session else { return }
        session.hasBegun = true
        for item in liftedItems { item.cell?.setDragState(.dragging) }
        client.willBegin(session)
    }

    func endDrag() {
        guard let session else { return }
        for item in liftedItems { item.cell?.setDragState(.none) }
        (liftedItems, self.session) = ([], nil)
        // The delegate's `dragSessionDidEnd` is called only if its `dragSessionWillBegin` was
        // called.
        if session.hasBegun { client.didEnd(session) }
    }

    /// Returns the path, in the data source, at which a drag item was lifted. Nil if it was not
    /// lifted in this collection view, or if there is no item at this path any more.
    ///
    /// UNKNOWN: whether UIKit adapts the path if an update moves the item during the drag. Here the
    /// path stays the same.
    func path(of item: UIDragItem) -> IndexPath? {
        guard let path = liftedItems.first(where: { $0.item === item })?.path else { return nil }
        return engine.isValidItem(engine.presentationPath(of: path)) ? path : nil
    }

    /// Returns the size of a drag item's cell; zero if the item had no cell on screen or was not
    /// lifted in this collection view.
    func cellSize(of item: UIDragItem) -> CGSize { liftedItems.first { $0.item === item }?.cell?.bounds.size ?? .zero }
}
