/// Handles a drag over this collection view: asks for a proposal, opens a gap for the drop, and
/// performs the drop.
@MainActor
final class DropTarget {
    private let host: Host
    private let dropClient: DropClient
    private let lookup: ElementLookup
    private let dropPlaceEditor: DropPlaceEditor
    private let source: DragSource

    init(
        host: Host, dropClient: DropClient, lookup: ElementLookup, dropPlaceEditor: DropPlaceEditor, source: DragSource
    ) {
        self.host = host
        self.dropClient = dropClient
        self.lookup = lookup
        self.dropPlaceEditor = dropPlaceEditor
        self.source = source
    }

    private var session: LocalDropSession?
    private var proposal = UICollectionViewDropProposal(operation: .cancel)
    private var destination: IndexPath?
    /// The time at which the finger came to the destination.
    private var arrivalTime = 0.0

    var isActive: Bool { session != nil }

    /// Whether the delegate accepts a drop session. False during another session.
    ///
    /// UNKNOWN: how often UIKit asks the delegate in one session. Here it is asked whenever the
    /// finger comes over the view, until it returns false.
    func canHandle(_ session: LocalDropSession) -> Bool {
        self.session == nil && dropClient.canHandle(session)
    }

    func enter(_ session: LocalDropSession) {
        self.session = session
        (destination, arrivalTime) = (nil, host.world.timeline.now)
        proposal = UICollectionViewDropProposal(operation: .cancel)
        dropClient.didEnter(session)
    }

    /// Asks the delegate for a drop proposal, and opens, moves or closes the gap. Called for each
    /// movement of the finger over this view.
    func update() {
        guard let session else { return }
        let now = host.world.timeline.now
        let path = lookup.dropPath(at: host.withRetainedView(session.location))
        if path != destination { (destination, arrivalTime) = (path, now) }
        let wanted =
            dropClient.proposal(forUpdateOf: session, destination: path)
            ?? UICollectionViewDropProposal(operation: .copy)
        proposal = permittedProposal(for: wanted, in: session)
        guard let path, proposal.intent == .insertAtDestinationIndexPath, [.copy, .move].contains(proposal.operation),
            session.items.count == 1
        else { return dropPlaceEditor.closeGap() }
        dropPlaceEditor.updateGap(
            at: path, hoverTime: now - arrivalTime,
            draggedItemPath: proposal.operation == .move ? source.path(of: session.items[0]) : nil)
    }

    /// Returns the delegate's proposal, if it is permitted. Otherwise returns a proposal to cancel,
    /// or one without an intent. [DRAG-04]
    ///
    /// UNKNOWN: what UIKit does if the delegate proposes a move that the session does not allow.
    /// Here the drop is cancelled.
    private func permittedProposal(
        for proposal: UICollectionViewDropProposal, in session: LocalDropSession
    ) -> UICollectionViewDropProposal {
        if proposal.operation == .move, !session.allowsMoveOperation {
            return UICollectionViewDropProposal(operation: .cancel)
        }
        if destination == nil, proposal.intent != .unspecified {
            return UICollectionViewDropProposal(operation: proposal.operation)
        }
        return proposal
    }

    /// Ends the drop session of this collection view without a drop: closes the gap, and calls
    /// `dropSessionDidExit`.
    func exit() {
        guard let session else { return }
        dropPlaceEditor.closeGap()
        self.session = nil
        dropClient.sessionDidExit(session)
    }

    /// Performs the drop, if the current proposal is to copy or to move; otherwise ends the session
    /// by `exit()`. Called when the finger is lifted over this view.
    ///
    /// - Returns: whether the drop was performed.
    func drop() -> Bool {
        guard let session else { return false }
        guard [.copy, .move].contains(proposal.operation) else {
            exit()
            return false
        }
        let items = session.items.map {
            LocalDropItem($0, sourceIndexPath: source.path(of: $0), previewSize: source.cellSize(of: $0))
        }
        let coordinator = host.withRetainedView {
            LocalDropCoordinator(
                on: $0, items: items, destinationIndexPath: destination, proposal: proposal, session: session)
        }
        dropClient.performDrop(with: coordinator)
        self.session = nil
        dropPlaceEditor.closeGap()
        coordinator.runAnimations(forSeconds: BatchUpdates.duration, in: host.world)
        return true
    }
}
