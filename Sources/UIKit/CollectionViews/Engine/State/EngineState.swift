/// What a collection view's engine knows at one time. The parts of the engine share these values, and share nothing else but the
/// clients and the journal.
@MainActor
final class EngineState {
    @exclusivity(unchecked) var phase = Phase()
    /// Changes whenever what a running pass or update knows may be stale. The committer checks it after each question.
    @exclusivity(unchecked) private(set) var epoch = 0
    /// The number of updates, and of reloads and invalidations by the app, so far: an ingredient of the seed's decisions.
    @exclusivity(unchecked) private(set) var updates = 0
    /// Changes whenever elements may want another size than they were measured at.
    @exclusivity(unchecked) private(set) var sizingEpoch = 0

    @exclusivity(unchecked) var counts = ElementCounts()
    @exclusivity(unchecked) var map = KnownAttributes()
    @exclusivity(unchecked) var visible = VisibleElements()
    @exclusivity(unchecked) var pools = ReusePools()
    @exclusivity(unchecked) var registrations = Registrations()
    @exclusivity(unchecked) var prefetching = Prefetching()
    @exclusivity(unchecked) var selection = SelectionState()
    @exclusivity(unchecked) var reordering: Reordering? {
        didSet { isReordering = reordering != nil }
    }
    /// OPTIMIZATION: index paths are translated for every cell that is asked for, and hardly ever differ.
    @exclusivity(unchecked) private(set) var isReordering = false
    var transition: LayoutTransition?
    /// The changes of the update blocks that run now.
    var batch: UpdateBatch?
    var isEditing = false

    /// What animates away after an update.
    var departing: [VisibleElements.Element] = []
    /// The scroll views inside this one that hold views of elements. [COMP-02]
    var scrollers: [ElementScrollView] = []
    /// Some views stand, or may stand, in scroll views inside this one: the hot path looks at a flag. [COMP-02]
    @exclusivity(unchecked) private(set) var embeds = false

    /// Other views stand for the elements now: a pass or an update that is under way stops where it is.
    ///
    /// - Returns: the new epoch.
    @discardableResult
    func startOver() -> Int {
        epoch += 1
        return epoch
    }

    func countUpdate() { updates += 1 }

    func sizesMayDiffer() { sizingEpoch += 1 }

    /// Something was loaded that an update can start from. [UPD-05]
    ///
    /// - Parameter isInWindow: whether a window will show a reload that lies ahead.
    func canUpdate(isInWindow: Bool) -> Bool { phase.isLoaded && (isInWindow || !phase.isDataNew) }

    /// The data source's path of an item.
    func dataSourcePath(of path: IndexPath) -> IndexPath { reordering?.dataSource(of: path) ?? path }

    /// The path of an item of the data source.
    func presentationPath(of path: IndexPath) -> IndexPath { reordering?.presentation(of: path) ?? path }

    /// Called whenever the layout was prepared, and when scroll views went.
    func noteEmbedding(by layout: (any Embedding)?) {
        embeds = !scrollers.isEmpty || layout != nil
    }
}
