/// One run of a collection view's layout, as named phases. [PASS-01]
///
///     settle     a pending invalidation -> prepare, counts, content size
///     gather     what the layout says of the pages around the visible rectangle
///     compare    which elements leave, enter, stay
///     retire     leavers into the pools                       [PASS-05] before any newcomer
///     present    newcomers: ask, take or make, place, apply, tell
///     refresh    those that stay and of which the layout spoke anew
///     announce   the background view to the very back
@MainActor
struct LayoutPass {
    let engine: CollectionEngine
    private static let mostRounds = 100

    func run() {
        guard !engine.phase.runs(.passing) else { return }
        // The layout is being prepared: what it would answer now is neither old nor new.
        guard !engine.phase.runs(.settling) else { return engine.view.setNeedsLayout() }
        // The engine's way back to its view is unsafe: a callback that lets the view go must not end it in the middle.
        let view = engine.view
        defer { withExtendedLifetime(view) {} }
        engine.phase.begin(.passing)
        defer { engine.phase.end(.passing) }
        engine.view.world.run {
            let outer = engine.view.world.activity
            engine.view.world.activity = "layout pass"
            defer { engine.view.world.activity = outer }
            // [PASS-08] A pass that invalidates its own layout runs again, bounded.
            var rounds = 0
            engine.dataSourceClient.holding {
                engine.delegateClient.holding {
                    repeat {
                        round()
                        rounds += 1
                    } while engine.phase.isLayoutInvalid && rounds < LayoutPass.mostRounds
                }
            }
            guard engine.phase.isLayoutInvalid else { return }
            // It stays as it is until something else asks for layout.
            engine.view.needsLayout = false
            giveUp()
        }
    }

    /// [PASS-08] Raised on later systems, logged on earlier ones.
    private func giveUp() {
        let text =
            "UICollectionView (<\(engine.text(engine.view))>) is stuck in its update/layout loop. This can happen for many reasons, "
            + "including self-sizing views whose preferred attributes are not returning a consistent size. To debug this issue, "
            + "check the Console app for logs in the \"UICollectionViewRecursion\" category."
        guard engine.behavior.raisesWhenStuck else { return engine.view.world.log(text) }
        engine.view.world.fail(
            Failure(
                text, counted: "\(LayoutPass.mostRounds) rounds in one layout pass, each of which invalidated the layout",
                hint: "invalidate only when something changed; answer one preferred size for one content"))
    }

    private func round() {
        engine.journal.tally.passes += 1
        let before = engine.journal.tally
        engine.journal.record { $0.write(.pass, .begin, in: $1, rect: engine.view.bounds, otherRect: engine.map.known) }
        let epoch = engine.epoch
        engine.settle()
        let visible = engine.view.bounds
        engine.gather(around: visible)
        if engine.epoch == epoch {
            let change = engine.visible.change(
                to: engine.map.entries, in: visible, renewsAll: !engine.behavior.skipsEqualAttributes)
            let owned = engine.map.owned
            defer { withExtendedLifetime(owned) {} }
            let keeps = engine.prefetches
            for index in change.leaving.indices { leave(change.leaving[index], keeps) }
            let isAnew = engine.takesUpAppearing()
            present(isAnew ? withThoseOnScreen(change.entering) : change.entering, isAnew: isAnew, epoch: epoch)
            if engine.epoch == epoch {
                refresh(change)
                engine.selfSizing.askWaiting()
            }
        }
        announce()
        if engine.epoch == epoch, !engine.phase.isLayoutInvalid { engine.prefetch() }
        engine.journal.record { $0.write(.pass, .end, in: $1, sum: ProbeEvent.Sum(from: before, to: engine.journal.tally)) }
    }

    /// With prefetching a cell is kept for its item; everything else goes to its pool. [PRE-01], [PASS-10]
    private func leave(_ element: VisibleElements.Element, _ keeps: Bool) {
        if keeps, element.key.category == .cell { engine.cacheAway(element) } else { engine.retire(element.view, element.key) }
    }

    // MARK: - Present

    private func present(_ entering: ContiguousArray<KnownAttributes.Entry>, isAnew: Bool, epoch: Int) {
        for entry in arranged(entering) {
            guard engine.epoch == epoch else { return }
            let isHit = isAnew && engine.isHit(entry.key)
            if isAnew, let shown = engine.visible[entry.key]?.view {
                if isHit { engine.stacking.place(shown, z: entry.zIndex, cause: .front) }
                continue
            }
            let cause: ProbeEvent.Cause = isHit ? .front : .layout
            entry.withAttributes { _ = engine.enter(entry, as: $0, z: entry.zIndex, cause: cause, epoch: epoch) }
        }
    }

    /// [STACK-15] The decorations and supplementary views on screen appear anew, with the newcomers and among them.
    private func withThoseOnScreen(_ entering: ContiguousArray<KnownAttributes.Entry>) -> ContiguousArray<KnownAttributes.Entry> {
        var all = entering
        for element in engine.visible.elements where element.key.category != .cell {
            if let entry = engine.map.entry(for: element.key) { all.append(entry) }
        }
        all.sort { $0.key < $1.key }
        return all
    }

    /// [STACK-12] The order in which newcomers of one category arrive is not determined; a preset decides.
    private func arranged(_ entering: ContiguousArray<KnownAttributes.Entry>) -> ContiguousArray<KnownAttributes.Entry> {
        guard entering.count > 1 else { return entering }
        let behavior = engine.behavior
        switch behavior.arrival {
        case .byZIndex:
            return ContiguousArray(
                entering.sorted {
                    ($0.key.category.rawValue, $0.zIndex, $0.key) < ($1.key.category.rawValue, $1.zIndex, $1.key)
                })
        case .undetermined:
            guard let seed = behavior.seed else { return entering }
            return ContiguousArray(
                entering.map { ($0, Seed.mix(seed, $0.key.bits)) }
                    .sorted { ($0.0.key.category.rawValue, $0.1) < ($1.0.key.category.rawValue, $1.1) }
                    .map(\.0))
        }
    }

    // MARK: - Refresh

    private func refresh(_ change: VisibleElements.Change) {
        for entry in change.renewed {
            guard let view = engine.visible[entry.key]?.view else { continue }
            let attributes = entry.attributes
            let z = attributes.zIndex
            // [STACK-01] A visible view is placed when its z changes.
            if view.standing.stackingZ != z { engine.stacking.place(view, z: z, cause: .layout) }
            engine.apply(attributes, to: view)
            engine.selfSizing.ask(view, about: attributes)
        }
        guard change.untouched > 0 else { return }
        engine.journal.tally.skipped += change.untouched
        engine.journal.record { $0.write(.skip, in: $1, number: change.untouched) }
    }

    // MARK: - Announce

    private func announce() {
        engine.stacking.sendBackgroundViewToBack()
        engine.removeUnneededScrollers()
        guard !engine.strays.isEmpty else { return }
        let strays = engine.strays
        engine.strays = []
        for stray in strays where stray.standing.state == .orphan { engine.handleOrphan(stray) }
    }
}
