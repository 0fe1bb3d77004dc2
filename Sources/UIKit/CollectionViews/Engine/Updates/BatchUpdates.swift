/// Batch updates, from the calls that request changes to the last animation. [UPD-02]
final class BatchUpdates: EnginePart {
    private let counts: CountQuestions
    private let elements: AttributeQuestions
    private let preparation: LayoutPreparation
    private let reconfiguring: Reconfiguring
    private let animated: AnimatedChange
    private let reload: Reload
    private let movement: InteractiveMovement
    private let dropGap: DropGap

    /// UNKNOWN: UIKit's duration is not documented; it is about this long.
    static let duration = 0.3

    init(
        _ base: EnginePart, counts: CountQuestions, elements: AttributeQuestions, preparation: LayoutPreparation,
        reconfiguring: Reconfiguring, animated: AnimatedChange, reload: Reload, movement: InteractiveMovement, dropGap: DropGap
    ) {
        self.counts = counts
        self.elements = elements
        self.preparation = preparation
        self.reconfiguring = reconfiguring
        self.animated = animated
        self.reload = reload
        self.movement = movement
        self.dropGap = dropGap
        super.init(base)
    }

    // MARK: - Collecting

    /// The only way to change what is on screen. A single call is a batch of one.
    func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        if state.batch != nil {
            state.batch!.depth += 1
            updates?()
            state.batch!.depth -= 1
            if let completion { state.batch!.completions.append(completion) }
            return
        }
        host.run(activity: "performBatchUpdates") {
            movement.putCarriedBack()
            dropGap.clear()
            guard !state.activities.runs(.planning), state.canUpdate(isInWindow: host.isInWindow) else {
                return loadAfter(updates, completion)
            }
            host.layoutIfNeeded()
            preparation.prepareIfNeeded()
            let before = counts.itemCounts()
            let finished = collect(updates, completion)
            guard !finished.isVoid else { return load(after: finished, before: before) }
            state.run(.changing) { run(finished, before: before) }
        }
    }

    /// Takes a change that was called by itself, or one of those in the running update block.
    func change(_ changes: [UpdatePlan.Change]) {
        guard mayBeChanged else { return }
        if state.batch != nil {
            state.batch!.changes += changes
        } else {
            perform({ self.state.batch!.changes += changes }, completion: nil)
        }
    }

    /// Fails for a change by the app when only a diffable data source may change the collection view. The change is then not made.
    /// [api: text 25h]
    private var mayBeChanged: Bool {
        guard let owner = clients.dataSource.soleMutator, !owner.isApplying else { return true }
        host.world.fail(
            Failure(
                "UICollectionView must be updated via the UICollectionViewDiffableDataSource APIs when acting as the UICollectionView's "
                    + "dataSource: please do not call mutation APIs directly on UICollectionView.",
                counted: "dataSource \(type(of: owner))", hint: "edit a snapshot and apply it"))
        return false
    }

    /// Runs the update block of the outermost call.
    private func collect(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) -> OpenBatch {
        state.batch = OpenBatch()
        updates?()
        var finished = state.batch!
        state.batch = nil
        if let completion { finished.completions.append(completion) }
        return finished
    }

    /// [UPD-05] Before the first load, with a pending reload that no window will show, or while the layout is asked about another update: checks
    /// the batch against the counts of before, and then loads everything. Cells come with the next pass.
    ///
    /// UNKNOWN: what UIKit does with an update that the layout or the data source makes while it is asked about another one.
    private func loadAfter(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        let before = counts.itemCounts()
        let finished = collect(updates, completion)
        state.counts.forget()
        let problem = finished.isVoid ? nil : problem(of: finished.changes, before: before)
        if let problem { report(problem) }
        reload.discardData()
        preparation.prepareIfNeeded()
        finished.deliver(problem == nil, in: host.world)
    }

    /// `reloadData()` in the block shows everything anew, but counts that do not agree are still a failure.
    /// (darrarski/DRCollectionViewTableLayout-iOS#6, traderepublic/SectionKit#99)
    private func load(after batch: OpenBatch, before: [Int]) {
        state.counts.forget()
        let problem = problem(of: batch.changes, before: before)
        if let problem { report(problem) }
        batch.deliver(problem == nil, in: host.world)
    }

    private func problem(of changes: [UpdatePlan.Change], before: [Int]) -> UpdatePlan.Problem? {
        let sorted = SortedChanges(changes)
        return sorted.pairProblem() ?? problem(of: UpdatePlan(changes, sorted, before: before, after: counts.itemCounts()))
    }

    private func problem(of plan: UpdatePlan) -> UpdatePlan.Problem? {
        if let problem = plan.problem(in: host.policies.updating.countWords, of: host.text) { return problem }
        return host.policies.updating.raisesOnEmptyReload ? plan.emptyReloadProblem() : nil
    }

    /// [UPD-10] Wrong counts are a log line on systems that reload instead.
    ///
    /// DIVERGES: without the description of the update that UIKit writes at the end, most of which is addresses.
    private func report(_ problem: UpdatePlan.Problem) {
        guard problem.isAboutCounts, !host.policies.updating.raisesOnWrongCounts else { return host.world.fail(problem.failure) }
        host.world.log("\(problem.text) - will perform reloadData. UICollectionView instance: \(host.description)")
    }

    // MARK: - Running

    /// - Parameter before: item counts before the update.
    private func run(_ batch: OpenBatch, before: [Int]) {
        state.isInvalidatedInUpdate = state.readiness.isLayoutInvalid
        let sorted = SortedChanges(batch.changes)
        if let problem = sorted.pairProblem() { return recover(from: problem, batch) }
        var plan = UpdatePlan(batch.changes, sorted, before: before)
        learnOrigins(of: plan)
        let known = state.map.snapshot
        clients.layout.invalidate(counts: true)
        state.counts.forget()
        plan.after = counts.itemCounts()
        if let problem = problem(of: plan) { return recover(from: problem, batch) }
        if World.checksInvariants { host.world.insist(plan.checkInvariants()) }
        preparation.prepareIfNeeded()
        state.run(.planning) {
            clients.layout.prepare(forUpdates: plan.updateItems)
            // [UPD-15] The layout may have invalidated itself.
            preparation.prepareIfNeeded()
            state.selection.follow(plan)
            preparation.goToTarget()
        }
        show(batch, by: plan, from: known)
    }

    private func show(_ batch: OpenBatch, by plan: UpdatePlan, from known: KnownAttributes.Snapshot) {
        let (inserted, deleted) = state.run(.planning) { namedByLayout() }
        let leavesDecorations = host.policies.updating.leavesDecorationsBehind && plan.insertsAndReloadsSections
        let correspondence = Correspondence(
            destination: { [table] in
                guard !deleted.contains($0), let target = plan.key(after: $0, in: table), !inserted.contains(target) else {
                    return nil
                }
                return target
            },
            source: { [table] in inserted.contains($0) ? nil : plan.key(before: $0, in: table) }, isUpdate: true,
            replacements: replacements(in: plan),
            staysBehind: { leavesDecorations && $0.category == .decorationView })
        let (layout, completions) = (clients.layout, batch.completions)
        let animation = AnimatedCommit.Animation(
            name: "a batch update", duration: BatchUpdates.duration, finalize: { layout.finalizeUpdates() },
            completion: {
                for completion in completions { completion(true) }
            })
        animated.run(animation, from: known, by: correspondence, oldLayout: layout.layout)
        reconfiguring.reconfigure(batch.reconfigured.filter { $0.count == 2 && !plan.isReloaded($0) }.compactMap { plan.item(after: $0) })
        state.awaitsPassAfterUpdate = true
        host.setNeedsLayout()
    }

    /// [UPD-03] Asks the old layout about elements that may come on screen from where nobody has asked about.
    private func learnOrigins(of plan: UpdatePlan) {
        guard plan.movesElements else { return }
        let shown = state.visible.elements.map(\.key)
        let items = shown.filter { $0.category == .cell }.map { table.indexPath(of: $0) }
        var origins = plan.itemOrigins(replacing: items.filter { $0.count == 2 }).map { table.key(.cell, kind: nil, $0) }
        // UNKNOWN: where decorations come from; here they start at their new places.
        for key in shown where key.category == .supplementaryView {
            let path = table.indexPath(of: key)
            guard path.count == 2, let section = plan.sectionOrigin(replacing: path.section) else { continue }
            origins.append(
                table.key(.supplementaryView, kind: table.kind(of: key), IndexPath(item: path.item, section: section)))
        }
        elements.learn(origins)
    }

    /// The keys after the update of the items on screen that are reloaded.
    private func replacements(in plan: UpdatePlan) -> [ElementKey] {
        guard !plan.sorted.reloadedItems.items.isEmpty || !plan.sorted.reloadedSections.isEmpty else { return [] }
        return state.visible.elements.compactMap { element in
            guard element.key.category == .cell else { return nil }
            let path = table.indexPath(of: element.key)
            guard path.count == 2, plan.isReloaded(path) else { return nil }
            return plan.item(after: path).map { table.key(.cell, kind: nil, $0) }
        }
    }

    /// Recovers after wrong counts that were logged, or after a failure that was collected: a full reload shows what the data source says.
    private func recover(from problem: UpdatePlan.Problem, _ batch: OpenBatch) {
        report(problem)
        reload.discardData()
        batch.deliver(false, in: host.world)
    }

    /// [UPD-04] The elements that the layout itself inserts and deletes.
    private func namedByLayout() -> (inserted: Set<ElementKey>, deleted: Set<ElementKey>) {
        var inserted: Set<ElementKey> = []
        var deleted: Set<ElementKey> = []
        for (category, kind) in table.kindsInUse {
            deleted.formUnion(clients.layout.paths(.delete, category, kind: kind).map { table.key(category, kind: kind, $0) })
            inserted.formUnion(clients.layout.paths(.insert, category, kind: kind).map { table.key(category, kind: kind, $0) })
        }
        return (inserted, deleted)
    }
}

/// The changes requested by update blocks until the outermost one ends: nested calls merge. [UPD-02]
struct OpenBatch {
    var changes: [UpdatePlan.Change] = []
    /// The items to configure again, by their paths before the update. [POOL-13]
    var reconfigured: [IndexPath] = []
    var completions: [(Bool) -> Void] = []
    var depth = 1
    /// Whether `reloadData()` came in between, so that nothing is left to animate.
    var isVoid = false

    /// [UPD-05], [VIEW-10] The completions of a batch without any animation come in a later turn as well.
    @MainActor
    func deliver(_ finished: Bool, in world: World) {
        let completions = completions
        guard !completions.isEmpty else { return }
        world.timeline.after(0, "a batch update") {
            for completion in completions { completion(finished) }
        }
    }
}
