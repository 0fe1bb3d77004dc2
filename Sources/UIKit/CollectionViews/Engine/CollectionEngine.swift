/// The engine of a collection view. It makes the objects that carry out layout passes, updates,
/// selection and the like. `UICollectionView` calls these objects through the engine.
final class CollectionEngine: LayoutAwarePart {
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
    let bug = OrderingBug()

    override init(layout: UICollectionViewLayout) {
        let base = LayoutAwarePart(layout: layout)
        placement = SiblingPlacement(base)
        sizing = SelfSizing(base)
        scrolling = ItemScrolling(base)
        selection = SelectionControl(base, placement: placement, scrolling: scrolling)
        lookup = ElementLookup(base)
        retirement = Retirement(base, placement: placement)
        provider = ViewProvider(
            base, placement: placement, sizing: sizing, selection: selection, retirement: retirement)
        let committer = Committer(
            base, placement: placement, sizing: sizing, selection: selection, provider: provider, retirement: retirement
        )
        pass = LayoutPass(base, committer: committer, sizing: sizing, bug: bug)
        let animated = AnimatedChange(base, committer: committer, retirement: retirement, bug: bug)
        layoutChange = LayoutChange(base, animated: animated, retirement: retirement)
        movement = InteractiveMovement(base, animated: animated, retirement: retirement)
        dropPlaceEditor = DropPlaceEditor(base, animated: animated)
        dragSource = DragSource(base)
        dropTarget = DropTarget(base, lookup: lookup, dropPlaceEditor: dropPlaceEditor, source: dragSource)
        updates = BatchUpdates(
            base, provider: provider, animated: animated, retirement: retirement, movement: movement,
            dropPlaceEditor: dropPlaceEditor)
        boundsChange = BoundsChange(base, animated: animated)
        super.init(base)
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
