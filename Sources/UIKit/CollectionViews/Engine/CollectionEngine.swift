/// Puts together the parts of a collection view: its state, the clients for the app's objects, and the parts that do the work. Each
/// call of the facade is one line here, and no part knows this class.
@MainActor
final class CollectionEngine {
    let journal = Journal()
    let state = EngineState()
    let clients: Clients
    let knowledge: Knowledge
    let placement: SiblingPlacement
    let sizing: SelfSizing
    let scrolling: ItemScrolling
    let selection: SelectionControl
    let queries: Queries
    let committer: Committer
    let bug = OrderingBug()
    let prefetcher: Prefetcher
    let pass: LayoutPass
    let animated: AnimatedChange
    let reload: Reload
    let layoutChange: LayoutChange
    let movement: InteractiveMovement
    let room: DropRoom
    let dragSource: DragSource
    let dropTarget: DropTarget
    let updates: BatchUpdates
    let boundsChange: BoundsChange
    private(set) var policies = Policies(of: .current)

    init(layout: UICollectionViewLayout) {
        clients = Clients(layout, journal: journal)
        knowledge = Knowledge(journal, state, clients)
        placement = SiblingPlacement(journal, state, clients.layout)
        sizing = SelfSizing(journal, state, clients.layout)
        scrolling = ItemScrolling(journal, clients.layout, knowledge)
        selection = SelectionControl(journal, state, clients.delegate, knowledge, placement, scrolling)
        queries = Queries(journal, state, knowledge)
        committer = Committer(journal, state, clients, knowledge, placement, sizing, selection)
        prefetcher = Prefetcher(journal, state, clients.dataSource, knowledge, committer)
        pass = LayoutPass(journal, state, clients, knowledge, committer, prefetcher, bug)
        animated = AnimatedChange(journal, state, knowledge, committer, bug)
        reload = Reload(journal, state, clients.dataSource, committer)
        layoutChange = LayoutChange(journal, state, clients, knowledge, animated, reload)
        let rearrangement = Rearrangement(journal, state, clients, knowledge, animated)
        movement = InteractiveMovement(journal, state, clients, knowledge, committer, rearrangement)
        room = DropRoom(journal, state, clients, knowledge, rearrangement)
        dragSource = DragSource(journal, state, clients.drag, knowledge)
        dropTarget = DropTarget(journal, state, clients.drop, knowledge, room, dragSource)
        updates = BatchUpdates(journal, state, clients, knowledge, committer, animated, reload, movement, room)
        boundsChange = BoundsChange(journal, state, clients.layout, knowledge, animated)
    }

    /// Called once, when the view that owns this engine is made.
    func attach(to view: UICollectionView) {
        journal.attach(to: view)
        worldChanged()
    }

    /// Called when the app reloads, or invalidates the layout itself. Before the first pass there is nothing that could appear anew.
    func noteRenewal() {
        if state.phase.isLoaded { bug.noteRenewal() }
    }

    /// A dormant or new cell for an item.
    ///
    /// OPTIMIZATION: the collection view calls this and not the committer, because a part that is reached by way of a second object
    /// is retained for the time of the call.
    func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        committer.dequeueCell(identifier, for: path)
    }

    /// Gives each part the policy that concerns it.
    func worldChanged() {
        let world = journal.view.world
        journal.worldChanged(to: world)
        policies = Policies(of: world)
        knowledge.policy = policies.answers
        placement.rule = policies.stacking
        scrolling.policy = policies.scrolling
        queries.policy = policies.prefetching
        bug.rule = policies.bug
        (committer.applying, committer.reuse) = (policies.applying, policies.reuse)
        prefetcher.policy = policies.prefetching
        (pass.policy, pass.arrival) = (policies.passing, policies.arrival)
        (movement.policy, reload.policy) = (policies.moving, policies.reloading)
        (updates.policy, committer.updating) = (policies.updating, policies.updating)
    }
}
