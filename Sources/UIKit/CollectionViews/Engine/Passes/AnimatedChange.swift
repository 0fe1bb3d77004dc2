/// Changes the screen with an animation. Batch updates, changes of the layout, rearrangements and animated changes of the bounds use this
/// part. Each of them passes the entries known before the change, and an `ElementCorrespondence`.
final class AnimatedChange: LayoutAwarePart {
    /// The animation of a change, and the closures to call at its end.
    struct Animation {
        /// The name of the animation in reports, with its article: "a batch update".
        let name: StaticString
        /// The duration in seconds; 0 for no animation.
        var duration: Double
        /// The closure that is called at the end of the animation block.
        let finalize: () -> Void
        /// The closure that is called after the last animation.
        let completion: () -> Void
    }

    private let committer: Committer
    private let retirement: Retirement
    private let bug: OrderingBug
    private var reentrancyLimit = ReentrancyLimit("data or layout are changed whenever they are changed", maximum: 8)

    init(_ base: LayoutAwarePart, committer: Committer, retirement: Retirement, bug: OrderingBug) {
        self.committer = committer
        self.retirement = retirement
        self.bug = bug
        super.init(base)
    }

    /// Asks the layout about the change, and carries it out with an animation.
    ///
    /// - Parameters:
    ///   - before: the entries known before the change.
    ///   - oldLayout: the layout that is asked for the final attributes.
    func run(
        _ animation: Animation, from before: KnownAttributes.Snapshot, by correspondence: ElementCorrespondence,
        oldLayout: UICollectionViewLayout
    ) {
        // If another change is still being planned, this change is not animated, because the views do not show the result of the other
        // change yet. The next layout pass brings the screen up to date.
        guard !state.activities.includesAny(.planning), reentrancyLimit.begin(in: host.world) else {
            retirement.discardEverything()
            return committer.skip(animation)
        }
        defer { reentrancyLimit.end() }
        state.invalidatePlans()
        let planVersion = state.planVersion
        var animation = animation
        if !UIView.areAnimationsEnabled || !host.isInWindow { animation.duration = 0 }
        retirement.flushPrefetched()
        let visible = host.bounds
        elements.loadElements(around: visible)
        elements.loadEmptyCells(correspondence.replacements, in: visible)
        let after = state.attributes.snapshot.shown(in: visible)
        defer { extendLifetime((before, after)) }
        var change = ScreenChange(
            from: state.visible.elements, known: before.entries, to: after.entries, by: correspondence, planVersion: planVersion)
        bug.misplaceEnteringViews(inAnimatedChange: &change, entries: after.entries)
        state.run(.changing) {
            let plan = state.run(.planning) { makePlan(for: change, from: before, to: after, oldLayout: oldLayout) }
            committer.carryOut(plan, animation)
        }
    }
}
