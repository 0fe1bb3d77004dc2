/// Puts together the parts of a collection view: its state, the clients for the app's objects, and the parts that do the work. Each
/// call of the facade is one line here, and no part knows this class.
@MainActor
final class CollectionEngine {
    let host = Host()
    let journal: Journal
    let state = EngineState()
    let clients: Clients
    let counts: CountQuestions
    let elements: AttributeQuestions
    let settling: Settling
    let invalidation: Invalidation
    let placement: SiblingPlacement
    let sizing: SelfSizing
    let scrolling: ItemScrolling
    let selection: SelectionControl
    let queries: Queries
    let applier: AttributeApplier
    let announcements: Announcements
    let retirement: Retirement
    let provider: ViewProvider
    let reconfiguring: Reconfiguring
    let committer: Committer
    let commit: AnimatedCommit
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
        journal = Journal(host: host)
        clients = Clients(layout: layout, host: host, journal: journal)
        counts = CountQuestions(host: host, journal: journal, state: state, dataSource: clients.dataSource)
        let offset = ContentOffset(host: host, state: state, clients: clients)
        settling = Settling(host: host, state: state, clients: clients, counts: counts, offset: offset)
        elements = AttributeQuestions(
            host: host, journal: journal, state: state, layout: clients.layout, counts: counts, offset: offset, settling: settling)
        invalidation = Invalidation(host: host, journal: journal, state: state, layout: clients.layout, offset: offset)
        placement = SiblingPlacement(host: host, journal: journal, state: state, layout: clients.layout)
        sizing = SelfSizing(host: host, state: state, layout: clients.layout)
        scrolling = ItemScrolling(
            host: host, journal: journal, layout: clients.layout, counts: counts, elements: elements, offset: offset, settling: settling)
        selection = SelectionControl(
            host: host, journal: journal, state: state, delegate: clients.delegate, counts: counts, placement: placement,
            scrolling: scrolling)
        queries = Queries(host: host, journal: journal, state: state, counts: counts, elements: elements, settling: settling)
        applier = AttributeApplier(journal: journal, state: state, placement: placement)
        announcements = Announcements(state: state, delegate: clients.delegate, applier: applier)
        retirement = Retirement(
            host: host, journal: journal, state: state, delegate: clients.delegate, placement: placement, announcements: announcements,
            invalidation: invalidation)
        provider = ViewProvider(
            host: host, journal: journal, state: state, clients: clients, counts: counts, elements: elements, placement: placement,
            applier: applier, selection: selection, retirement: retirement)
        reconfiguring = Reconfiguring(host: host, journal: journal, state: state, provider: provider, sizing: sizing)
        committer = Committer(
            journal: journal, state: state, elements: elements, placement: placement, applier: applier, sizing: sizing,
            selection: selection, provider: provider, announcements: announcements, retirement: retirement)
        commit = AnimatedCommit(
            host: host, journal: journal, state: state, layout: clients.layout, committer: committer, placement: placement,
            applier: applier, sizing: sizing, retirement: retirement)
        prefetcher = Prefetcher(
            host: host, journal: journal, state: state, dataSource: clients.dataSource, elements: elements, committer: committer,
            retirement: retirement)
        pass = LayoutPass(
            host: host, journal: journal, state: state, clients: clients, elements: elements, settling: settling, committer: committer,
            sizing: sizing, announcements: announcements, prefetcher: prefetcher, bug: bug)
        animated = AnimatedChange(host: host, state: state, elements: elements, commit: commit, retirement: retirement, bug: bug)
        reload = Reload(host: host, state: state, dataSource: clients.dataSource, retirement: retirement)
        layoutChange = LayoutChange(host: host, state: state, clients: clients, settling: settling, animated: animated, reload: reload)
        let rearrangement = Rearrangement(
            host: host, journal: journal, state: state, clients: clients, settling: settling, animated: animated)
        movement = InteractiveMovement(
            host: host, journal: journal, state: state, clients: clients, counts: counts, elements: elements, settling: settling,
            retirement: retirement, rearrangement: rearrangement)
        room = DropRoom(journal: journal, state: state, clients: clients, counts: counts, rearrangement: rearrangement)
        dragSource = DragSource(host: host, journal: journal, state: state, delegate: clients.drag, counts: counts)
        dropTarget = DropTarget(host: host, delegate: clients.drop, elements: elements, room: room, source: dragSource)
        updates = BatchUpdates(
            host: host, journal: journal, state: state, clients: clients, counts: counts, elements: elements, settling: settling,
            reconfiguring: reconfiguring, animated: animated, reload: reload, movement: movement, room: room)
        boundsChange = BoundsChange(
            host: host, journal: journal, state: state, layout: clients.layout, settling: settling, animated: animated)
    }

    /// Called once, when the view that owns this engine is made.
    func attach(to view: UICollectionView) {
        host.attach(to: view)
        worldChanged()
    }

    /// Called when the app reloads, or invalidates the layout itself. Before the first pass no view is on screen.
    func noteRenewal() {
        if state.phase.isLoaded { bug.noteRenewal() }
    }

    /// A dormant or new cell for an item.
    ///
    /// OPTIMIZATION: the collection view calls this and not the provider, because a part that is reached by way of a second object
    /// is retained for the time of the call.
    func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        provider.dequeueCell(identifier, for: path)
    }

    /// Gives each part the policy that concerns it.
    func worldChanged() {
        host.worldChanged()
        journal.worldChanged()
        policies = Policies(of: host.world)
        elements.policy = policies.answers
        placement.rule = policies.stacking
        scrolling.policy = policies.scrolling
        queries.policy = policies.prefetching
        bug.rule = policies.bug
        applier.policy = policies.applying
        (retirement.policy, provider.policy) = (policies.reuse, policies.reuse)
        prefetcher.policy = policies.prefetching
        (pass.policy, pass.arrival) = (policies.passing, policies.arrival)
        (movement.policy, reload.policy) = (policies.moving, policies.reloading)
        (updates.policy, commit.policy) = (policies.updating, policies.updating)
    }
}
