/// What reports, recordings and checks read of the engine of a list. Reading changes
/// nothing, and calls no code of the app.
@MainActor
package final class EngineForObservation {
    private let host: Host
    private let journal: Journal
    private let state: EngineState
    private let layoutClient: LayoutClient
    private let dataSourceClient: any DataSourceClient
    private let placement: SiblingPlacement
    private let sizing: SelfSizing
    private let provider: ViewProvider
    private let pass: LayoutPass

    init(
        host: Host, journal: Journal, state: EngineState, layoutClient: LayoutClient,
        dataSourceClient: any DataSourceClient, placement: SiblingPlacement, sizing: SelfSizing, provider: ViewProvider,
        pass: LayoutPass
    ) {
        self.host = host
        self.journal = journal
        self.state = state
        self.layoutClient = layoutClient
        self.dataSourceClient = dataSourceClient
        self.placement = placement
        self.sizing = sizing
        self.provider = provider
        self.pass = pass
        itemKindBits = state.table.itemKindBits
    }

    /// The name of the list in a sentence, such as "collection view".
    package var listName: String { host.words.listName }

    /// Whether the app may dequeue views that it does not return.
    var takesViewsOfApp: Bool { host.rules.takesViewsOfApp }

    // MARK: - Counts

    var tally: EventCounts { journal.tally }

    /// Whether there is always one section, because the data source is known not to implement
    /// `numberOfSections(in:)`.
    var hasFixedSingleSection: Bool { dataSourceClient.hasFixedSingleSection }

    // MARK: - Elements on screen

    /// The elements on screen, sorted by key.
    var elements: ContiguousArray<VisibleElements.Element> { state.visible.elements }

    /// Whether views are being animated away.
    var hasLeavingViews: Bool { !state.departing.isEmpty }

    /// Whether views of elements may be in scroll views inside the list. [COMP-02]
    var mayHaveInnerScrollViews: Bool { state.mayHaveInnerScrollViews }

    /// The bits by which the key of an item in recordings differs from its key in the list.
    let itemKindBits: UInt64

    /// Returns the key of an element in the form that is the same in all lists.
    func sharedKey(of key: ElementKey) -> ElementKey { state.table.element(of: key).key }

    // MARK: - Layout

    var isLayoutInvalid: Bool { state.readiness.isLayoutInvalid }

    /// Whether an update can be animated from what is on screen. [UPD-05]
    var canAnimateUpdate: Bool { state.readiness.canAnimateUpdate(isInWindow: host.isInWindow) }

    /// The rectangle whose elements the layout has returned; nil if there is none.
    var knownRect: CGRect? { state.attributes.knownRect }

    // MARK: - Views off screen

    /// The number of cells that are kept or made ready for their items. [PRE-01]
    var hiddenCellCount: Int { state.hiddenCells.cached.count }

    /// A reuse pool and the numbers of its views.
    struct PoolCounts {
        let category: ElementCategory
        let kind: String
        let identifier: InternedString
        let made: Int
        let taken: Int
        let put: Int
        let inUse: Int
        let dormant: Int
        /// The number of views for which the pool has room.
        let capacity: Int
    }

    /// Calls `visit` with each reuse pool, in the order in which they were made.
    @inline(__always)
    func forEachPool(_ visit: (PoolCounts) -> Void) {
        for pool in state.pools.all {
            visit(
                PoolCounts(
                    category: pool.category, kind: pool.kind, identifier: pool.internedIdentifier,
                    made: pool.made, taken: pool.taken, put: pool.put, inUse: pool.checkedOut,
                    dormant: pool.dormant.count, capacity: pool.capacity))
        }
    }

    /// Calls `visit` with each view in a reuse pool, and with the pool's identifier.
    @inline(__always)
    func forEachDormantView(_ visit: (UIView, _ identifier: String) -> Void) {
        for pool in state.pools.all {
            for view in pool.dormant { visit(view, pool.identifier) }
        }
    }

    // MARK: - Invariants

    /// Returns a description of each broken invariant of the engine. A broken invariant is a fault
    /// of the engine, whatever the app has done. The invariants hold whenever no code of the engine
    /// is running. The check calls no code of the app.
    func invariantProblems() -> [String] {
        var broken =
            state.counts.invariantProblems() + state.attributes.invariantProblems() + state.visible.invariantProblems()
            + state.hiddenCells.invariantProblems() + state.pools.invariantProblems(comparedWith: journal.tally)
            + placement.invariantProblems()
            + state.selection.invariantProblems() + sizing.invariantProblems()
            + (state.carriedItem?.invariantProblems() ?? [])
            + state.dropPlaces.invariantProblems()
            + (state.transition?.invariantProblems(installedLayout: layoutClient.layout) ?? [])
            + pass.invariantProblems()
        if state.activities.includesAny(of: .passing) { broken.append("a pass is still running") }
        if provider.isAsking { broken.append("the data source is still being asked for a view") }
        if state.carriedItem != nil, !state.dropPlaces.isEmpty {
            broken.append("places are held while an item is carried")
        }
        if state.batch != nil { broken.append("an update block is still running") }
        let kept = state.hiddenCells.cached.keys.sorted()
        for key in state.visible.elements.map(\.key) + state.attributes.entries.map(\.key) + kept
        where !state.table.contains(key) {
            broken.append("\(key.text) is the key of an element that nobody named")
        }
        for element in state.departing where element.view.reuseState.state != .leaving {
            broken.append("\(element.view.viewText) animates away and is \(element.view.reuseState.state)")
        }
        for key in kept where state.visible.contains(key) {
            broken.append("\(key.text) is on screen and has another view kept for it")
        }
        let views = state.visible.elements.map(\.view) + state.hiddenCells.cached.values.map(\.view)
        let pooled = views.count { state.pools.pool(of: $0) != nil }
        let checkedOut = state.pools.all.reduce(0) { $0 + $1.checkedOut }
        if checkedOut < pooled {
            broken.append("the pools count \(checkedOut) live views; \(pooled) stand for elements or are kept")
        }
        return broken
    }
}
