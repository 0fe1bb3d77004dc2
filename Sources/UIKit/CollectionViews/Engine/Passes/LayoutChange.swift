/// Changing the layout: at once, animated, or by a finger.
final class LayoutChange: EnginePart {
    private let preparation: LayoutPreparation
    private let animated: AnimatedChange
    private let reload: Reload

    init(_ base: EnginePart, preparation: LayoutPreparation, animated: AnimatedChange, reload: Reload) {
        self.preparation = preparation
        self.animated = animated
        self.reload = reload
        super.init(base)
    }

    /// UNKNOWN: UIKit's duration is not documented; it is about this long.
    private static let transitionDuration = 0.3

    func set(_ new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        guard new !== clients.layout.layout else { return deliver(completion) }
        abandonTransition()
        let old = clients.layout.layout
        let isAnimated = animated && state.readiness.isLoaded && host.isInWindow && UIView.areAnimationsEnabled
        guard isAnimated else {
            install(new)
            reload.discardLayout()
            return deliver(completion)
        }
        host.world.run {
            host.layoutIfNeeded()
            let before = state.map.snapshot
            clients.layout.willChange(from: old, to: new)
            for element in state.visible.elements { element.view.willTransition(from: old, to: new) }
            install(new)
            clients.layout.didChange(from: old, to: new)
            clients.layout.invalidate()
            preparation.prepareIfNeeded()
            preparation.goToTarget()
            let animation = animation(from: old, to: new) { [weak state] in
                for element in state?.visible.elements ?? [] { element.view.didTransition(from: old, to: new) }
                completion?(true)
            }
            self.animated.run(animation, from: before, by: .unchanged(before), oldLayout: old)
            host.setNeedsLayout()
        }
    }

    private func animation(
        from old: UICollectionViewLayout, to new: UICollectionViewLayout, completion: @escaping () -> Void
    ) -> AnimatedCommit.Animation {
        let layout = clients.layout
        return AnimatedCommit.Animation(
            name: "a change of layout", duration: Self.transitionDuration, finalize: { layout.finalizeChange(from: old, to: new) },
            completion: completion)
    }

    /// [VIEW-10] The completion comes later, even when nothing is animated.
    private func deliver(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        host.world.run { host.world.timeline.after(0, "a change of layout") { completion(true) } }
    }

    /// Ends a transition where it is, because another layout was set.
    ///
    /// UNKNOWN: what UIKit does; the plainest is that the last layout set is used.
    private func abandonTransition() {
        guard let abandoned = state.transition else { return }
        state.transition = nil
        for end in [abandoned.layout.currentLayout, abandoned.layout.nextLayout] { release(end) }
        guard let completion = abandoned.completion else { return }
        host.world.run { host.world.timeline.after(0, "a change of layout") { completion(false, false) } }
    }

    private func install(_ new: UICollectionViewLayout) { host.peek { $0.host(new) } }

    private func release(_ old: UICollectionViewLayout) { host.peek { $0.release(old) } }

    func start(
        to next: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        if state.transition != nil {
            host.world.fail(
                Failure(
                    "the collection is already in the middle of an interactive transition", hint: "finish or cancel the one under way first"
                ))
            return state.transition!.layout
        }
        host.layoutIfNeeded()
        let old = clients.layout.layout
        let between = clients.delegate.transitionLayout(from: old, to: next)
        state.transition = LayoutTransition(layout: between, completion: completion)
        clients.layout.willChange(from: old, to: next)
        // Both layouts belong to this collection view while the change is under way.
        host.peek { $0.adopt(next) }
        clients.layout.didChange(from: old, to: next)
        install(between)
        host.peek { $0.adopt(old) }
        for element in state.visible.elements { element.view.willTransition(from: old, to: next) }
        clients.layout.invalidate()
        return between
    }

    func end(finishes: Bool) {
        guard let transition = state.transition else {
            host.world.fail(
                Failure(
                    "the collection was not prepared for an interactive transition. see "
                        + "startInteractiveTransitionToCollectionViewLayout:completion:", hint: "start one first"))
            return
        }
        state.transition = nil
        let (between, old) = (transition.layout, transition.layout.currentLayout)
        let final = finishes ? between.nextLayout : old
        let dropped = finishes ? old : between.nextLayout
        let before = state.map.snapshot
        host.world.run {
            install(final)
            release(between)
            if dropped !== final { release(dropped) }
            clients.layout.invalidate()
            preparation.prepareIfNeeded()
            preparation.goToTarget()
            let animation = animation(from: between, to: final) { [weak state] in
                for element in state?.visible.elements ?? [] {
                    element.view.didTransition(from: old, to: finishes ? final : old)
                }
                transition.completion?(finishes, finishes)
            }
            self.animated.run(animation, from: before, by: .unchanged(before), oldLayout: final)
            host.setNeedsLayout()
        }
    }
}

/// An interactive change from one layout to another that is under way.
struct LayoutTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?

    /// While a transition is under way, the transition layout is the collection view's layout.
    @MainActor
    func checkInvariants(_ installed: UICollectionViewLayout) -> [String] {
        layout === installed ? [] : ["a transition by a \(type(of: layout)) is under way, and the layout is another \(type(of: installed))"]
    }
}
