/// Handles a change of the bounds. The layout is asked before the change, and invalidated after the change if needed. In an animation
/// block the change is shown as one animated change.
final class BoundsChange: LayoutAwarePart {
    /// The invalidation context for new bounds that are not in effect yet; nil if they require no invalidation.
    private var context: UICollectionViewLayoutInvalidationContext?
    private let animated: AnimatedChange
    /// Whether the offset is being moved back into its range as part of an animated change.
    private var isPullingBack = false
    private var questions = ReentrancyLimit("a layout changes the bounds whenever it is asked about a change of the bounds")

    init(_ base: LayoutAwarePart, animated: AnimatedChange) {
        self.animated = animated
        super.init(base)
    }

    /// Asks the layout about new bounds before they are in effect. Afterwards `invalidate()` invalidates the layout if necessary.
    /// [PASS-03], [FLOW-10]
    ///
    /// UNKNOWN: when UIKit invalidates the layout. Published layouts compare the collection view's width in
    /// `invalidateLayout(with:)` with the one that they were prepared for, so the new bounds are in effect when UIKit invalidates.
    func begin(to bounds: CGRect) {
        guard state.readiness.isLoaded else { return }
        journal.record { $0.write(.bounds, .begin, in: $1, rect: host.bounds, otherRect: bounds) }
        if questions.begin(in: host.world) {
            if let context = clients.layout.invalidation(forBoundsChange: bounds) { self.context = context }
            questions.end()
        }
        // The activity begins last, because the layout may change the bounds too.
        state.activities.insert(.changingBounds)
    }

    /// Invalidates the layout, if the new bounds require it, before any other code runs with them.
    func invalidate() {
        guard state.activities.includesAny(.changingBounds) else { return }
        state.activities.remove(.changingBounds)
        if let context {
            self.context = nil
            if questions.begin(in: host.world) {
                clients.layout.invalidate(by: context)
                questions.end()
            }
        }
        journal.record { $0.write(.bounds, .end, in: $1) }
    }

    /// Shows a change in an animation block as one animated change, in which every view moves from its old place to its new one.
    func end(from old: CGRect) {
        state.prefetchRegion.noteScroll(from: old.origin, to: host.bounds.origin)
        guard state.readiness.isLoaded, !isPullingBack, let animation = AnimationContext.current, host.isInWindow,
            !state.activities.includesAny([.passing, .movingViews])
        else { return }
        host.world.run {
            let before = state.map.snapshot
            clients.layout.prepare(forAnimatedBoundsChange: old)
            preparation.prepareIfNeeded()
            isPullingBack = true
            preparation.moveBackFromEnd()
            isPullingBack = false
            let animation = AnimatedChange.Animation(
                name: "a change of the bounds", duration: animation.duration,
                finalize: { [clients] in clients.layout.finalizeAnimatedBoundsChange() },
                completion: {})
            animated.run(animation, from: before, by: .unchanged(before), oldLayout: clients.layout.layout)
        }
    }
}
