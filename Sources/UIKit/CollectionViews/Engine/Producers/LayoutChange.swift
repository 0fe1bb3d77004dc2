/// Changing the layout: at once, animated, or by a finger.
@MainActor
final class LayoutChange {
    private let journal: Journal
    private let state: EngineState
    private let clients: Clients
    private let knowledge: Knowledge
    private let animated: AnimatedChange
    private let reload: Reload

    init(
        _ journal: Journal, _ state: EngineState, _ clients: Clients, _ knowledge: Knowledge, _ animated: AnimatedChange, _ reload: Reload
    ) {
        self.journal = journal
        self.state = state
        self.clients = clients
        self.knowledge = knowledge
        self.animated = animated
        self.reload = reload
    }

    /// UNKNOWN: UIKit's duration is not documented; it is about this long.
    private static let transitionDuration = 0.3

    func set(_ new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        guard new !== clients.layout.layout else { return deliver(completion) }
        abandonTransition()
        let old = clients.layout.layout
        let isAnimated = animated && state.phase.isLoaded && journal.view.window != nil && UIView.areAnimationsEnabled
        guard isAnimated else {
            install(new)
            reload.discardLayout()
            return deliver(completion)
        }
        journal.view.world.run {
            journal.view.layoutIfNeeded()
            let before = state.map.snapshot
            clients.layout.willChange(from: old, to: new)
            for element in state.visible.elements { element.view.willTransition(from: old, to: new) }
            install(new)
            clients.layout.didChange(from: old, to: new)
            clients.layout.invalidate()
            knowledge.settle()
            knowledge.adjustOffset()
            let animation = animation(from: old, to: new) { [weak view = journal.view] in
                for element in view?.engine.state.visible.elements ?? [] { element.view.didTransition(from: old, to: new) }
                completion?(true)
            }
            self.animated.run(animation, from: before, by: .unchanged(before), oldLayout: old)
            journal.view.setNeedsLayout()
        }
    }

    private func animation(
        from old: UICollectionViewLayout, to new: UICollectionViewLayout, completion: @escaping () -> Void
    ) -> Committer.Animation {
        let layout = clients.layout
        return Committer.Animation(
            name: "a change of layout", duration: Self.transitionDuration, finalize: { layout.finalizeChange(from: old, to: new) },
            completion: completion)
    }

    /// [VIEW-10] The completion comes later, even when nothing is animated.
    private func deliver(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        journal.view.world.run { journal.view.world.timeline.after(0, "a change of layout") { completion(true) } }
    }

    /// Ends a transition where it is, because another layout was set.
    ///
    /// UNKNOWN: what UIKit does; the plainest is that the last layout set is used.
    private func abandonTransition() {
        guard let abandoned = state.transition else { return }
        state.transition = nil
        for end in [abandoned.layout.currentLayout, abandoned.layout.nextLayout] { journal.view.release(end) }
        guard let completion = abandoned.completion else { return }
        journal.view.world.run { journal.view.world.timeline.after(0, "a change of layout") { completion(false, false) } }
    }

    private func install(_ new: UICollectionViewLayout) {
        journal.view.host(new)
    }

    func start(
        to next: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        if state.transition != nil {
            journal.view.world.fail(
                Failure(
                    "the collection is already in the middle of an interactive transition", hint: "finish or cancel the one under way first"
                ))
            return state.transition!.layout
        }
        journal.view.layoutIfNeeded()
        let old = clients.layout.layout
        let between = clients.delegate.transitionLayout(from: old, to: next)
        state.transition = LayoutTransition(layout: between, completion: completion)
        clients.layout.willChange(from: old, to: next)
        // Both layouts belong to this collection view while the change is under way.
        journal.view.adopt(next)
        clients.layout.didChange(from: old, to: next)
        install(between)
        journal.view.adopt(old)
        for element in state.visible.elements { element.view.willTransition(from: old, to: next) }
        clients.layout.invalidate()
        return between
    }

    func end(finishes: Bool) {
        guard let transition = state.transition else {
            journal.view.world.fail(
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
        journal.view.world.run {
            install(final)
            journal.view.release(between)
            if dropped !== final { journal.view.release(dropped) }
            clients.layout.invalidate()
            knowledge.settle()
            knowledge.adjustOffset()
            let animation = animation(from: between, to: final) { [weak view = journal.view] in
                for element in view?.engine.state.visible.elements ?? [] {
                    element.view.didTransition(from: old, to: finishes ? final : old)
                }
                transition.completion?(finishes, finishes)
            }
            self.animated.run(animation, from: before, by: .unchanged(before), oldLayout: final)
            journal.view.setNeedsLayout()
        }
    }
}
