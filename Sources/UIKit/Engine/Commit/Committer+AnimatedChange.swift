/// Carries out the plan of an animated change, in three steps.
///
///     begin      the entering elements get views with their initial attributes; the views that
///                stay get theirs, if the layout returns any
///     animate    all views get their final attributes
///     complete   the views that were animated away go to the reuse pools, or leave the hierarchy
///                if no pool accepts them
extension Committer {
    func carryOut(_ plan: AnimatedChangePlan, with animation: AnimatedChange.Animation) {
        // The app may have changed data or layout while the layout was asked about this change. The
        // plan is then invalid.
        guard isCurrent(plan.planVersion) else { return skipChange(with: animation) }
        let shownBefore = state.visible.removeAll()
        var shown: ContiguousArray<VisibleElements.Element> = []
        shown.reserveCapacity(plan.staying.count + plan.unlisted.count)
        for existing in plan.staying { shown.append(existing.element) }
        for existing in plan.unlisted { shown.append(existing.element) }
        for element in shown { element.view.reuseState.key = element.key }
        state.visible.replaceAll(with: shown)
        let isAnimated = animation.duration > 0
        let departed = isAnimated ? plan.leaving.map(\.element) : []
        // Without an animation, views leave before other views enter, as in a layout pass.
        // [PASS-05]
        for leaving in plan.leaving where !isAnimated { retirement.retire(leaving.element) }
        // [UPD-11] Until the new elements have their views, `visibleCells` and
        // `indexPathsForVisibleItems` list the old elements.
        state.visible.setElementsSeenByApp(shownBefore)
        let enteringViews = AnimationContext.run(with: nil) { enterViewsAndApplyInitialAttributes(of: plan) }
        state.visible.setElementsSeenByApp(nil)
        let finish = { [weak self] in
            // The delegate may release the list in `didEndDisplaying`, so the view is
            // retained.
            if let self { host.withRetainedView { _ in self.retireDepartedElements(departed) } }
            animation.completion()
        }
        guard isAnimated else {
            applyNewAttributes(of: plan, enteringViews: enteringViews)
            animation.finalize()
            host.world.timeline.schedule(after: 0, named: animation.name, finish)
            return
        }
        // The app may have kept the view of a leaving element, and returned it for one that enters.
        let leaving = plan.leaving.filter { state.visible.isLeaving($0.element.view) }
        state.departing += leaving.map(\.element)
        UIView.runAnimation(
            duration: animation.duration, named: animation.name,
            animations: {
                applyNewAttributes(of: plan, enteringViews: enteringViews)
                for leaving in leaving {
                    leaving.element.view.reuseState.state = .leaving
                    placement.apply(leaving.attributes, to: leaving.element.view)
                }
                animation.finalize()
            }
        ) { _ in finish() }
    }

    /// Ends an animated change without carrying out its plan, and schedules its completion. The
    /// next layout pass brings the screen up to date.
    func skipChange(with animation: AnimatedChange.Animation) {
        animation.finalize()
        host.world.timeline.schedule(after: 0, named: animation.name, animation.completion)
    }

    /// - Returns: the view of each entering element, or nil for an element that gets no view.
    private func enterViewsAndApplyInitialAttributes(of plan: AnimatedChangePlan) -> [UIView?] {
        // A view is dequeued with its initial attributes. Unless it is placed in front, their
        // zIndex determines its position among its siblings. [STACK-05]
        var enteringViews: [UIView?] = []
        enteringViews.reserveCapacity(plan.entering.count)
        var round = LayoutRound(postponesAnnouncements: false)
        for entering in plan.entering {
            guard isCurrent(plan.planVersion) else {
                enteringViews.append(nil)
                continue
            }
            enter(entering.entry, with: entering.initial, placementRule: entering.placing, during: &round)
            enteringViews.append(state.visible[entering.entry.key]?.view)
        }
        for staying in plan.staying {
            guard let initial = staying.initial, state.visible.key(of: staying.element.view) == staying.element.key
            else { continue }
            placement.apply(initial, to: staying.element.view)
        }
        return enteringViews
    }

    /// Applies the final attributes. Ends early if the app's code makes the plan invalid meanwhile,
    /// because other attributes were applied or will be.
    private func applyNewAttributes(of plan: AnimatedChangePlan, enteringViews: [UIView?]) {
        for existing in plan.staying {
            guard isCurrent(plan.planVersion) else { return }
            applyNewAttributes(of: existing)
        }
        for existing in plan.unlisted {
            guard isCurrent(plan.planVersion) else { return }
            applyNewAttributes(of: existing)
        }
        for (entering, view) in zip(plan.entering, enteringViews) {
            guard isCurrent(plan.planVersion) else { return }
            guard let view, state.visible.key(of: view) == entering.entry.key else { continue }
            // The final zIndex is stored first, so that `refresh` does not move the view.
            if entering.placing != .byZIndex { placement.storeZ(entering.entry.attributes.zIndex, withoutMoving: view) }
            refresh(view, with: entering.entry.attributes)
        }
    }

    /// Applies the final attributes to a view, if it still represents its element.
    private func applyNewAttributes(of existing: AnimatedChangePlan.ExistingView) {
        let view = existing.element.view
        guard state.visible.key(of: view) == existing.element.key else { return }
        refresh(view, with: existing.attributes)
        // [APPLY-06] The view may have been measured with the attributes of another place.
        sizing.askForPreferredSizeIfNeeded(of: view, with: existing.attributes)
    }

    private func retireDepartedElements(_ departed: [VisibleElements.Element]) {
        // OPTIMIZATION: loops, because closures would check for each view that they run on the main
        // actor.
        if !state.departing.isEmpty {
            var views: Set<ObjectIdentifier> = []
            for element in departed { views.insert(ObjectIdentifier(element.view)) }
            var others: [VisibleElements.Element] = []
            for element in state.departing where !views.contains(ObjectIdentifier(element.view)) {
                others.append(element)
            }
            state.departing = others
        }
        for element in departed where element.view.reuseState.state == .leaving { retirement.retire(element) }
        // These views may have been the last ones in the scroll view of an orthogonal section.
        // [COMP-02]
        placement.removeUnneededScrollViews()
    }
}
