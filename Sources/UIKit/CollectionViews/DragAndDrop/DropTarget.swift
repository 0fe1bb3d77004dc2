/// Handles a drag over this collection view: asks for a proposal, opens a gap for the drop, and
/// performs the drop.
@MainActor
final class DropTarget {
    private let engine: EngineForDragging
    private let client: DropClient
    private let source: DragSource

    init(engine: EngineForDragging, client: DropClient, source: DragSource) {
        self.engine = engine
        self.client = client
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
        self.session == nil && client.canHandle(session)
    }

    func enter(_ session: LocalDropSession) {
        self.session = session
        (destination, arrivalTime) = (nil, engine.now)
        proposal = UICollectionViewDropProposal(operation: .cancel)
        client.didEnter(session)
    }

    /// Asks the delegate for a drop proposal, and opens, moves or closes the gap. Called for each
    /// movement of the finger over this view.
    func update() {
        guard let session else { return }
        let now = engine.now
        let path = engine.dropPath(at: client.location(of: session))
        if path != destination { (destination, arrivalTime) = (path, now) }
        let wanted =
            client.proposal(forUpdateOf: session, destination: path)
            ?? UICollectionViewDropProposal(operation: .copy)
        proposal = permittedProposal(for: wanted, in: session)
        guard let path, proposal.intent == .insertAtDestinationIndexPath, [.copy, .move].contains(proposal.operation),
            session.items.count == 1
        else { return engine.closeGap() }
        guard now - arrivalTime >= gapDelay else { return }
        engine.updateGap(
            at: path, draggedItemPath: proposal.operation == .move ? source.path(of: session.items[0]) : nil)
    }

    /// The time after which a gap opens, in seconds.
    ///
    /// UNKNOWN: UIKit's delays. Apple's header calls them "small" and "longer".
    private var gapDelay: Double {
        switch client.reorderingCadence {
        case .immediate: 0
        case .fast: 0.2
        case .slow: 0.5
        }
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
        engine.closeGap()
        self.session = nil
        client.sessionDidExit(session)
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
        let coordinator = client.makeCoordinator(
            for: items, at: destination, proposal: proposal, session: session)
        client.performDrop(with: coordinator)
        self.session = nil
        engine.closeGap()
        coordinator.runAnimations(forSeconds: BatchUpdates.duration)
        return true
    }
}
