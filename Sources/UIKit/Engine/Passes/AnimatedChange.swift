/// Changes the elements on screen with an animation. Batch updates, changes of the layout,
/// interactive movements, drags over the list and animated changes of the bounds use
/// this class.
@MainActor
final class AnimatedChange {
    let host: Host
    let state: EngineState
    let layoutClient: LayoutClient
    let preparation: LayoutPreparation
    let elements: AttributeLoader
    private let retirement: Retirement
    private let committer: Committer
    private let bug: OrderingBug

    init(
        host: Host, state: EngineState, layoutClient: LayoutClient, preparation: LayoutPreparation,
        elements: AttributeLoader, retirement: Retirement, committer: Committer, bug: OrderingBug
    ) {
        self.host = host
        self.state = state
        self.layoutClient = layoutClient
        self.preparation = preparation
        self.elements = elements
        self.retirement = retirement
        self.committer = committer
        self.bug = bug
    }

    struct Animation {
        /// The name of the animation in reports, with its article, such as "a batch update".
        let name: StaticString
        /// The duration in seconds; 0 for no animation.
        var duration: Double
        /// Called when all views have their final attributes, or when the change is skipped.
        let finalize: () -> Void
        /// Called when the animation has ended, or soon after a change that was skipped or had no
        /// animation.
        let completion: () -> Void
    }

    private var reentrancyLimit = ReentrancyLimit("data or layout are changed whenever they are changed", maximum: 8)

    /// Asks the layout for the initial and final attributes, and carries out the change: with an
    /// animation, if animations are enabled and the list is in a window.
    ///
    /// - Parameter before: the attributes that were stored before the change.
    func run(
        _ animation: Animation, from before: KnownAttributes.Snapshot, by correspondence: ElementCorrespondence,
        finalAttributesFrom layout: UICollectionViewLayout
    ) {
        // If the layout is still being asked about another change, this change is not animated,
        // because the views do not show the result of the other change yet. The next layout pass
        // brings the screen up to date.
        guard !state.activities.includesAny(of: .planning), reentrancyLimit.beginRound(in: host.world) else {
            retirement.forget(.layout)
            return committer.skipChange(with: animation)
        }
        defer { reentrancyLimit.endRound() }
        state.invalidatePlans()
        let planVersion = state.planVersion
        var animation = animation
        if !UIView.areAnimationsEnabled || !host.isInWindow { animation.duration = 0 }
        retirement.forget(.hiddenCells)
        let visible = host.bounds
        elements.loadElements(around: visible)
        elements.loadAttributesOfEmptyCells(correspondence.replacements, in: visible)
        let after = state.attributes.snapshot.visibleSnapshot(in: visible)
        defer { extendLifetime((before, after)) }
        var change = ScreenChange(
            from: state.visible.elements, known: before.entries, to: after.entries, by: correspondence,
            planVersion: planVersion)
        bug.misplaceEnteringViews(inAnimatedChange: &change, entries: after.entries)
        state.run(.changing) {
            let plan = state.run(.planning) {
                makePlan(for: change, from: before, to: after, finalAttributesFrom: layout)
            }
            committer.carryOut(plan, with: animation)
        }
    }

    /// Moves items to other places on screen with an animation. Called while the user moves an
    /// item, when that movement ends, and when the gap or the placeholders of a drop change. The
    /// caller has invalidated the layout.
    ///
    /// - Parameter before: the attributes that were stored before the change.
    func moveItemsOnScreen(
        by plan: UpdatePlan, from before: KnownAttributes.Snapshot, completion: @escaping () -> Void = {}
    ) {
        let attached = layoutClient.attachedViews
        state.attributes.discardAll()
        preparation.prepareIfNeeded()
        state.selection.updatePaths(using: plan.itemPathAfterUpdate(_:))
        let animation = Animation(
            name: "a change of places", duration: BatchUpdates.duration, finalize: {}, completion: completion)
        let moves = ElementMoves(
            plan: plan, table: state.table, attachedBefore: attached, attachedAfter: layoutClient.attachedViews)
        let correspondence = ElementCorrespondence(destination: moves.keyAfterUpdate, source: moves.keyBeforeUpdate)
        host.world.run { run(animation, from: before, by: correspondence, finalAttributesFrom: layoutClient.layout) }
        host.setNeedsLayout()
    }
}
