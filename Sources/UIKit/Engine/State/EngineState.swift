/// The state of a list's engine, shared by the objects of the engine.
@MainActor
final class EngineState {
    /// The activities that are running; empty at rest.
    private(set) var activities: Activities = []
    var readiness = LayoutReadiness()
    /// The kinds and index paths of the elements that were named so far, by key.
    let table: ElementTable
    /// A number that increases whenever the plans of running layout passes and updates become
    /// invalid. A plan is valid as long as its own number equals this one.
    private(set) var planVersion = 0
    /// A number that increases whenever the layout is invalidated as a whole for a reason other
    /// than a preferred size. All views then have to be asked again for their preferred sizes.
    var sizingVersion = 0

    // UNCHECKED: read and changed for each section. A check makes the first layout of 100,000
    // sections 47 % slower.
    @exclusivity(unchecked) var counts = ElementCounts()
    // UNCHECKED: read four times in each layout pass. An exclusivity check would make a scroll that
    // changes no cell 7 % slower.
    @exclusivity(unchecked) var attributes = KnownAttributes()
    // UNCHECKED: changed for each cell. A check would make a scroll by a page 2.7 % slower, and a
    // scroll that changes no cell 5 %.
    @exclusivity(unchecked) var visible = VisibleElements()
    // UNCHECKED: this property is read twice for each cell. An exclusivity check would make a
    // scroll by a page 5 % slower.
    @exclusivity(unchecked) var pools = ReusePools()
    // UNCHECKED: this property is read for each cell. An exclusivity check would make a scroll by a
    // page 2.5 % slower.
    @exclusivity(unchecked) var hiddenCells = HiddenCells()
    var prefetchRegion = PrefetchRegion()
    // UNCHECKED: this property is read for each cell. An exclusivity check would make a scroll by a
    // page 2.5 % slower.
    @exclusivity(unchecked) var prefetchingItems = PrefetchingItems()
    // UNCHECKED: this property is read for each cell. An exclusivity check would make a scroll by a
    // page 2.5 % slower.
    @exclusivity(unchecked) var selection = SelectionState()
    var carriedItem: CarriedItem? {
        didSet { rearrangement = UpdatePlan(carried: carriedItem, dropPlaces: dropPlaces) }
    }
    /// The gap and the placeholders that a drop adds on screen. Empty while the user is moving an
    /// item.
    var dropPlaces = DropPlaces() {
        didSet { rearrangement = UpdatePlan(carried: carriedItem, dropPlaces: dropPlaces) }
    }
    /// A plan that converts index paths of the data source into those on screen; nil if the user is
    /// moving no item and no gap or placeholder is shown.
    private(set) var rearrangement: UpdatePlan? {
        didSet { hasRearrangedItems = rearrangement != nil }
    }
    /// Whether `rearrangement` is not nil.
    ///
    /// OPTIMIZATION: stored, because it is read for every cell. Comparing `rearrangement` with nil
    /// would cost 0.6 % of a scroll by a page.
    private(set) var hasRearrangedItems = false
    var transition: InteractiveLayoutTransition?
    /// The batch whose update blocks are running; nil outside of a block.
    var batch: OpenBatch?
    /// Whether a batch update was shown and no layout pass has run since. [UPD-13]
    var awaitsPassAfterUpdate = false
    var isEditing = false

    /// The elements whose views are being animated away.
    var departing: [VisibleElements.Element] = []
    /// The scroll views inside the list that contain views of elements. [COMP-02]
    // UNCHECKED: this property is read in each layout pass. An exclusivity check would make a
    // scroll that changes no cell 1.7 % slower.
    @exclusivity(unchecked) var scrollers: [ElementScrollView] = []
    /// Whether views of elements may be in scroll views inside the list. [COMP-02]
    ///
    /// OPTIMIZATION: stored, because it is read for every cell. Otherwise the layout would be asked
    /// each time.
    private(set) var mayHaveInnerScrollViews = false

    init(table: ElementTable) { self.table = table }

    func invalidatePlans() { planVersion += 1 }

    /// Returns the cell on screen for an item; nil if there is none.
    func visibleCell(at path: IndexPath) -> UIView? { visible[table.key(ofItemAt: path)]?.view }

    /// Runs `body` as an activity. This is the only way in which an activity begins and ends.
    @inline(__always)
    func run<Result>(_ activity: Activities, _ body: () -> Result) -> Result {
        let isInside = activities.includesAny(of: activity)
        activities.insert(activity)
        defer { if !isInside { activities.remove(activity) } }
        return body()
    }

    /// Updates `mayHaveInnerScrollViews`. Called after the layout was prepared, and after scroll
    /// views were removed.
    func updateMayHaveInnerScrollViews(for layout: (any InnerScrolling)?) {
        mayHaveInnerScrollViews = !scrollers.isEmpty || layout != nil
    }
}
