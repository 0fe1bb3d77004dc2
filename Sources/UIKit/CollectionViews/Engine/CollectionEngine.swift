/// The engine of a collection view. It makes the objects that carry out layout passes, updates,
/// selection and the like. `UICollectionView` calls these objects through the engine.
@MainActor
final class CollectionEngine {
    let host = Host()
    let state = EngineState()
    let bug = OrderingBug()
    let journal: Journal
    let layoutClient: LayoutClient
    let dataSourceClient: DataSourceClient
    let delegateClient: DelegateClient
    let dropClient: DropClient
    let counts: CountLoader
    let preparation: LayoutPreparation
    let placement: SiblingPlacement
    let sizing: SelfSizing
    let scrolling: ItemScrolling
    let selection: SelectionControl
    let lookup: ElementLookup
    let retirement: Retirement
    let provider: ViewProvider
    let pass: LayoutPass
    let layoutChange: LayoutChange
    let movement: InteractiveMovement
    let dropPlaceEditor: DropPlaceEditor
    let dragSource: DragSource
    let dropTarget: DropTarget
    let updates: BatchUpdates
    let boundsChange: BoundsChange

    init(layout: UICollectionViewLayout) {
        journal = Journal(host: host, table: state.table)
        layoutClient = LayoutClient(host: host, journal: journal, layout: layout)
        dataSourceClient = DataSourceClient(host: host, journal: journal)
        delegateClient = DelegateClient(host: host, journal: journal)
        let dragClient = DragClient(host: host, journal: journal)
        dropClient = DropClient(host: host, journal: journal)
        counts = CountLoader(host: host, state: state, dataSource: dataSourceClient)
        preparation = LayoutPreparation(
            host: host, journal: journal, state: state, layoutClient: layoutClient, dataSourceClient: dataSourceClient,
            delegateClient: delegateClient, counts: counts)
        let elements = AttributeLoader(
            host: host, state: state, layoutClient: layoutClient, counts: counts, preparation: preparation)
        placement = SiblingPlacement(host: host, journal: journal, state: state, layoutClient: layoutClient)
        sizing = SelfSizing(host: host, state: state, layoutClient: layoutClient)
        let announcer = DisplayAnnouncer(host: host, journal: journal, state: state, delegateClient: delegateClient)
        scrolling = ItemScrolling(
            host: host, state: state, layoutClient: layoutClient, counts: counts, preparation: preparation,
            elements: elements)
        selection = SelectionControl(
            host: host, state: state, delegateClient: delegateClient, counts: counts, placement: placement,
            scrolling: scrolling)
        lookup = ElementLookup(
            host: host, state: state, layoutClient: layoutClient, counts: counts, preparation: preparation,
            elements: elements)
        retirement = Retirement(
            host: host, journal: journal, state: state, dataSourceClient: dataSourceClient, preparation: preparation,
            placement: placement, announcer: announcer)
        provider = ViewProvider(
            host: host, journal: journal, state: state, layoutClient: layoutClient, dataSourceClient: dataSourceClient,
            counts: counts, elements: elements, placement: placement, sizing: sizing, selection: selection,
            retirement: retirement)
        let committer = Committer(
            host: host, journal: journal, state: state, elements: elements, placement: placement, sizing: sizing,
            announcer: announcer, selection: selection, retirement: retirement, provider: provider)
        pass = LayoutPass(
            host: host, journal: journal, state: state, dataSourceClient: dataSourceClient,
            delegateClient: delegateClient, preparation: preparation, elements: elements, sizing: sizing,
            committer: committer, bug: bug)
        let animated = AnimatedChange(
            host: host, state: state, layoutClient: layoutClient, preparation: preparation, elements: elements,
            retirement: retirement, committer: committer, bug: bug)
        layoutChange = LayoutChange(
            host: host, state: state, layoutClient: layoutClient, delegateClient: delegateClient,
            preparation: preparation, elements: elements, retirement: retirement, animated: animated)
        movement = InteractiveMovement(
            host: host, state: state, layoutClient: layoutClient, dataSourceClient: dataSourceClient,
            delegateClient: delegateClient, counts: counts, preparation: preparation, elements: elements,
            retirement: retirement, animated: animated)
        dropPlaceEditor = DropPlaceEditor(
            host: host, state: state, layoutClient: layoutClient, counts: counts, animated: animated)
        dragSource = DragSource(host: host, state: state, dragClient: dragClient, counts: counts)
        dropTarget = DropTarget(
            host: host, dropClient: dropClient, lookup: lookup, dropPlaceEditor: dropPlaceEditor, source: dragSource)
        updates = BatchUpdates(
            host: host, state: state, layoutClient: layoutClient, dataSourceClient: dataSourceClient, counts: counts,
            preparation: preparation, elements: elements, retirement: retirement, provider: provider,
            animated: animated, movement: movement, dropPlaceEditor: dropPlaceEditor)
        boundsChange = BoundsChange(
            host: host, journal: journal, state: state, layoutClient: layoutClient, preparation: preparation,
            animated: animated)
    }

    func attach(to view: UICollectionView) {
        host.attach(to: view)
        updateWorld()
    }

    /// Notifies `bug`, which simulates the ordering bug of iOS 10, that the app has called
    /// `reloadData()` or `invalidateLayout()`. Calls before the layout was first prepared are
    /// ignored.
    func noteReloadOrInvalidation() {
        if state.readiness.isLoaded { bug.noteReloadOrInvalidation() }
    }

    /// Returns a cell for an item, taken from its reuse pool or newly made. During
    /// `reconfigureItems`, returns the existing cell instead.
    ///
    /// OPTIMIZATION: the collection view calls this method and not the provider's, because
    /// otherwise it would retain the provider for the call.
    func dequeueCell(identifier: String, for path: IndexPath) -> UICollectionViewCell {
        provider.dequeueCell(identifier: identifier, for: path)
    }

    func updateWorld() {
        host.updateWorld()
        journal.updateTape()
        bug.rule = host.policies.orderingBugRule
    }
}
