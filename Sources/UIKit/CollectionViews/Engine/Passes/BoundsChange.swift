/// Handles a change of the bounds. Before the change, the layout is asked whether it must be invalidated. After the change, it is
/// invalidated if so. In an animation block the change is shown as one animated change.
final class BoundsChange: LayoutAwarePart {
    /// The invalidation context for new bounds that are not in effect yet; nil if the layout does not have to be invalidated for them.
    private var context: UICollectionViewLayoutInvalidationContext?
    private let animated: AnimatedChange
    /// Whether the offset is being moved back into its range as part of an animated change.
    private var isMovingBack = false
    private var questionLimit = ReentrancyLimit("a layout changes the bounds whenever it is asked about a change of the bounds")

    init(_ base: LayoutAwarePart, animated: AnimatedChange) {
        self.animated = animated
        super.init(base)
    }

    /// Asks the layout about new bounds before they are in effect. When they are in effect, `invalidate()` invalidates the layout if
    /// necessary. [PASS-03], [FLOW-10]
    ///
    /// UNKNOWN: when UIKit invalidates the layout. Published layouts compare the collection view's width in
    /// `invalidateLayout(with:)` with the one that they were prepared for, so the new bounds are in effect when UIKit invalidates.
    func begin(to bounds: CGRect) {
        guard state.readiness.isLoaded else { return }
        journal.record { $0.write(.bounds, .begin, in: $1, rect: host.bounds, otherRect: bounds) }
        if questionLimit.begin(in: host.world) {
            if let context = clients.layout.invalidation(forBoundsChange: bounds) { self.context = context }
            questionLimit.end()
        }
        // The activity begins last, because the layout may change the bounds too.
        state.activities.insert(.changingBounds)
    }

    /// Invalidates the layout, if the new bounds require it. Called as soon as they are in effect, before any other code reads them.
    func invalidate() {
        guard state.activities.includesAny(.changingBounds) else { return }
        state.activities.remove(.changingBounds)
        if let context {
            self.context = nil
            if questionLimit.begin(in: host.world) {
                clients.layout.invalidate(by: context)
                questionLimit.end()
            }
        }
        journal.record { $0.write(.bounds, .end, in: $1) }
    }

    /// Notes the direction of the scroll for prefetching. In an animation block, shows the change of the bounds as one animated change, in
    /// which every view moves from its old position to its new one.
    func end(from old: CGRect) {
        state.prefetchRegion.noteScroll(from: old.origin, to: host.bounds.origin)
        guard state.readiness.isLoaded, !isMovingBack, let animation = AnimationContext.current, host.isInWindow,
            !state.activities.includesAny([.passing, .movingViews])
        else { return }
        host.world.run {
            let before = state.attributes.snapshot
            clients.layout.prepare(forAnimatedBoundsChange: old)
            preparation.prepareIfNeeded()
            isMovingBack = true
            preparation.moveBackFromEnd()
            isMovingBack = false
            let animation = AnimatedChange.Animation(
                name: "a change of the bounds", duration: animation.duration,
                finalize: { [clients] in clients.layout.finalizeAnimatedBoundsChange() },
                completion: {})
            animated.run(animation, from: before, by: .unchanged(before), oldLayout: clients.layout.layout)
        }
    }
}
