/// The drag delegate. This is the only place where it is asked or told anything: each question is traced here. Index paths are those
/// of the data source.
@MainActor
final class DragClient {
    private let host: Host
    private let journal: Journal

    init(host: Host, journal: Journal) {
        self.host = host
        self.journal = journal
    }

    private var delegate: (any UICollectionViewDragDelegate)? { host.peek { $0.dragDelegate } }

    var exists: Bool { delegate != nil }

    /// The items with which a drag begins. Without any it does not begin.
    func items(forBeginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        guard let delegate else { return [] }
        return journal.asked(
            .dragDelegate, .itemsForBeginning, journal.table.key(.cell, kind: nil, path), describe: { .number($0.count) }
        ) { host.lend { delegate.collectionView($0, itemsForBeginning: session, at: path) } }
    }

    /// The items that a tap adds to a drag. None when the delegate does not implement the method.
    func items(forAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
        ask(.itemsForAddingTo, at: path, describe: { .number($0.count) }) {
            $0.collectionView($1, itemsForAddingTo: session, at: path, point: point)
        } ?? []
    }

    /// The answer has no effect, because previews are not modelled.
    func askForPreview(at path: IndexPath) {
        _ = ask(.dragPreviewParametersForItemAt, at: path, describe: { $0 == nil ? .nothing : .text(InternedString("parameters")) }) {
            $0.collectionView($1, dragPreviewParametersForItemAt: path)
        }
    }

    /// True when the delegate does not implement the method.
    func allowsMoveOperation(_ session: any UIDragSession) -> Bool {
        ask(.dragSessionAllowsMoveOperation, describe: { .truth($0) }) {
            $0.collectionView($1, dragSessionAllowsMoveOperation: session)
        } ?? true
    }

    /// False when the delegate does not implement the method.
    func isRestrictedToDraggingApplication(_ session: any UIDragSession) -> Bool {
        ask(.dragSessionIsRestrictedToDraggingApplication, describe: { .truth($0) }) {
            $0.collectionView($1, dragSessionIsRestrictedToDraggingApplication: session)
        } ?? false
    }

    func willBegin(_ session: any UIDragSession) {
        tell(.dragSessionWillBegin) { $0.collectionView($1, dragSessionWillBegin: session) }
    }

    func didEnd(_ session: any UIDragSession) {
        tell(.dragSessionDidEnd) { $0.collectionView($1, dragSessionDidEnd: session) }
    }

    // MARK: - Asking and telling

    private func ask<Answer>(
        _ question: PackedEvent.Name, at path: IndexPath? = nil, describe: (Answer) -> PackedEvent.Answer,
        _ ask: (any UICollectionViewDragDelegate, UICollectionView) -> Answer
    ) -> Answer? {
        guard let delegate else { return nil }
        return journal.asked(.dragDelegate, delegate, question, at: path, describe: describe) { host.lend { ask(delegate, $0) } }
    }

    private func tell(_ notice: PackedEvent.Name, _ call: (any UICollectionViewDragDelegate, UICollectionView) -> Void) {
        guard let delegate else { return }
        journal.told(.dragDelegate, delegate, notice) { host.lend { call(delegate, $0) } }
    }
}
