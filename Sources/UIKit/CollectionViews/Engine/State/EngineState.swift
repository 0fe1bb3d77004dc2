/// The knowledge of a collection view's engine at one time. The parts of the engine share these values. Apart from them they share
/// only the clients and the journal.
@MainActor
final class EngineState {
    @exclusivity(unchecked) var activities: Activities = []
    @exclusivity(unchecked) var readiness = LayoutReadiness()
    /// Changes whenever the knowledge of a running pass or update may be stale. The committer checks it after each question to the
    /// app.
    @exclusivity(unchecked) private(set) var epoch = 0
    /// Changes whenever elements may want another size than the one they were measured with.
    @exclusivity(unchecked) private(set) var sizingEpoch = 0

    @exclusivity(unchecked) var counts = ElementCounts()
    @exclusivity(unchecked) var map = KnownAttributes()
    @exclusivity(unchecked) var visible = VisibleElements()
    /// The elements on screen before an update, while its newcomers get their views. [UPD-11]
    var shownBefore: ContiguousArray<VisibleElements.Element>?
    @exclusivity(unchecked) var pools = ReusePools()
    @exclusivity(unchecked) var registrations = RegistrationIdentifiers()
    @exclusivity(unchecked) var prefetched = PrefetchedCells()
    @exclusivity(unchecked) var prefetchRegion = PrefetchRegion()
    @exclusivity(unchecked) var announced = AnnouncedItems()
    @exclusivity(unchecked) var selection = SelectionState()
    @exclusivity(unchecked) var reordering: CarriedItem? {
        didSet { translatesPaths = reordering != nil || !dropPlaces.isEmpty }
    }
    /// There are none while an item is carried.
    @exclusivity(unchecked) var dropPlaces = DropPlaces() {
        didSet { translatesPaths = reordering != nil || !dropPlaces.isEmpty }
    }
    /// Whether index paths on screen differ from those of the data source.
    ///
    /// OPTIMIZATION: index paths are translated for every cell that is asked for, and hardly ever differ.
    @exclusivity(unchecked) private(set) var translatesPaths = false
    var transition: LayoutTransition?
    /// The changes of the update blocks that are running.
    var batch: OpenBatch?
    /// Whether the app has invalidated the layout in the block of the running update. [UPD-14]
    var isInvalidatedInUpdate = false
    /// Whether no layout pass has run since the last update. [UPD-13]
    @exclusivity(unchecked) var awaitsPassAfterUpdate = false
    var isEditing = false

    /// The views that are being animated away after an update.
    var departing: [VisibleElements.Element] = []
    /// The scroll views inside this one that hold views of elements. [COMP-02]
    var scrollers: [ElementScrollView] = []
    /// Whether some views are, or may be, in scroll views inside this one, so that the fast path only checks a flag. [COMP-02]
    @exclusivity(unchecked) private(set) var scrollsInside = false

    /// Called when other views stand for the elements now. A pass or an update under way stops where it is.
    ///
    /// - Returns: the new epoch.
    @discardableResult
    func startOver() -> Int {
        epoch += 1
        return epoch
    }

    /// Runs `body` as part of an activity, which may be running already.
    func run<Result>(_ activity: Activities, _ body: () -> Result) -> Result {
        let isInside = activities.runs(activity)
        activities.begin(activity)
        defer { if !isInside { activities.end(activity) } }
        return body()
    }

    func sizesMayDiffer() { sizingEpoch += 1 }

    /// Whether something was loaded that an update can start from. [UPD-05]
    ///
    /// - Parameter isInWindow: whether a window will show a pending reload.
    func canUpdate(isInWindow: Bool) -> Bool { readiness.isLoaded && (isInWindow || !readiness.isDataNew) }

    /// The path that the data source uses for an item; nil for a place that no item of the data source has.
    func dataSourcePath(of path: IndexPath) -> IndexPath? { reordering?.dataSource(of: path) ?? dropPlaces.dataSource(of: path) }

    /// The path on screen of an item of the data source.
    func presentationPath(of path: IndexPath) -> IndexPath { reordering?.presentation(of: path) ?? dropPlaces.presentation(of: path) }

    /// The number of items that a section has more on screen than in the data source.
    func surplus(inSection section: Int) -> Int {
        (reordering?.surplus(inSection: section) ?? 0) + dropPlaces.count(inSection: section)
    }

    /// Whether a key is that of the gap, which has no cell.
    func isGap(_ path: IndexPath) -> Bool { !dropPlaces.isEmpty && dropPlaces.gap == path }

    /// Called whenever the layout was prepared, and when scroll views were removed.
    func noteInnerScrolling(by layout: (any InnerScrolling)?) {
        scrollsInside = !scrollers.isEmpty || layout != nil
    }
}
