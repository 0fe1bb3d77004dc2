/// Calls the methods of the drop delegate, and records the calls. Destinations are index paths on
/// screen, where the gap that a drag opens counts as an item.
@MainActor
final class DropClient {
    private let host: Host
    private let journal: Journal

    init(host: Host, journal: Journal) {
        (self.host, self.journal) = (host, journal)
    }

    private var delegate: (any UICollectionViewDropDelegate)? { host.withUnretainedCollectionView { $0.dropDelegate } }

    var reorderingCadence: UICollectionView.ReorderingCadence {
        host.withUnretainedCollectionView { $0.reorderingCadence }
    }

    /// Returns the position of the finger in the coordinates of the content.
    func location(of session: any UIDropSession) -> CGPoint { host.withCollectionView(session.location) }

    func makeCoordinator(
        for items: [any UICollectionViewDropItem], at destination: IndexPath?,
        proposal: UICollectionViewDropProposal, session: any UIDropSession
    ) -> LocalDropCoordinator {
        host.withCollectionView {
            LocalDropCoordinator(
                on: $0, items: items, destinationIndexPath: destination, proposal: proposal, session: session)
        }
    }

    /// Whether the delegate accepts a drop session. True if the delegate does not implement the
    /// method, or if there is no delegate.
    func canHandle(_ session: any UIDropSession) -> Bool {
        journal.ask(.dropDelegate, delegate, .canHandle, describe: { .truth($0) }) {
            $0.collectionView($1, canHandle: session)
        } ?? true
    }

    func didEnter(_ session: any UIDropSession) {
        journal.tell(.dropDelegate, delegate, .dropSessionDidEnter) {
            delegate?.collectionView($0, dropSessionDidEnter: session)
        }
    }

    /// Returns the delegate's proposal for a drop; nil if the delegate does not implement the
    /// method.
    func proposal(forUpdateOf session: any UIDropSession, destination: IndexPath?) -> UICollectionViewDropProposal? {
        journal.ask(
            .dropDelegate, delegate, .dropSessionDidUpdate, at: destination,
            // A trace shows the operation. If the delegate specified an intent, it follows: "move,
            // insertAtDestinationIndexPath".
            describe: {
                .text(InternedString($0.intent == .unspecified ? "\($0.operation)" : "\($0.operation), \($0.intent)"))
            }
        ) {
            $0.collectionView($1, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        }
    }

    func sessionDidExit(_ session: any UIDropSession) {
        journal.tell(.dropDelegate, delegate, .dropSessionDidExit) {
            delegate?.collectionView($0, dropSessionDidExit: session)
        }
    }

    func performDrop(with coordinator: any UICollectionViewDropCoordinator) {
        guard let delegate else { return }
        journal.record {
            let place = coordinator.destinationIndexPath.map { $0.text } ?? "nowhere"
            $0.write(.tell, in: $1, partner: .dropDelegate, name: .performDropWith, text: InternedString("at \(place)"))
        }
        host.withCollectionView { delegate.collectionView($0, performDropWith: coordinator) }
    }

    /// Asks the delegate for the preview parameters of an item. The answer has no effect, because
    /// previews are not modelled.
    func askForPreviewParameters(ofItemAt path: IndexPath) {
        _ = journal.ask(
            .dropDelegate, delegate, .dropPreviewParametersForItemAt, at: path,
            describe: { $0 == nil ? .nothing : .text(InternedString("parameters")) }
        ) {
            $0.collectionView($1, dropPreviewParametersForItemAt: path)
        }
    }

    func didEnd(_ session: any UIDropSession) {
        journal.tell(.dropDelegate, delegate, .dropSessionDidEnd) {
            delegate?.collectionView($0, dropSessionDidEnd: session)
        }
    }
}
