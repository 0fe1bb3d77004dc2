/// Handles a change of the bounds. The layout is asked before the change whether the new bounds
/// invalidate it. If they do, it is invalidated after the change. In an animation block, if the
/// list is in a window, every view moves to its new position with an animation.
@MainActor
final class BoundsChange {
    private let host: Host
    private let journal: Journal
    private let state: EngineState
    private let layoutClient: LayoutClient
    private let preparation: LayoutPreparation
    private let animated: AnimatedChange

    init(
        host: Host, journal: Journal, state: EngineState, layoutClient: LayoutClient, preparation: LayoutPreparation,
        animated: AnimatedChange
    ) {
        self.host = host
        self.journal = journal
        self.state = state
        self.layoutClient = layoutClient
        self.preparation = preparation
        self.animated = animated
    }

    /// New bounds about which the layout was asked, and that are not in effect yet.
    private struct Announced {
        /// The invalidation context for the new bounds; nil if the layout does not have to be
        /// invalidated for them.
        let context: UICollectionViewLayoutInvalidationContext?
    }

    /// The new bounds that are not in effect yet. Code of the app never runs while this value is
    /// not nil.
    private var announced: Announced?
    private var questionLimit = ReentrancyLimit(
        "a layout changes the bounds whenever it is asked about a change of the bounds")

    /// Asks the layout whether new bounds invalidate it. Called before the new bounds are in
    /// effect. When they are in effect, `invalidateLayoutIfNeeded()` invalidates the layout if
    /// necessary. [PASS-03], [FLOW-10]
    ///
    /// UNKNOWN: when UIKit invalidates the layout. Here the new bounds are in effect by then,
    /// because published layouts compare the list's width in `invalidateLayout(with:)`
    /// with the width for which they were prepared.
    func begin(to bounds: CGRect) {
        guard state.readiness.isLoaded else { return }
        journal.record { $0.write(.bounds, .begin, in: $1, rect: host.bounds, otherRect: bounds) }
        var context: UICollectionViewLayoutInvalidationContext?
        if questionLimit.beginRound(in: host.world) {
            context = layoutClient.invalidationContextIfNeeded(forBoundsChange: bounds)
            questionLimit.endRound()
        }
        announced = Announced(context: context)
    }

    /// Whether new bounds are not in effect yet.
    var isPending: Bool { announced != nil }

    /// Invalidates the layout, if its `shouldInvalidateLayout(forBoundsChange:)` has returned true
    /// for the new bounds. Called as soon as the new bounds are in effect.
    func invalidateLayoutIfNeeded() {
        guard let announced else { return }
        self.announced = nil
        if let context = announced.context, questionLimit.beginRound(in: host.world) {
            layoutClient.invalidate(with: context)
            questionLimit.endRound()
        }
        journal.record { $0.write(.bounds, .end, in: $1) }
    }

    /// Stores the direction of the scroll for prefetching. In an animation block, if the collection
    /// view is in a window, moves every view from its old position to its new one with an
    /// animation.
    func end(from old: CGRect) {
        state.prefetchRegion.noteScroll(from: old.origin, to: host.bounds.origin)
        guard state.readiness.isLoaded, let animation = AnimationContext.current, host.isInWindow,
            !state.activities.includesAny(of: [.passing, .changingSiblings, .movingBack])
        else { return }
        host.world.run {
            let before = state.attributes.snapshot
            layoutClient.prepare(forAnimatedBoundsChange: old)
            preparation.prepareIfNeeded()
            // [OFFSET-02] After an animated change of the size, such as a rotation, the layout is
            // asked for the target offset.
            //
            // UNKNOWN: whether UIKit also asks after an animated change of the origin alone, such
            // as a scroll in an animation block. Here it does not.
            state.run(.movingBack) {
                preparation.moveOffsetBackToEnd(asksForTarget: host.bounds.size != old.size)
            }
            let animation = AnimatedChange.Animation(
                name: "a change of the bounds", duration: animation.duration,
                finalize: { [layoutClient] in layoutClient.finalizeAnimatedBoundsChange() },
                completion: {})
            animated.run(
                animation, from: before, by: .keepingPaths(of: before), finalAttributesFrom: layoutClient.layout)
        }
    }
}
