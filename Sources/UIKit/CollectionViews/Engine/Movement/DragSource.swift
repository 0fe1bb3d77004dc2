/// Lifts items of this collection view into a drag session, and ends the drag.
final class DragSource: EnginePart {
    private struct Lifted {
        let item: UIDragItem
        /// As the data source counts.
        let path: IndexPath
        let cell: UICollectionViewCell?
    }

    private var session: LocalDragSession?
    private var lifted: [Lifted] = []

    var isActive: Bool { session != nil }

    /// Lifts an item, and with a selected one all that are selected. [DRAG-01]
    ///
    /// UNKNOWN: in which order selected items are asked for, and when the session's two properties are; here the item under the finger
    /// first and the others by their paths, and the properties last.
    ///
    /// - Returns: whether there is something to drag.
    func lift(at path: IndexPath, into session: LocalDragSession) -> Bool {
        guard self.session == nil, clients.drag.exists, host.peek({ $0.dragInteractionEnabled }) else { return false }
        let others = state.selection.selected.contains(path) ? state.selection.paths.filter { $0 != path } : []
        self.session = session
        for path in [path] + others {
            take(at: path) { clients.drag.items(forBeginning: session, at: $0) }
        }
        guard !lifted.isEmpty else {
            self.session = nil
            return false
        }
        session.items = lifted.map(\.item)
        session.isRestrictedToDraggingApplication = clients.drag.isRestrictedToDraggingApplication(session)
        session.allowsMoveOperation = clients.drag.allowsMoveOperation(session)
        for item in lifted { item.cell?.show(.lifting) }
        return true
    }

    /// Adds the items that a tap adds.
    ///
    /// - Parameter point: the place of the tap, in the content.
    /// - Returns: whether there were any.
    func add(at path: IndexPath, point: CGPoint) -> Bool {
        guard let session else { return false }
        let count = lifted.count
        take(at: path) { clients.drag.items(forAddingTo: session, at: $0, point: point) }
        session.items = lifted.map(\.item)
        for item in lifted[count...] { item.cell?.show(session.hasBegun ? .dragging : .lifting) }
        return lifted.count > count
    }

    private func take(at path: IndexPath, _ ask: (IndexPath) -> [UIDragItem]) {
        guard counts.isValidItem(path), let source = state.dataSourcePath(of: path) else { return }
        let items = ask(source)
        guard !items.isEmpty else { return }
        let cell = cell(at: path)
        if cell != nil { clients.drag.askForPreview(at: source) }
        lifted += items.map { Lifted(item: $0, path: source, cell: cell) }
    }

    /// Called when the finger begins to move.
    func begin() {
        guard let session else { return }
        session.hasBegun = true
        for item in lifted { item.cell?.show(.dragging) }
        clients.drag.willBegin(session)
    }

    func end() {
        guard let session else { return }
        for item in lifted { item.cell?.show(.none) }
        (lifted, self.session) = ([], nil)
        // Its call is balanced with that at the beginning.
        if session.hasBegun { clients.drag.didEnd(session) }
    }

    /// Where an item was lifted here.
    ///
    /// UNKNOWN: whether the path follows updates that come during a drag; here it does not, and one that no longer exists is nil.
    func path(of item: UIDragItem) -> IndexPath? {
        guard let path = lifted.first(where: { $0.item === item })?.path else { return nil }
        return counts.isValidItem(state.presentationPath(of: path)) ? path : nil
    }

    func size(of item: UIDragItem) -> CGSize { lifted.first { $0.item === item }?.cell?.bounds.size ?? .zero }
}
