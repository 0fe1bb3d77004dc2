/// An interactive change from one layout to another that is under way.
struct LayoutTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
}

/// Changing the layout: at once, animated, or by a finger.
extension CollectionEngine {
    /// UNKNOWN: UIKit's duration is not documented; about this long.
    private static let transitionDuration = 0.3

    func setLayout(_ new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
        guard new !== layoutClient.layout else { return deliver(completion) }
        abandonTransition()
        let old = layoutClient.layout
        let isAnimated = animated && phase.isLoaded && view.window != nil && UIView.areAnimationsEnabled
        guard isAnimated else {
            install(new)
            layoutReplaced()
            return deliver(completion)
        }
        view.world.run {
            view.layoutIfNeeded()
            let oldMap = map
            layoutClient.willChange(from: old, to: new)
            for element in visible.elements { element.view.willTransition(from: old, to: new) }
            install(new)
            layoutClient.didChange(from: old, to: new)
            invalidateLayoutOnly()
            settle()
            adjustOffset()
            let rearrangement = AnimatedChange(
                engine: self, before: oldMap, oldLayout: old, destination: { $0 }, source: { oldMap.entry(for: $0) == nil ? nil : $0 })
            rearrangement.run("a change of layout", duration: Self.transitionDuration) {
                layoutClient.finalizeChange(from: old, to: new)
            } completion: { [weak view] in
                for element in view?.engine.visible.elements ?? [] { element.view.didTransition(from: old, to: new) }
                completion?(true)
            }
            view.setNeedsLayout()
        }
    }

    /// [VIEW-10] Later, also when nothing is animated.
    private func deliver(_ completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        view.world.run { view.world.timeline.after(0, "a change of layout") { completion(true) } }
    }

    /// Another layout is set in the middle of a transition, which ends where it is.
    ///
    /// UNKNOWN: what UIKit does; the plainest is that the layout set last counts.
    private func abandonTransition() {
        guard let abandoned = transition else { return }
        transition = nil
        for end in [abandoned.layout.currentLayout, abandoned.layout.nextLayout] { view.release(end) }
        guard let completion = abandoned.completion else { return }
        view.world.run { view.world.timeline.after(0, "a change of layout") { completion(false, false) } }
    }

    private func install(_ new: UICollectionViewLayout) {
        view.host(new)
    }

    func startTransition(
        to next: UICollectionViewLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    ) -> UICollectionViewTransitionLayout {
        if transition != nil {
            view.world.fail(
                Failure(
                    "the collection is already in the middle of an interactive transition", hint: "finish or cancel the one under way first"
                ))
            return transition!.layout
        }
        view.layoutIfNeeded()
        let old = layoutClient.layout
        let between = delegateClient.transitionLayout(from: old, to: next)
        transition = LayoutTransition(layout: between, completion: completion)
        layoutClient.willChange(from: old, to: next)
        // Both layouts speak of this collection view while the change is under way.
        view.adopt(next)
        layoutClient.didChange(from: old, to: next)
        install(between)
        view.adopt(old)
        for element in visible.elements { element.view.willTransition(from: old, to: next) }
        invalidateLayoutOnly()
        return between
    }

    func endTransition(finishes: Bool) {
        guard let transition else {
            view.world.fail(
                Failure(
                    "the collection was not prepared for an interactive transition. see "
                        + "startInteractiveTransitionToCollectionViewLayout:completion:", hint: "start one first"))
            return
        }
        self.transition = nil
        let (between, old) = (transition.layout, transition.layout.currentLayout)
        let final = finishes ? between.nextLayout : old
        let dropped = finishes ? old : between.nextLayout
        let oldMap = map
        view.world.run {
            install(final)
            view.release(between)
            if dropped !== final { view.release(dropped) }
            invalidateLayoutOnly()
            settle()
            adjustOffset()
            let rearrangement = AnimatedChange(
                engine: self, before: oldMap, oldLayout: final, destination: { $0 }, source: { oldMap.entry(for: $0) == nil ? nil : $0 })
            rearrangement.run("a change of layout", duration: Self.transitionDuration) {
                layoutClient.finalizeChange(from: between, to: final)
            } completion: { [weak view] in
                for element in view?.engine.visible.elements ?? [] {
                    element.view.didTransition(from: old, to: finishes ? final : old)
                }
                transition.completion?(finishes, finishes)
            }
            view.setNeedsLayout()
        }
    }
}
