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

/// The activities of a list's engine that are running at present. They nest: a layout
/// pass prepares the layout, and the layout may change the bounds.
struct Activities: OptionSet {
    let rawValue: UInt8

    /// A layout pass is running. No other pass begins inside it.
    static let passing = Activities(rawValue: 1)
    /// The layout is being prepared. Meanwhile it may return some old attributes and some new ones.
    static let preparing = Activities(rawValue: 2)
    /// The engine itself is inserting or removing views. This must not request another layout pass.
    static let changingSiblings = Activities(rawValue: 4)
    /// A batch update or another animated change is being carried out. Some views still show old
    /// attributes, so no layout pass begins. [UPD-15]
    static let changing = Activities(rawValue: 8)
    /// The layout is being prepared for an animated change, or asked for the attributes of the
    /// change. No view has moved yet.
    static let planning = Activities(rawValue: 16)
    /// The content offset is being moved back to the end of the content, in an animated change of
    /// the bounds.
    static let movingBack = Activities(rawValue: 32)

    @inline(__always)
    func includesAny(of activity: Activities) -> Bool { !isDisjoint(with: activity) }
}

/// Whether the layout is prepared, and whether the data is new.
struct LayoutReadiness: Equatable {
    /// Whether the first preparation of the layout has begun. Before that, nothing is shown that an
    /// update could change.
    private(set) var isLoaded = false
    /// Whether `prepare()` of the layout has to be called before the layout is asked for
    /// attributes.
    private(set) var isLayoutInvalid = true
    /// Whether all stored data was discarded, for example by `reloadData()`, and the layout was not
    /// prepared since. Also true during the first preparation.
    private(set) var isDataNew = false
    /// Whether all stored data was discarded, for example by `reloadData()`, since the last
    /// preparation of the layout began.
    private var isDataReplaced = false
    /// Whether the layout was invalidated as a whole while it was being prepared. The attributes
    /// that it returns are then out of date until it is prepared again.
    private(set) var wasInvalidatedWhilePreparing = false

    /// Does nothing before the layout was first prepared, because it is invalid then.
    mutating func invalidate(replacesData: Bool = false) {
        guard isLoaded else { return }
        isLayoutInvalid = true
        if replacesData { (isDataNew, isDataReplaced) = (true, true) }
    }

    mutating func noteInvalidationWhilePreparing() { wasInvalidatedWhilePreparing = true }

    /// - Returns: whether this is the first preparation.
    mutating func beginPreparing() -> Bool {
        let isFirst = !isLoaded
        if isFirst { isDataNew = true }
        wasInvalidatedWhilePreparing = false
        (isLoaded, isLayoutInvalid, isDataReplaced) = (true, false, false)
        return isFirst
    }

    /// Notes that the layout has been prepared with the data that existed when the preparation
    /// began. If the data was replaced during the preparation, it still counts as new.
    mutating func noteDataLoaded() { isDataNew = isDataReplaced }
}
