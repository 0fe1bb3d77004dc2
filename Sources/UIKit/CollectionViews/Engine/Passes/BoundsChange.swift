/// A change of the bounds: the layout is asked about it before and told of it after. Inside an animation it is shown as one
/// animated change.
final class BoundsChange: KnowledgeUser {
    /// The layout's answer about new bounds that are not in effect yet.
    private var context: UICollectionViewLayoutInvalidationContext?
    private let animated: AnimatedChange
    /// Whether the offset is being pulled back into its range as part of an animated change.
    private var isPullingBack = false
    private var questions = ReentrancyLimit("a layout changes the bounds whenever it is asked about a change of the bounds")

    init(_ base: KnowledgeUser, animated: AnimatedChange) {
        self.animated = animated
        super.init(base)
    }

    /// Asks the layout while the old bounds are in effect. It is told once the new ones are. [PASS-03], [FLOW-10]
    ///
    /// UNKNOWN: published layouts compare the collection view's width in `invalidateLayout(with:)` with the one they prepared for.
    func begin(to bounds: CGRect) {
        guard state.readiness.isLoaded else { return }
        journal.record { $0.write(.bounds, .begin, in: $1, rect: host.bounds, otherRect: bounds) }
        if questions.begin(host.world) {
            if let context = clients.layout.invalidation(forBoundsChange: bounds) { self.context = context }
            questions.end()
        }
        // This comes last, because the code that was asked may change the bounds too.
        state.activities.insert(.changingBounds)
    }

    /// Invalidates before any code is told of the new bounds.
    func invalidate() {
        guard state.activities.runs(.changingBounds) else { return }
        state.activities.remove(.changingBounds)
        if let context {
            self.context = nil
            if questions.begin(host.world) {
                clients.layout.invalidate(by: context)
                questions.end()
            }
        }
        journal.record { $0.write(.bounds, .end, in: $1) }
    }

    /// Shows a change inside an animation block as one animated change: every view moves from its old place to its new one.
    func end(from old: CGRect) {
        state.prefetchRegion.noteScroll(from: old.origin, to: host.bounds.origin)
        guard state.readiness.isLoaded, !isPullingBack, let animation = AnimationContext.current, host.isInWindow,
            !state.activities.runs([.passing, .movingViews])
        else { return }
        host.world.run {
            let before = state.map.snapshot
            clients.layout.prepare(forAnimatedBoundsChange: old)
            preparation.prepareIfNeeded()
            isPullingBack = true
            preparation.stayInRange()
            isPullingBack = false
            let animation = AnimatedChange.Animation(
                name: "a change of the bounds", duration: animation.duration,
                finalize: { [clients] in clients.layout.finalizeAnimatedBoundsChange() },
                completion: {})
            animated.run(animation, from: before, by: .unchanged(before), oldLayout: clients.layout.layout)
        }
    }
}
