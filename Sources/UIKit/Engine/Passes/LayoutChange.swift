/// Replaces the layout of the list: at once, with an animation, or interactively.
@MainActor
final class LayoutChange {
    let host: Host
    let state: EngineState
    private let layoutClient: LayoutClient
    private let delegateClient: any DelegateClient
    let preparation: LayoutPreparation
    let elements: AttributeLoader
    private let reload: Reload
    private let animated: AnimatedChange

    init(
        host: Host, state: EngineState, layoutClient: LayoutClient, delegateClient: any DelegateClient,
        preparation: LayoutPreparation, elements: AttributeLoader, reload: Reload, animated: AnimatedChange
    ) {
        self.host = host
        self.state = state
        self.layoutClient = layoutClient
        self.delegateClient = delegateClient
        self.preparation = preparation
        self.elements = elements
        self.reload = reload
        self.animated = animated
    }

    func setLayout(_ new: UICollectionViewLayout, animated isAnimated: Bool, completion: ((Bool) -> Void)?) {
        guard new !== layoutClient.layout else { return scheduleCompletion(completion) }
        abandonTransition()
        let old = layoutClient.layout
        guard isAnimated, state.readiness.isLoaded, host.isInWindow, UIView.areAnimationsEnabled else {
            let (movesOffset, middle) = (canMoveOffset, itemInMiddle())
            host.list.install(new)
            host.world.run {
                reload.forget(.layout)
                if movesOffset { moveOffset(centering: middle) }
            }
            return scheduleCompletion(completion)
        }
        host.world.run {
            host.layoutIfNeeded()
            let before = state.attributes.snapshot
            let middle = itemInMiddle()
            layoutClient.prepareOldLayout(old, forTransitionTo: new)
            for element in state.visible.elements { element.view.layoutWillChange(from: old, to: new) }
            host.list.install(new)
            layoutClient.prepareNewLayout(new, forTransitionFrom: old)
            show(new, from: old, replacing: old, finalAttributesFrom: old, oldSnapshot: before, centering: middle) {
                completion?(true)
            }
        }
    }

    // MARK: - Animated and interactive changes

    /// Moves all views to their positions in the new layout, with an animation.
    ///
    /// - Parameter replaced: the layout that was installed until now. After an interactive
    ///   transition this is the transition layout, and otherwise `old`.
    /// - Parameter item: the item that the new layout is to show in the middle of the bounds, as
    ///   far as the content allows; nil to keep the offset. [OFFSET-01]
    private func show(
        _ new: UICollectionViewLayout, from old: UICollectionViewLayout, replacing replaced: UICollectionViewLayout,
        finalAttributesFrom asked: UICollectionViewLayout, oldSnapshot before: KnownAttributes.Snapshot,
        centering item: ElementKey?, completion: @escaping () -> Void
    ) {
        layoutClient.invalidate()
        preparation.prepareIfNeeded()
        preparation.moveToTargetOffset(centering: item)
        let animation = AnimatedChange.Animation(
            name: "a change of layout", duration: BatchUpdates.duration,
            finalize: { [layout = layoutClient] in layout.finalizeChange(from: replaced, to: new) },
            completion: { [weak state] in
                for element in state?.visible.elements ?? [] { element.view.layoutDidChange(from: old, to: new) }
                completion()
            })
        animated.run(animation, from: before, by: .keepingPaths(of: before), finalAttributesFrom: asked)
        host.setNeedsLayout()
    }

    /// [VIEW-10] Schedules the completion of a change without animation. It is called after the
    /// change has returned to the app.
    private func scheduleCompletion(_ completion: ((Bool) -> Void)?) {
        if let completion { callLater { completion(true) } }
    }

    /// Ends a running interactive transition without completing it, because the app has set another
    /// layout.
    ///
    /// UNKNOWN: what UIKit does in this case. Here the layout that the app has set is used.
    private func abandonTransition() {
        guard let abandoned = state.transition else { return }
        state.transition = nil
        for end in [abandoned.layout.currentLayout, abandoned.layout.nextLayout] { host.list.detach(end) }
        if let completion = abandoned.completion { callLater { completion(false, false) } }
    }

    private func callLater(_ call: @escaping () -> Void) {
        host.world.run { host.world.timeline.schedule(after: 0, named: "a change of layout", call) }
    }

    func startTransition(
        to next: UICollectionViewLayout, completion: ((Bool, Bool) -> Void)?
    ) -> UICollectionViewTransitionLayout {
        if let transition = state.transition {
            let text = "the collection is already in the middle of an interactive transition"
            host.world.fail(text, hint: "finish or cancel the one under way first")
            return transition.layout
        }
        host.layoutIfNeeded()
        let old = layoutClient.layout
        let between = delegateClient.transitionLayout(from: old, to: next)
        state.transition = InteractiveLayoutTransition(layout: between, completion: completion)
        layoutClient.prepareOldLayout(old, forTransitionTo: next)
        // During the transition, both layouts belong to this list.
        host.list.attach(next)
        layoutClient.prepareNewLayout(next, forTransitionFrom: old)
        host.list.install(between)
        host.list.attach(old)
        for element in state.visible.elements { element.view.layoutWillChange(from: old, to: next) }
        layoutClient.invalidate()
        return between
    }

    func endTransition(finishes: Bool) {
        guard let transition = state.transition else {
            host.world.fail(
                "the collection was not prepared for an interactive transition. see "
                    + "startInteractiveTransitionToCollectionViewLayout:completion:", hint: "start a transition first")
            return
        }
        state.transition = nil
        let (between, old) = (transition.layout, transition.layout.currentLayout)
        let (final, dropped) = finishes ? (between.nextLayout, old) : (old, between.nextLayout)
        let before = state.attributes.snapshot
        let completion = transition.completion.map { whole in { whole($0, finishes) } }
        let awaited = host.world.timeline.awaited(completion, ifEnded: false)
        // UNKNOWN: the offset that UIKit proposes at the end of an interactive transition. A public
        // library says that the offset is set again. Here a finished transition proposes the same
        // offset as a change of the layout, and a cancelled one the current offset. [OFFSET-01]
        let middle = finishes ? itemInMiddle() : nil
        host.world.run {
            host.list.install(final)
            host.list.detach(between)
            if dropped !== final { host.list.detach(dropped) }
            show(
                final, from: old, replacing: between, finalAttributesFrom: final, oldSnapshot: before, centering: middle
            ) {
                awaited?(true)
            }
        }
    }
}

/// A running interactive transition between two layouts.
struct InteractiveLayoutTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: ((Bool, Bool) -> Void)?

    @MainActor
    func invariantProblems(installedLayout installed: UICollectionViewLayout) -> [String] {
        layout === installed
            ? []
            : ["a transition by a \(type(of: layout)) is under way, and the layout is another \(type(of: installed))"]
    }
}
