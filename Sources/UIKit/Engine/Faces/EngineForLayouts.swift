/// What a layout calls of the engine of its list.
@MainActor
final class EngineForLayouts: LayoutEngine {
    private let state: EngineState
    private let journal: Journal
    private let layoutClient: LayoutClient
    private let preparation: LayoutPreparation
    private let lookup: ElementLookup
    private let placement: SiblingPlacement
    private let bug: OrderingBug

    init(
        state: EngineState, journal: Journal, layoutClient: LayoutClient, preparation: LayoutPreparation,
        lookup: ElementLookup, placement: SiblingPlacement, bug: OrderingBug
    ) {
        self.state = state
        self.journal = journal
        self.layoutClient = layoutClient
        self.preparation = preparation
        self.lookup = lookup
        self.placement = placement
        self.bug = bug
    }

    /// The conversion between the coordinates of the layout and those of the view.
    var flip: RightToLeftFlip { layoutClient.flip }

    // MARK: - Invalidation

    /// Notifies `OrderingBug`, which simulates the ordering bug of iOS 10, that the app has called
    /// `reloadData()` or `invalidateLayout()`. Calls before the layout was first prepared are
    /// ignored.
    func noteReloadOrInvalidation() {
        if state.readiness.isLoaded { bug.noteReloadOrInvalidation() }
    }

    func handleInvalidation(with context: UICollectionViewLayoutInvalidationContext, isByApp: Bool) {
        preparation.handleInvalidation(with: context, isByApp: isByApp)
    }

    func handleInnerScroll() { preparation.handleInnerScroll() }

    // MARK: - Elements

    /// Returns the path of the frontmost item at a point of the content, except `ignored`; nil if
    /// there is none.
    func itemPath(at point: CGPoint, ignoring ignored: IndexPath) -> IndexPath? {
        lookup.itemPath(at: point, ignoring: ignored)
    }

    /// Adds a scroll view for the elements of a section. [COMP-02]
    func insert(_ scroller: ElementScrollView, z: Int) { placement.insert(scroller, z: z) }

    /// Counts calls by which the layout has asked the delegate for sizes and metrics.
    func countDelegateAsks(_ count: Int) { journal.tally.delegateAsks += count }
}
