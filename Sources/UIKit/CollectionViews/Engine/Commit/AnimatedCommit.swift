/// Carries out the plan of an animated change, in three steps.
///
///     begin      newcomers are made and placed, and all views get their initial attributes
///     animate    all views get their final attributes
///     complete   the views that left go to the pools
extension Committer {
    func carryOut(_ plan: AnimatedPlan, _ animation: AnimatedChange.Animation) {
        // The app may have changed everything while the layout was asked.
        guard isCurrent(plan.epoch) else { return skip(animation) }
        let shownBefore = state.visible.removeAll()
        let shown = ContiguousArray((plan.staying + plan.unlisted).map(\.element))
        for element in shown { element.view.reuseState.key = element.key }
        state.visible.replaceAll(with: shown)
        let isAnimated = animation.duration > 0
        let departed = isAnimated ? plan.leaving.map(\.element) : []
        // Without an animation, views leave before others come, as in a layout pass. [PASS-05]
        for leaver in plan.leaving where !isAnimated { retirement.retire(leaver.element) }
        // [UPD-11] Until the new elements have their views, the app still finds the old elements.
        state.shownBefore = shownBefore
        let newcomers = AnimationContext.run(nil) { begin(plan) }
        state.shownBefore = nil
        let finish = { [weak self] in
            // The delegate may release the collection view in `didEndDisplaying`, so the view is retained.
            if let self { host.withRetainedView { _ in self.complete(departed) } }
            animation.completion()
        }
        guard isAnimated else {
            end(plan, newcomers)
            animation.finalize()
            host.world.timeline.schedule(after: 0, named: animation.name, finish)
            return
        }
        state.departing += departed
        UIView.runAnimation(
            duration: animation.duration, animation.name,
            animations: {
                end(plan, newcomers)
                for leaver in plan.leaving {
                    leaver.element.view.reuseState.state = .leaving
                    placement.apply(leaver.attributes, to: leaver.element.view)
                }
                animation.finalize()
            }
        ) { _ in finish() }
    }

    /// Ends the animation without a change. The next pass brings the screen up to date.
    func skip(_ animation: AnimatedChange.Animation) {
        animation.finalize()
        host.world.timeline.schedule(after: 0, named: animation.name, animation.completion)
    }

    /// Makes and places the newcomers, and gives all views their initial attributes.
    ///
    /// - Returns: the view of each newcomer, or nil if it has none.
    private func begin(_ plan: AnimatedPlan) -> [UICollectionReusableView?] {
        // While the data source is asked, the initial attributes apply, so the view is placed by their zIndex. [STACK-05]
        var newcomers: [UICollectionReusableView?] = []
        for new in plan.entering {
            let isGood = isCurrent(plan.epoch)
            newcomers.append(isGood ? enter(new.entry, as: new.initial, placing: new.placing, epoch: plan.epoch) : nil)
        }
        for staying in plan.staying {
            guard let initial = staying.initial, state.visible.key(of: staying.element.view) == staying.element.key else { continue }
            placement.apply(initial, to: staying.element.view)
        }
        return newcomers
    }

    /// Gives the views that stay and the newcomers their final attributes.
    private func end(_ plan: AnimatedPlan, _ newcomers: [UICollectionReusableView?]) {
        for staying in plan.staying {
            let view = staying.element.view
            if state.visible.key(of: view) == staying.element.key { refresh(view, with: staying.attributes) }
            // [APPLY-06] The size of the view may have been measured for another place.
            sizing.ask(view, about: staying.attributes)
        }
        for unlisted in plan.unlisted where state.visible.key(of: unlisted.element.view) == unlisted.element.key {
            refresh(unlisted.element.view, with: unlisted.attributes)
            sizing.ask(unlisted.element.view, about: unlisted.attributes)
        }
        for (newcomer, view) in zip(plan.entering, newcomers) {
            guard let view, state.visible.key(of: view) == newcomer.entry.key else { continue }
            // The final zIndex is stored first, so that the view is not placed again.
            if newcomer.placing != .byZIndex { placement.storeWithoutMoving(view, z: newcomer.entry.attributes.zIndex) }
            refresh(view, with: newcomer.entry.attributes)
        }
    }

    /// Retires the views that were animated away.
    private func complete(_ departed: [VisibleElements.Element]) {
        let views = Set(departed.map { ObjectIdentifier($0.view) })
        state.departing.removeAll { views.contains(ObjectIdentifier($0.view)) }
        for element in departed where element.view.reuseState.state == .leaving { retirement.retire(element) }
        // The departed views may have been the last ones of an old row. [COMP-02]
        placement.removeUnneededScrollers()
    }
}
