/// Changes what is on screen with animations. Batch updates, changes of the layout, interactive movement and animated changes of
/// the bounds have this part in common. Each of them says what was known before and which elements are the same.
final class AnimatedChange: KnowledgeUser {
    /// The animation of a change, and what comes after it.
    struct Animation {
        /// The name of the animation while it is under way, with its article.
        let name: StaticString
        /// In seconds; zero for no animation.
        var duration: Double
        /// Called last inside the animation.
        let finalize: () -> Void
        /// Called after the last animation.
        let completion: () -> Void
    }

    private let committer: Committer
    private let retirement: Retirement
    private let bug: OrderingBug
    private var limit = ReentrancyLimit("data or layout are changed whenever they are changed", most: 8)

    init(_ base: KnowledgeUser, committer: Committer, retirement: Retirement, bug: OrderingBug) {
        self.committer = committer
        self.retirement = retirement
        self.bug = bug
        super.init(base)
    }

    /// - Parameters:
    ///   - before: the knowledge from before.
    ///   - oldLayout: the layout from before. It is asked for the final attributes.
    func run(
        _ animation: Animation, from before: KnownAttributes.Snapshot, by correspondence: Correspondence,
        oldLayout: UICollectionViewLayout
    ) {
        // While another change is planned, the views on screen stand for the state before it. The next pass shows everything instead.
        guard !state.activities.runs(.planning), limit.begin(host.world) else {
            retirement.discardEverything()
            return committer.skip(animation)
        }
        defer { limit.end() }
        state.startOver()
        let epoch = state.epoch
        var animation = animation
        if !UIView.areAnimationsEnabled || !host.isInWindow { animation.duration = 0 }
        retirement.flushPrefetched()
        let visible = host.bounds
        elements.gather(around: visible)
        elements.listEmpty(correspondence.replacements, in: visible)
        let after = state.map.snapshot.shown(in: visible)
        defer { extendLifetime((before, after)) }
        var change = ScreenChange(
            from: state.visible.elements, known: before.entries, to: after.entries, by: correspondence, epoch: epoch)
        bug.alter(animated: &change, to: after.entries)
        state.run(.changing) {
            let plan = state.run(.planning) { self.plan(change, from: before, to: after, oldLayout) }
            committer.carryOut(plan, animation)
        }
    }
}
