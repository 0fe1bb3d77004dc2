/// Calls the methods of the drag delegate, and records the calls. Index paths are those of the data
/// source.
@MainActor
final class DragClient {
    private let host: Host
    private let journal: Journal

    init(host: Host, journal: Journal) {
        (self.host, self.journal) = (host, journal)
    }

    private var delegate: (any UICollectionViewDragDelegate)? { host.withUnretainedCollectionView { $0.dragDelegate } }

    /// Whether there is a delegate, and drag interaction is enabled.
    var allowsDrag: Bool { delegate != nil && host.withUnretainedCollectionView { $0.dragInteractionEnabled } }

    /// Returns the delegate's drag items for an item at the beginning of a drag; none if there is
    /// no delegate.
    func items(forBeginning session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
        guard let delegate else { return [] }
        return journal.ask(
            .dragDelegate, .itemsForBeginning, about: journal.table.key(ofItemAt: path), describe: { .number($0.count) }
        ) { host.withCollectionView { delegate.collectionView($0, itemsForBeginning: session, at: path) } }
    }

    /// Returns the drag items that a tap on an item adds to a drag; none if the delegate does not
    /// implement the method.
    func items(forAddingTo session: any UIDragSession, at path: IndexPath, point: CGPoint) -> [UIDragItem] {
        journal.ask(.dragDelegate, delegate, .itemsForAddingTo, at: path, describe: { .number($0.count) }) {
            $0.collectionView($1, itemsForAddingTo: session, at: path, point: point)
        } ?? []
    }

    /// Asks the delegate for the preview parameters of an item. The answer has no effect, because
    /// previews are not modelled.
    func askForPreviewParameters(ofItemAt path: IndexPath) {
        _ = journal.ask(
            .dragDelegate, delegate, .dragPreviewParametersForItemAt, at: path,
            describe: { $0 == nil ? .nothing : .text(InternedString("parameters")) }
        ) {
            $0.collectionView($1, dragPreviewParametersForItemAt: path)
        }
    }

    /// Whether the drag may move its items. True if the delegate does not implement the method.
    func allowsMoveOperation(_ session: any UIDragSession) -> Bool {
        journal.ask(.dragDelegate, delegate, .dragSessionAllowsMoveOperation, describe: { .truth($0) }) {
            $0.collectionView($1, dragSessionAllowsMoveOperation: session)
        } ?? true
    }

    /// Whether the items may only be dropped in the app in which the drag began. False if the
    /// delegate does not implement the method.
    func isRestrictedToDraggingApplication(_ session: any UIDragSession) -> Bool {
        journal.ask(.dragDelegate, delegate, .dragSessionIsRestrictedToDraggingApplication, describe: { .truth($0) }) {
            $0.collectionView($1, dragSessionIsRestrictedToDraggingApplication: session)
        } ?? false
    }

    func willBegin(_ session: any UIDragSession) {
        journal.tell(.dragDelegate, delegate, .dragSessionWillBegin) {
            delegate?.collectionView($0, dragSessionWillBegin: session)
        }
    }

    func didEnd(_ session: any UIDragSession) {
        journal.tell(.dragDelegate, delegate, .dragSessionDidEnd) {
            delegate?.collectionView($0, dragSessionDidEnd: session)
        }
    }
}
