/// Makes the parts of a collection view and gives each the parts that it uses. The facade calls the parts by way of this class.
final class CollectionEngine: EnginePart {
    let counts: CountQuestions
    let preparation: LayoutPreparation
    let placement: SiblingPlacement
    let sizing: SelfSizing
    let scrolling: ItemScrolling
    let selection: SelectionControl
    let lookup: ElementLookup
    let retirement: Retirement
    let provider: ViewProvider
    let pass: LayoutPass
    let reload: Reload
    let layoutChange: LayoutChange
    let movement: InteractiveMovement
    let dropGap: DropGap
    let dragSource: DragSource
    let dropTarget: DropTarget
    let updates: BatchUpdates
    let boundsChange: BoundsChange
    let bug = OrderingBug()

    override init(layout: UICollectionViewLayout) {
        let base = EnginePart(layout: layout)
        counts = CountQuestions(base)
        let offset = ContentOffset(base)
        preparation = LayoutPreparation(base, counts: counts, offset: offset)
        let elements = AttributeQuestions(base, counts: counts, offset: offset, preparation: preparation)
        placement = SiblingPlacement(base)
        sizing = SelfSizing(base)
        scrolling = ItemScrolling(base, counts: counts, elements: elements, offset: offset)
        selection = SelectionControl(base, counts: counts, placement: placement, scrolling: scrolling)
        lookup = ElementLookup(base, counts: counts, elements: elements, preparation: preparation)
        let applier = AttributeApplier(base, placement: placement)
        let announcements = Announcements(base)
        retirement = Retirement(base, placement: placement, announcements: announcements, preparation: preparation)
        provider = ViewProvider(
            base, counts: counts, elements: elements, placement: placement, applier: applier, sizing: sizing, selection: selection,
            retirement: retirement)
        let committer = Committer(
            base, elements: elements, placement: placement, applier: applier, sizing: sizing, selection: selection, provider: provider,
            announcements: announcements, retirement: retirement)
        let commit = AnimatedCommit(
            base, committer: committer, placement: placement, applier: applier, sizing: sizing, retirement: retirement)
        let prefetcher = Prefetcher(base, elements: elements, committer: committer, retirement: retirement)
        pass = LayoutPass(
            base, elements: elements, preparation: preparation, committer: committer, sizing: sizing, announcements: announcements,
            prefetcher: prefetcher, bug: bug)
        let animated = AnimatedChange(base, elements: elements, commit: commit, retirement: retirement, bug: bug)
        reload = Reload(base, retirement: retirement)
        layoutChange = LayoutChange(base, preparation: preparation, animated: animated, retirement: retirement)
        let rearrangement = Rearrangement(base, preparation: preparation, animated: animated)
        movement = InteractiveMovement(
            base, counts: counts, elements: elements, preparation: preparation, retirement: retirement, rearrangement: rearrangement)
        dropGap = DropGap(base, counts: counts, rearrangement: rearrangement)
        dragSource = DragSource(base, counts: counts)
        dropTarget = DropTarget(base, lookup: lookup, dropGap: dropGap, source: dragSource)
        updates = BatchUpdates(
            base, counts: counts, elements: elements, preparation: preparation, provider: provider, animated: animated, reload: reload,
            movement: movement, dropGap: dropGap)
        boundsChange = BoundsChange(base, preparation: preparation, animated: animated)
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
