/// Makes the parts of a collection view and gives each the parts that it uses. The facade calls the parts by way of this class.
final class CollectionEngine: KnowledgeUser {
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
    let dropGap: DropGap
    let dragSource: DragSource
    let dropTarget: DropTarget
    let updates: BatchUpdates
    let boundsChange: BoundsChange
    let bug = OrderingBug()

    override init(layout: UICollectionViewLayout) {
        let base = KnowledgeUser(layout: layout)
        placement = SiblingPlacement(base)
        sizing = SelfSizing(base)
        scrolling = ItemScrolling(base)
        selection = SelectionControl(base, placement: placement, scrolling: scrolling)
        lookup = ElementLookup(base)
        retirement = Retirement(base, placement: placement)
        provider = ViewProvider(base, placement: placement, sizing: sizing, selection: selection, retirement: retirement)
        let committer = Committer(
            base, placement: placement, sizing: sizing, selection: selection, provider: provider, retirement: retirement)
        let prefetcher = Prefetcher(base, committer: committer, retirement: retirement)
        pass = LayoutPass(base, committer: committer, sizing: sizing, prefetcher: prefetcher, bug: bug)
        let animated = AnimatedChange(base, committer: committer, retirement: retirement, bug: bug)
        layoutChange = LayoutChange(base, animated: animated, retirement: retirement)
        movement = InteractiveMovement(base, animated: animated, retirement: retirement)
        dropGap = DropGap(base, animated: animated)
        dragSource = DragSource(base)
        dropTarget = DropTarget(base, lookup: lookup, dropGap: dropGap, source: dragSource)
        updates = BatchUpdates(
            base, provider: provider, animated: animated, retirement: retirement, movement: movement, dropGap: dropGap)
        boundsChange = BoundsChange(base, animated: animated)
        super.init(base)
    }

    func attach(to view: UICollectionView) {
        host.attach(to: view)
        worldChanged()
    }

    /// Called when the app calls `reloadData()` or `invalidateLayout()`. Before the first pass no view is on screen.
    func noteRenewal() {
        if state.readiness.isLoaded { bug.noteRenewal() }
    }

    /// A dormant or new cell for an item.
    ///
    /// OPTIMIZATION: the collection view calls this and not the provider, because a part that is reached by way of a second object
    /// is retained for the time of the call.
    func dequeueCell(_ identifier: String, for path: IndexPath) -> UICollectionViewCell {
        provider.dequeueCell(identifier, for: path)
    }

    func worldChanged() {
        host.worldChanged()
        journal.worldChanged()
        bug.rule = host.policies.bug
    }
}
