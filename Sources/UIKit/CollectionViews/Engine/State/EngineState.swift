/// The knowledge of a collection view's engine at one time. The parts of the engine share these values. Apart from them they share
/// only the clients and the journal.
@MainActor
final class EngineState {
    var activities: Activities = []
    var readiness = LayoutReadiness()
    /// Changes whenever the knowledge of a running pass or update may be stale. The committer checks it after each question to the
    /// app.
    private(set) var epoch = 0
    /// Changes whenever elements may want another size than the one they were measured with.
    var sizingEpoch = 0

    // UNCHECKED: this property is read for each section. A check would cost 0.4 % of an update of cards.
    @exclusivity(unchecked) var counts = ElementCounts()
    // UNCHECKED: this property is read four times in each step. A check would cost 7 % of a step that changes no cell.
    @exclusivity(unchecked) var map = KnownAttributes()
    // UNCHECKED: this property is changed for each cell. A check would cost 2.7 % of a page and 5 % of a step that changes no cell.
    @exclusivity(unchecked) var visible = VisibleElements()
    /// The elements on screen before an update, while its newcomers get their views. [UPD-11]
    var shownBefore: ContiguousArray<VisibleElements.Element>?
    /// Views that asked for another size when they came on screen in a pass. They are announced when they have it. [PASS-06]
    // UNCHECKED: this property is read for each cell. A check would cost 2.7 % of a page and 5 % of a step that changes no cell.
    @exclusivity(unchecked) var unannounced: [VisibleElements.Element] = []
    // UNCHECKED: this property is read twice for each cell. A check would cost 5 % of a page.
    @exclusivity(unchecked) var pools = ReusePools()
    var registrations = RegistrationIdentifiers()
    // UNCHECKED: this property is read for each cell. A check would cost 2.5 % of a page.
    @exclusivity(unchecked) var prefetched = PrefetchedCells()
    var prefetchRegion = PrefetchRegion()
    // UNCHECKED: this property is read for each cell. A check would cost 2.5 % of a page.
    @exclusivity(unchecked) var announced = AnnouncedItems()
    // UNCHECKED: this property is read for each cell. A check would cost 2.5 % of a page.
    @exclusivity(unchecked) var selection = SelectionState()
    var reordering: CarriedItem? {
        didSet { rearranged = UpdatePlan(carried: reordering, held: dropPlaces) }
    }
    /// There are none while an item is carried.
    var dropPlaces = DropPlaces() {
        didSet { rearranged = UpdatePlan(carried: reordering, held: dropPlaces) }
    }
    /// The plan that turns the data source's items into those on screen; nil while they are the same.
    private(set) var rearranged: UpdatePlan? {
        didSet { translatesPaths = rearranged != nil }
    }
    /// Whether index paths on screen differ from those of the data source.
    ///
    /// OPTIMIZATION: stored, because every cell reads it, and reading whether a plan is nil costs 0.6 % of a page.
    private(set) var translatesPaths = false
    var transition: LayoutTransition?
    /// The changes of the update blocks that are running.
    var batch: OpenBatch?
    /// Whether the app has invalidated the layout in the block of the running update. [UPD-14]
    var isInvalidatedInUpdate = false
    /// Whether no layout pass has run since the last update. [UPD-13]
    var awaitsPassAfterUpdate = false
    var isEditing = false

    /// The views that are being animated away after an update.
    var departing: [VisibleElements.Element] = []
    /// The scroll views inside this one that hold views of elements. [COMP-02]
    // UNCHECKED: this property is read in each step. A check would cost 1.7 % of a step that changes no cell.
    @exclusivity(unchecked) var scrollers: [ElementScrollView] = []
    /// Whether some views are, or may be, in scroll views inside this one, so that the fast path only checks a flag. [COMP-02]
    private(set) var scrollsInside = false

    /// Called when other views stand for the elements now. A pass or an update under way stops where it is.
    func startOver() { epoch += 1 }

    /// Runs `body` as part of an activity, which may be running already.
    func run<Result>(_ activity: Activities, _ body: () -> Result) -> Result {
        let isInside = activities.runs(activity)
        activities.insert(activity)
        defer { if !isInside { activities.remove(activity) } }
        return body()
    }

    /// Called whenever the layout was prepared, and when scroll views were removed.
    func noteInnerScrolling(by layout: (any InnerScrolling)?) {
        scrollsInside = !scrollers.isEmpty || layout != nil
    }
}
