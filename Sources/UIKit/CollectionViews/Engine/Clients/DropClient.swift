/// The drop delegate. This is the only place where it is asked or told anything: each question is traced here. Index paths are those
/// of the presentation, with the gap where it is open.
@MainActor
final class DropClient {
    private let host: Host
    private let journal: Journal

    init(host: Host, journal: Journal) {
        self.host = host
        self.journal = journal
    }

    private var delegate: (any UICollectionViewDropDelegate)? { host.peek { $0.dropDelegate } }

    var exists: Bool { delegate != nil }

    /// True when the delegate does not implement the method.
    func canHandle(_ session: any UIDropSession) -> Bool {
        ask(.canHandle, describe: { .truth($0) }) { $0.collectionView($1, canHandle: session) } ?? true
    }

    func didEnter(_ session: any UIDropSession) {
        tell(.dropSessionDidEnter) { $0.collectionView($1, dropSessionDidEnter: session) }
    }

    /// What a drop would do; nil when the delegate does not implement the method.
    func didUpdate(_ session: any UIDropSession, destination: IndexPath?) -> UICollectionViewDropProposal? {
        ask(.dropSessionDidUpdate, at: destination, describe: { .text(InternedString($0.inRecord)) }) {
            $0.collectionView($1, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        }
    }

    func didExit(_ session: any UIDropSession) {
        tell(.dropSessionDidExit) { $0.collectionView($1, dropSessionDidExit: session) }
    }

    func performDrop(with coordinator: any UICollectionViewDropCoordinator) {
        guard let delegate else { return }
        journal.record {
            let place = coordinator.destinationIndexPath.map { $0.text } ?? "nowhere"
            $0.write(.tell, in: $1, partner: .dropDelegate, name: .performDropWith, text: InternedString("at \(place)"))
        }
        host.lend { delegate.collectionView($0, performDropWith: coordinator) }
    }

    /// The answer has no effect, because previews are not modelled.
    func askForPreview(at path: IndexPath) {
        _ = ask(.dropPreviewParametersForItemAt, at: path, describe: { $0 == nil ? .nothing : .text(InternedString("parameters")) }) {
            $0.collectionView($1, dropPreviewParametersForItemAt: path)
        }
    }

    func didEnd(_ session: any UIDropSession) {
        tell(.dropSessionDidEnd) { $0.collectionView($1, dropSessionDidEnd: session) }
    }

    // MARK: - Asking and telling

    private func ask<Answer>(
        _ question: PackedEvent.Name, at path: IndexPath? = nil, describe: (Answer) -> PackedEvent.Answer,
        _ ask: (any UICollectionViewDropDelegate, UICollectionView) -> Answer
    ) -> Answer? {
        guard let delegate else { return nil }
        return journal.asked(.dropDelegate, delegate, question, at: path, describe: describe) { host.lend { ask(delegate, $0) } }
    }

    private func tell(_ notice: PackedEvent.Name, _ call: (any UICollectionViewDropDelegate, UICollectionView) -> Void) {
        guard let delegate else { return }
        journal.told(.dropDelegate, delegate, notice) { host.lend { call(delegate, $0) } }
    }
}

extension UICollectionViewDropProposal {
    /// "move, insertAtDestinationIndexPath"
    fileprivate var inRecord: String { intent == .unspecified ? "\(operation)" : "\(operation), \(intent)" }
}
