/// A change of the bounds: the layout is asked about it before, told of it after, and inside an animation it is shown as one change.
@MainActor
final class BoundsChange {
    private let journal: Journal
    private let state: EngineState
    private let layout: LayoutClient
    private let knowledge: Knowledge
    private let animated: AnimatedChange
    /// What the layout said to new bounds that do not hold yet.
    private var context: UICollectionViewLayoutInvalidationContext?
    /// The offset is pulled back into its range as a part of an animated change.
    private var isPullingBack = false
    private var questions = ReentrancyLimit("a layout changes the bounds whenever it is asked about a change of the bounds")

    init(_ journal: Journal, _ state: EngineState, _ layout: LayoutClient, _ knowledge: Knowledge, _ animated: AnimatedChange) {
        self.journal = journal
        self.state = state
        self.layout = layout
        self.knowledge = knowledge
        self.animated = animated
    }

    /// The layout is asked while the old bounds hold, and told once the new ones do. [PASS-03], [FLOW-10]
    ///
    /// UNKNOWN: published layouts compare the collection view's width in `invalidateLayout(with:)` with the one they prepared for.
    func begin(to bounds: CGRect) {
        guard state.phase.isLoaded else { return }
        journal.record { $0.write(.bounds, .begin, in: $1, rect: journal.view.bounds, otherRect: bounds) }
        if questions.begin(journal.world) {
            if let context = layout.invalidation(forBoundsChange: bounds) { self.context = context }
            questions.end()
        }
        // Last: who is asked may change the bounds too.
        state.phase.begin(.changingBounds)
    }

    /// Before anyone hears of the new bounds.
    func invalidate() {
        guard state.phase.runs(.changingBounds) else { return }
        state.phase.end(.changingBounds)
        if let context {
            self.context = nil
            if questions.begin(journal.world) {
                layout.invalidate(by: context)
                questions.end()
            }
        }
        journal.record { $0.write(.bounds, .end, in: $1) }
    }

    /// A change inside an animation block is shown as one: everyone goes from where they were to where they are now.
    func end(from old: CGRect) {
        let view = journal.view
        state.prefetching.noteScroll(from: old.origin, to: view.bounds.origin)
        guard state.phase.isLoaded, !isPullingBack, let animation = AnimationContext.current, view.window != nil,
            !state.phase.runs([.passing, .movingViews])
        else { return }
        view.world.run {
            let before = state.map.snapshot
            layout.prepare(forAnimatedBoundsChange: old)
            knowledge.settle()
            isPullingBack = true
            knowledge.stayInRange()
            isPullingBack = false
            let animation = Committer.Animation(
                name: "a change of the bounds", duration: animation.duration,
                finalize: { [layout] in layout.finalizeAnimatedBoundsChange() },
                completion: {})
            animated.run(animation, from: before, by: .unchanged(before), oldLayout: layout.layout)
        }
    }
}
