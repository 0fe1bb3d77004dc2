/// The engine of one list. It makes the objects that carry out layout passes, updates,
/// selection and the like, which are its parts. No other file can reach a part. `UICollectionView`
/// calls the methods of this class. Everybody else calls the methods of an object in the folder
/// `Faces`, of which there is one for each kind of user.
@MainActor
final class ListEngine {
    let forLayouts: EngineForLayouts
    let forDiffableDataSources: EngineForDiffableDataSources
    let forCells: EngineForCells
    let forDragging: EngineForDragging
    let forObservation: EngineForObservation

    private let host: Host
    private let journal: Journal
    private let state: EngineState
    private let bug = OrderingBug()
    private let layoutClient: LayoutClient
    private let dataSourceClient: any DataSourceClient
    private let delegateClient: any DelegateClient
    private let counts: CountLoader
    private let placement: SiblingPlacement
    private let scrolling: ItemScrolling
    private let selection: SelectionControl
    private let lookup: ElementLookup
    private let reload: Reload
    private let provider: ViewProvider
    private let pass: LayoutPass
    private let layoutChange: LayoutChange
    private let movement: InteractiveMovement
    private let updates: BatchUpdates
    private let boundsChange: BoundsChange

    /// - Parameters:
    ///   - layout: the first layout of the list.
    ///   - host: the engine's access to the list. The clients use the same object, and the journal too.
    ///   - journal: what the engine and the clients record.
    init(
        layout: UICollectionViewLayout, host: Host, journal: Journal, dataSourceClient: any DataSourceClient,
        delegateClient: any DelegateClient
    ) {
        self.host = host
        self.journal = journal
        self.dataSourceClient = dataSourceClient
        self.delegateClient = delegateClient
        state = EngineState(table: journal.table)
        layoutClient = LayoutClient(host: host, journal: journal, layout: layout)
        counts = CountLoader(host: host, state: state, dataSource: dataSourceClient)
        let preparation = LayoutPreparation(
            host: host, journal: journal, state: state, layoutClient: layoutClient, dataSourceClient: dataSourceClient,
            delegateClient: delegateClient, counts: counts)
        let elements = AttributeLoader(
            host: host, state: state, layoutClient: layoutClient, counts: counts, preparation: preparation)
        placement = SiblingPlacement(host: host, journal: journal, state: state, layoutClient: layoutClient)
        let sizing = SelfSizing(host: host, state: state, layoutClient: layoutClient)
        let announcer = DisplayAnnouncer(
            journal: journal, state: state, delegateClient: delegateClient, placement: placement)
        scrolling = ItemScrolling(
            host: host, state: state, layoutClient: layoutClient, counts: counts, preparation: preparation,
            elements: elements)
        selection = SelectionControl(
            host: host, state: state, delegateClient: delegateClient, counts: counts, placement: placement,
            scrolling: scrolling)
        lookup = ElementLookup(
            host: host, state: state, layoutClient: layoutClient, counts: counts, preparation: preparation,
            elements: elements)
        let retirement = Retirement(
            host: host, journal: journal, state: state, placement: placement, announcer: announcer)
        reload = Reload(
            host: host, journal: journal, state: state, dataSourceClient: dataSourceClient, preparation: preparation,
            retirement: retirement)
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
            announcer: announcer, committer: committer, bug: bug)
        let animated = AnimatedChange(
            host: host, state: state, layoutClient: layoutClient, preparation: preparation, elements: elements,
            reload: reload, committer: committer, bug: bug)
        layoutChange = LayoutChange(
            host: host, state: state, layoutClient: layoutClient, delegateClient: delegateClient,
            preparation: preparation, elements: elements, reload: reload, animated: animated)
        movement = InteractiveMovement(
            host: host, state: state, layoutClient: layoutClient, dataSourceClient: dataSourceClient,
            delegateClient: delegateClient, counts: counts, preparation: preparation, elements: elements,
            retirement: retirement, animated: animated)
        let dropPlaceEditor = DropPlaceEditor(
            state: state, layoutClient: layoutClient, counts: counts, animated: animated)
        updates = BatchUpdates(
            host: host, state: state, layoutClient: layoutClient, dataSourceClient: dataSourceClient, counts: counts,
            preparation: preparation, elements: elements, reload: reload, provider: provider,
            animated: animated, movement: movement, dropPlaceEditor: dropPlaceEditor)
        boundsChange = BoundsChange(
            host: host, journal: journal, state: state, layoutClient: layoutClient, preparation: preparation,
            animated: animated)
        forLayouts = EngineForLayouts(
            state: state, journal: journal, layoutClient: layoutClient, preparation: preparation, lookup: lookup,
            placement: placement, bug: bug)
        forDiffableDataSources = EngineForDiffableDataSources(host: host, state: state, updates: updates)
        forCells = EngineForCells(state: state, sizing: sizing, provider: provider)
        forDragging = EngineForDragging(
            host: host, state: state, counts: counts, lookup: lookup, dropPlaceEditor: dropPlaceEditor)
        forObservation = EngineForObservation(
            host: host, journal: journal, state: state, layoutClient: layoutClient,
            dataSourceClient: dataSourceClient, placement: placement, sizing: sizing, provider: provider, pass: pass)
    }

    // MARK: - The view and its world

    func attach(to list: any EngineList) {
        host.attach(to: list)
        updateWorld()
    }

    func updateWorld() {
        host.updateWorld()
        journal.updateTape()
        bug.rule = host.policies.orderingBugRule
    }

    /// Whether the view must not be asked for another layout, because the engine itself inserts,
    /// moves or removes a view.
    var isChangingSiblings: Bool { state.activities.includesAny(of: .changingSiblings) }

    // MARK: - Data

    func dataSourceWasSet(isAnother: Bool) {
        dataSourceClient.forgetObject()
        if isAnother { reload.forget(.data) }
    }

    func delegateWasSet() { delegateClient.forgetObject() }

    /// Whether a diffable data source is applying a snapshot.
    var isApplyingSnapshot: Bool { dataSourceClient.exclusiveUpdater?.isApplying == true }

    func reloadData() {
        forLayouts.noteReloadOrInvalidation()
        reload.reloadData()
    }

    func numberOfSections() -> Int { counts.numberOfSections() }

    func numberOfItems(inSection section: Int) -> Int { lookup.numberOfItems(inSection: section) }

    func presentationPath(of path: IndexPath) -> IndexPath { state.presentationPath(of: path) }

    func dataSourcePath(of path: IndexPath) -> IndexPath? { state.dataSourcePath(of: path) }

    // MARK: - Views

    func register(
        _ viewClass: AnyClass?, for category: ElementCategory, kind: String, identifier: String
    ) {
        state.pools.register(viewClass, for: category, kind: kind, identifier: identifier)
    }

    /// Returns a cell for an item, taken from its reuse pool or newly made. During
    /// `reconfigureItems`, returns the existing cell instead.
    func dequeueCell(identifier: String, for path: IndexPath) -> UIView {
        provider.dequeueCell(identifier: identifier, for: path)
    }

    func dequeueSupplementaryView(kind: String, identifier: String, for path: IndexPath) -> UIView {
        provider.dequeueSupplementaryView(kind: kind, identifier: identifier, for: path)
    }

    /// Returns a cell for the item for which the data source is asked, or a cell outside the list. Nil
    /// if the pool of the identifier is empty and no class is registered for it.
    func dequeueCellIfPossible(identifier: String) -> UIView? { provider.dequeueCellIfPossible(identifier: identifier) }

    /// Returns a header or footer in the same way as `dequeueCellIfPossible`.
    func dequeueHeaderOrFooterIfPossible(identifier: String) -> UIView? {
        provider.dequeueHeaderOrFooterIfPossible(identifier: identifier)
    }

    /// Whether a registration was made while the data source was asked for a cell, or is asked now.
    /// [POOL-19]
    func isLate(_ registration: RegistrationIdentity) -> Bool {
        provider.isAskingForCell && registration.number > dataSourceClient.registrationCountWhenAsked
            || dataSourceClient.lateRegistrations.contains { $0.contains(registration.number) }
    }

    func reconfigureCells(at paths: [IndexPath]) { provider.reconfigureCells(at: paths) }

    func forgetHiddenCells() { reload.forget(.hiddenCells) }

    func emptyPools() { reload.emptyPools() }

    /// Returns the index to which `sendSubviewToBack` or `bringSubviewToFront` moves a view; nil
    /// for the end of the list of subviews. [STACK-10]
    func indexBesideSiblingsOfSameZ(for view: UIView, atFront: Bool) -> Int? {
        placement.indexBesideSiblingsOfSameZ(for: view, atFront: atFront)
    }

    func recordMove(of view: UIView) { placement.recordMove(of: view) }

    // MARK: - Layout

    var layout: UICollectionViewLayout { layoutClient.layout }
    var flip: RightToLeftFlip { layoutClient.flip }

    /// Replaces the layout, and does nothing else.
    func replaceLayout(with layout: UICollectionViewLayout) { layoutClient.setLayout(layout) }

    func setLayout(_ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        layoutChange.setLayout(layout, animated: animated, completion: completion)
    }

    func startTransition(
        to layout: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)?
    ) -> UICollectionViewTransitionLayout {
        layoutChange.startTransition(to: layout, completion: completion)
    }

    func endTransition(finishes: Bool) { layoutChange.endTransition(finishes: finishes) }

    func runLayoutPass() { pass.run() }

    /// Whether the data was never shown, or was replaced since, and a layout pass may run now.
    var awaitsData: Bool {
        (!state.readiness.isLoaded || state.readiness.isDataNew) && state.batch == nil
            && !state.activities.includesAny(of: [.passing, .preparing, .changing, .planning])
    }

    func boundsWillChange(to bounds: CGRect) { boundsChange.begin(to: bounds) }

    func invalidateLayoutForNewBounds() { boundsChange.invalidateLayoutIfNeeded() }

    func boundsDidChange(from old: CGRect) { boundsChange.end(from: old) }

    /// Whether the layout is valid, and nothing is under way that could change the content size.
    var isContentSizeFinal: Bool {
        state.readiness.isLoaded && !state.readiness.isLayoutInvalid
            && state.transition == nil
            && !state.activities.includesAny(of: [.passing, .preparing, .changingSiblings])
            && !boundsChange.isPending
            && state.batch == nil
    }

    // MARK: - Scrolling

    func scroll(to path: IndexPath, at position: ItemScrollPosition, animated: Bool) {
        scrolling.scroll(to: path, at: position, animated: animated)
    }

    func targetOffset(forProposedOffset offset: CGPoint, velocity: CGPoint) -> CGPoint {
        layoutClient.targetOffset(forProposedOffset: offset, velocity: velocity)
    }

    // MARK: - Selection and touches

    var selectedPaths: [IndexPath] { state.selection.paths }
    var hasSelection: Bool { !state.selection.selected.isEmpty }

    func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ItemScrollPosition) {
        selection.selectItem(at: path, animated: animated, scrollPosition: scrollPosition)
    }

    func deselectItem(at path: IndexPath) { selection.deselectItem(at: path) }

    func deselectAll(except kept: IndexPath? = nil) { selection.deselectAll(except: kept) }

    func touchBegan(on view: UIView?) { selection.touchBegan(on: view) }

    func touchEnded(on view: UIView?) { selection.touchEnded(on: view) }

    func touchCancelled() { selection.touchCancelled() }

    var isEditing: Bool {
        get { state.isEditing }
        set { selection.setEditing(newValue) }
    }

    // MARK: - Movement of items

    func beginMovement(at path: IndexPath) -> Bool { movement.begin(at: path) }

    func updateMovement(to position: CGPoint) { movement.update(to: position) }

    func endMovement(cancelled: Bool) { movement.end(cancelled: cancelled) }

    var hasUncommittedUpdates: Bool { state.carriedItem != nil || state.dropPlaces.hasPlaceholders }

    // MARK: - Queries

    func attributes(
        ofCategory category: ElementCategory, kind: String?, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        lookup.attributes(ofCategory: category, kind: kind, at: path)
    }

    func itemPath(at point: CGPoint) -> IndexPath? { lookup.itemPath(at: point) }

    func path(of view: UIView) -> IndexPath? { lookup.path(of: view) }

    /// Whether an item exists.
    func isValidItem(_ path: IndexPath) -> Bool { counts.isValidItem(path) }

    func cell(at path: IndexPath) -> UIView? { lookup.cellForItem(at: path) }

    func supplementaryView(ofKind kind: String, at path: IndexPath) -> UIView? {
        lookup.view(ofCategory: .supplementaryView, kind: kind, at: path)
    }

    func visibleViews(ofCategory category: ElementCategory, kind: String?)
        -> [UIView]
    {
        lookup.visibleViews(ofCategory: category, kind: kind)
    }

    func visiblePaths(ofCategory category: ElementCategory, kind: String?) -> [IndexPath] {
        lookup.visiblePaths(ofCategory: category, kind: kind)
    }

    // MARK: - Updates

    func performUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        self.updates.perform(updates, completion: completion)
    }

    func beginUpdates() { updates.begin() }

    func endUpdates() { updates.end() }

    func insertItems(at paths: [IndexPath]) { updates.submit(paths.map(UpdatePlan.Change.insertItem)) }

    func deleteItems(at paths: [IndexPath]) { updates.submit(paths.map(UpdatePlan.Change.deleteItem)) }

    func reloadItems(at paths: [IndexPath]) { updates.submit(paths.map(UpdatePlan.Change.reloadItem)) }

    func moveItem(at path: IndexPath, to target: IndexPath) { updates.submit([.moveItem(path, to: target)]) }

    func insertSections(_ sections: IndexSet) { updates.submit(sections.map(UpdatePlan.Change.insertSection)) }

    func deleteSections(_ sections: IndexSet) { updates.submit(sections.map(UpdatePlan.Change.deleteSection)) }

    func reloadSections(_ sections: IndexSet) { updates.submit(sections.map(UpdatePlan.Change.reloadSection)) }

    func moveSection(_ section: Int, to target: Int) { updates.submit([.moveSection(section, to: target)]) }
}
