/// Changes what is on screen with animations. Batch updates, changes of the layout, interactive movement and animated changes of
/// the bounds have this part in common. Each of them says what was known before and which elements are the same.
@MainActor
final class AnimatedChange {
    private let host: Host
    private let state: EngineState
    private let elements: AttributeQuestions
    private let commit: AnimatedCommit
    private let retirement: Retirement
    private let bug: OrderingBug
    private var limit = ReentrancyLimit("data or layout are changed whenever they are changed", most: 8)

    init(host: Host, state: EngineState, elements: AttributeQuestions, commit: AnimatedCommit, retirement: Retirement, bug: OrderingBug) {
        self.host = host
        self.state = state
        self.elements = elements
        self.commit = commit
        self.retirement = retirement
        self.bug = bug
    }

    /// - Parameters:
    ///   - before: the knowledge from before.
    ///   - oldLayout: the layout from before.
    func run(
        _ animation: AnimatedCommit.Animation, from before: KnownAttributes.Snapshot, by correspondence: Correspondence,
        oldLayout: UICollectionViewLayout
    ) {
        guard limit.begin(host.world) else {
            // The next pass shows everything anew instead.
            animation.finalize()
            retirement.discardEverything()
            return host.world.timeline.after(0, animation.name, animation.completion)
        }
        defer { limit.end() }
        let epoch = state.startOver()
        var animation = animation
        if !UIView.areAnimationsEnabled || !host.isInWindow { animation.duration = 0 }
        retirement.flushPrefetched()
        let visible = host.bounds
        elements.gather(around: visible)
        elements.listEmpty(correspondence.replacements, in: visible)
        let after = state.map.snapshot.shown(in: visible)
        defer {
            extendLifetime(before)
            extendLifetime(after)
        }
        var change = ScreenChange(
            from: state.visible.elements, known: before.entries, to: after.entries, by: correspondence, epoch: epoch)
        bug.alter(animated: &change, to: after.entries)
        state.changing { commit.animate(change, animation, from: before, to: after, oldLayout: oldLayout) }
    }
}
