/// Runs batch updates: collects the changes, checks them, and shows them with an animation.
/// [UPD-02]
@MainActor
final class BatchUpdates {
    let host: Host
    let state: EngineState
    let layoutClient: LayoutClient
    private let dataSourceClient: any DataSourceClient
    private let counts: CountLoader
    private let preparation: LayoutPreparation
    private let elements: AttributeLoader
    private let reload: Reload
    private let provider: ViewProvider
    private let animated: AnimatedChange
    private let movement: InteractiveMovement
    private let dropPlaceEditor: DropPlaceEditor

    init(
        host: Host, state: EngineState, layoutClient: LayoutClient, dataSourceClient: any DataSourceClient,
        counts: CountLoader, preparation: LayoutPreparation, elements: AttributeLoader, reload: Reload,
        provider: ViewProvider, animated: AnimatedChange, movement: InteractiveMovement,
        dropPlaceEditor: DropPlaceEditor
    ) {
        self.host = host
        self.state = state
        self.layoutClient = layoutClient
        self.dataSourceClient = dataSourceClient
        self.counts = counts
        self.preparation = preparation
        self.elements = elements
        self.reload = reload
        self.provider = provider
        self.animated = animated
        self.movement = movement
        self.dropPlaceEditor = dropPlaceEditor
    }

    /// The duration of the animations of updates, changes of layout, movements of items and drops,
    /// in seconds.
    ///
    /// UNKNOWN: UIKit's exact durations. They are about this long.
    static let duration = 0.3

    // MARK: - Collecting changes

    /// Runs a batch update. Inside an update block, adds the changes of `updates` to the batch of
    /// that block instead.
    func perform(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        guard state.batch == nil else { return collectChanges(of: updates, completion: completion) }
        host.run(activity: "performBatchUpdates") {
            openBatch()
            collectChanges(of: updates, completion: completion)
            closeBatch()
        }
    }

    /// Begins a batch to which changes are added until `end()` is called as many times as `begin()`.
    func begin() {
        guard state.batch == nil else {
            state.batch!.depth += 1
            return
        }
        host.run(activity: "beginUpdates") { openBatch() }
        (state.batch!.depth, state.batch!.endsWithCall) = (1, true)
    }

    /// Ends the batch that `begin()` has begun. Does nothing if there is none.
    func end() {
        guard let batch = state.batch, batch.depth > 0 else { return }
        state.batch!.depth -= 1
        if batch.depth == 1, batch.endsWithCall { host.run(activity: "endUpdates") { closeBatch() } }
    }

    private func openBatch() {
        // UNKNOWN: what UIKit does with an item that the user is moving if the data changes.
        // Here the movement is cancelled first.
        movement.end(cancelled: true)
        dropPlaceEditor.removeGapAndPlaceholders()
        let canUpdate =
            !state.activities.includesAny(of: .planning)
            && state.readiness.canAnimateUpdate(isInWindow: host.isInWindow)
        if canUpdate {
            host.layoutIfNeeded()
            preparation.prepareIfNeeded()
        }
        state.batch = OpenBatch(
            countsBefore: canUpdate || checksCounts ? counts.itemCounts() : [], canAnimate: canUpdate)
    }

    /// [TABLE-63] Whether a batch that cannot be animated is checked against the counts.
    ///
    /// UNKNOWN: the exact rule of table views. Tests of public libraries change their data before
    /// `beginUpdates()`, in a table view that was never in a window.
    private var checksCounts: Bool {
        host.rules.checksUpdatesOutsideWindow || host.isInWindow || dataSourceClient.exclusiveUpdater != nil
    }

    private func closeBatch() {
        let finished = state.batch!
        state.batch = nil
        guard finished.canAnimate, !finished.hasReloaded else {
            return endWithoutAnimation(
                finished, countsBefore: finished.countsBefore, discardsViews: !finished.canAnimate)
        }
        state.run(.changing) { run(finished, countsBefore: finished.countsBefore) }
    }

    /// Adds changes to the batch of the running update block. If no block is running, runs the
    /// changes as a batch of their own.
    func submit(_ changes: [UpdatePlan.Change]) {
        if mayBeChanged { perform({ self.state.batch!.changes += changes }, completion: nil) }
    }

    /// Whether the running code may change the list. If there is a diffable data source
    /// and the change does not come from it, reading this property reports a failure and returns
    /// false.
    private var mayBeChanged: Bool {
        guard let owner = dataSourceClient.exclusiveUpdater, !owner.isApplying else { return true }
        let list = host.words.className
        host.world.fail(
            """
            \(list) must be updated via the \(list)DiffableDataSource APIs when acting \
            as the \(list)'s dataSource: please do not call mutation APIs directly on \
            \(list).
            """,
            details: "dataSource \(type(of: owner))", hint: "edit a snapshot and apply it")
        return false
    }

    private func collectChanges(of updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        updates?()
        if let completion { state.batch!.completions.append(completion) }
    }

    /// [UPD-05] Ends a batch that is not animated: checks its changes against the counts before and
    /// after, and schedules its completions.
    ///
    /// If the data was replaced in the update block, all views are requested again. Counts that do
    /// not agree with the changes are nevertheless reported, unless `discards` is true as well.
    ///
    /// UNKNOWN: what UIKit does if the layout changes the data while it is asked about an update.
    ///
    /// - Parameter discards: whether all views on screen are discarded, because the changes cannot
    ///   be animated from them. This is so before the layout is first prepared, while a reload is
    ///   pending outside a window, and while the layout is asked about an animated change.
    private func endWithoutAnimation(_ batch: OpenBatch, countsBefore before: [Int], discardsViews discards: Bool) {
        state.counts.discardAll()
        guard !discards || checksCounts else {
            layoutClient.invalidate(includingCounts: true)
            return batch.scheduleCompletions(finished: true, in: host.world)
        }
        var plan = UpdatePlan(batch.changes, before: before)
        let problem =
            discards && batch.hasReloaded ? nil : plan.conflictProblem() ?? loadCountsAndFindProblem(in: &plan)
        if let problem { report(problem) }
        if discards {
            reload.forget(.data)
            preparation.prepareIfNeeded()
        }
        batch.scheduleCompletions(finished: problem == nil, in: host.world)
    }

    /// Stores the counts after the update in the plan. Returns the first mistake in the batch; nil
    /// if there is none.
    private func loadCountsAndFindProblem(in plan: inout UpdatePlan) -> UpdatePlan.Problem? {
        plan.after = counts.itemCounts()
        let policy = host.policies
        let problem = plan.firstProblem(in: host.words, countFailureText: policy.countWords, viewText: host.viewText)
        // OPTIMIZATION: the plan is passed on, which copies it, only if the system may raise a fault.
        let listClass = type(of: host.list!)
        guard problem == nil, listClass.mayRaiseFault(in: host.world) else { return problem }
        return listClass.fault(in: plan, world: host.world, isDiffable: dataSourceClient.exclusiveUpdater != nil)
    }

    /// [UPD-10] Reports a mistake in a batch as a failure. On systems that reload the data after
    /// wrong counts, reports wrong counts as a log line.
    ///
    /// DIVERGES: UIKit's log line ends with a description of the update, which contains mostly
    /// addresses. The line here lacks it.
    private func report(_ problem: UpdatePlan.Problem) {
        let raises = host.policies.raisesOnWrongCounts || host.rules.alwaysFailsOnWrongCounts
        guard problem.isAboutCounts, !raises else { return host.world.fail(problem.failure) }
        host.world.log(
            "\(problem.text) - will perform reloadData. \(host.words.className) instance: \(host.description)")
    }

    // MARK: - Performing a batch

    private func run(_ batch: OpenBatch, countsBefore: [Int]) {
        // [UPD-14] On some systems it is a failure if a header or footer gets the size zero, unless
        // the layout was invalidated in the update block.
        let allowsVanishedHeaders = !host.policies.raisesOnVanishedHeaders || state.readiness.isLayoutInvalid
        var plan = UpdatePlan(batch.changes, before: countsBefore)
        if let problem = plan.conflictProblem() { return recover(from: problem, in: batch) }
        let attached = layoutClient.attachedViews
        loadOldAttributes(for: plan, attachedViews: attached)
        let known = state.attributes.snapshot
        layoutClient.invalidate(includingCounts: true)
        state.counts.discardAll()
        if let problem = loadCountsAndFindProblem(in: &plan) { return recover(from: problem, in: batch) }
        if World.checksInvariants { host.world.trapOnBrokenInvariants(plan.invariantProblems()) }
        preparation.prepareIfNeeded()
        let moves = state.run(.planning) {
            layoutClient.prepare(forUpdates: plan.updateItems)
            // [UPD-15] The layout may have invalidated itself in
            // `prepare(forCollectionViewUpdates:)`.
            preparation.prepareIfNeeded()
            state.selection.updatePaths { plan.itemPathAfterUpdate($0) }
            preparation.moveToTargetOffset()
            return ElementMoves(
                plan: plan, table: state.table, attachedBefore: attached, attachedAfter: layoutClient.attachedViews,
                named: elementsNamedByLayout(in: plan))
        }
        show(batch, by: moves, from: known, allowsVanishedHeaders: allowsVanishedHeaders)
    }

    private func show(
        _ batch: OpenBatch, by moves: ElementMoves, from known: KnownAttributes.Snapshot, allowsVanishedHeaders: Bool
    ) {
        let plan = moves.plan
        let leavesDecorations =
            host.policies.leavesDecorationsBehind && !plan.sections.inserted.isEmpty && !plan.sections.reloaded.isEmpty
        let correspondence = ElementCorrespondence(
            destination: moves.keyAfterUpdate, source: moves.keyBeforeUpdate, isUpdate: true,
            allowsVanishedHeaders: allowsVanishedHeaders, replacements: keysOfReloadedShownItems(in: plan),
            staysBehind: { leavesDecorations && $0.category == .decorationView })
        let (layout, completions) = (layoutClient, batch.completions)
        let animation = AnimatedChange.Animation(
            name: "a batch update", duration: BatchUpdates.duration, finalize: { layout.finalizeUpdates() },
            completion: { for completion in completions { completion(true) } })
        animated.run(animation, from: known, by: correspondence, finalAttributesFrom: layout.layout)
        renameReturnedAttributes(in: known, by: plan)
        provider.reconfigureCells(
            at: batch.reconfiguredPaths.filter { $0.count == 2 && !plan.reloadsItem(at: $0) }.compactMap {
                plan.itemPathAfterUpdate($0)
            })
        state.awaitsPassAfterUpdate = true
        host.setNeedsLayout()
        // [UPD-24] The cells stay, because the update animates them.
        if batch.awaitsReload { reload.forget(host.isInWindow ? .data.subtracting(.views) : .data) }
    }

    /// [UPD-03] Asks the layout for the old attributes of elements that the update may bring on
    /// screen, unless they are stored already. Called before the update invalidates the layout.
    private func loadOldAttributes(for plan: UpdatePlan, attachedViews: (any AttachedViews)?) {
        guard plan.movesElements else { return }
        // OPTIMIZATION: a loop, because a closure would check for each item that it runs on the
        // main actor.
        var origins: [ElementKey] = []
        origins.reserveCapacity(state.visible.elements.count)
        for item in plan.oldPathsOfItems(takingPlacesOf: shownItems) {
            origins.append(state.table.key(ofItemAt: item))
            guard let attachedViews else { continue }
            for view in attachedViews.views(ofItemAt: item) {
                origins.append(state.table.key(ofCategory: .supplementaryView, kind: view.kind, at: view.path))
            }
        }
        // UNKNOWN: whether UIKit asks for the old attributes of entering decorations. Here it does
        // not. A decoration whose old attributes are not stored begins at its new position, unless
        // the layout returns initial attributes.
        for element in state.visible.elements where element.key.category == .supplementaryView {
            let key = element.key
            let path = state.table.indexPath(of: key)
            guard path.count == 2, let section = plan.unreloadedOldSection(forNewSection: path.section) else {
                continue
            }
            origins.append(
                state.table.key(
                    ofCategory: .supplementaryView, kind: state.table.kind(of: key),
                    at: IndexPath(item: path.item, section: section)))
        }
        elements.loadUnknownAttributes(of: origins)
    }

    private func keysOfReloadedShownItems(in plan: UpdatePlan) -> [ElementKey] {
        guard !plan.items.reloaded.isEmpty || !plan.sections.reloaded.isEmpty else { return [] }
        // OPTIMIZATION: a loop, because each closure would copy the plan.
        var keys: [ElementKey] = []
        for item in shownItems where plan.reloadsItem(at: item) {
            if let key = plan.itemPathAfterUpdate(item).flatMap(ElementKey.init(item:)) { keys.append(key) }
        }
        return keys
    }

    /// The paths of the items on screen, sorted.
    private var shownItems: [IndexPath] {
        var paths: [IndexPath] = []
        paths.reserveCapacity(state.visible.elements.count)
        for element in state.visible.elements where element.key.isItem { paths.append(element.key.path) }
        return paths
    }

    /// Reports a mistake in a batch. If the report does not end the process, discards everything,
    /// as a reload does, and schedules the completions of the batch.
    private func recover(from problem: UpdatePlan.Problem, in batch: OpenBatch) {
        report(problem)
        reload.forget(.data)
        batch.scheduleCompletions(finished: false, in: host.world)
    }

    /// [UPD-04] Returns the supplementary and decoration views that the layout itself inserts and
    /// deletes in the update. The layout is asked only about kinds that have appeared before.
    private func elementsNamedByLayout(in plan: UpdatePlan) -> LayoutNamedElements {
        var (inserted, deleted): (Set<ElementKey>, Set<ElementKey>) = ([], [])
        for category in [ElementCategory.supplementaryView, .decorationView] {
            for kind in state.table.seenKinds(of: category) {
                for path in layoutClient.pathsNamedByLayout(for: .delete, category: category, kind: kind) {
                    deleted.insert(state.table.key(ofCategory: category, kind: kind, at: path))
                }
                for path in layoutClient.pathsNamedByLayout(for: .insert, category: category, kind: kind) {
                    inserted.insert(state.table.key(ofCategory: category, kind: kind, at: path))
                }
            }
        }
        if deleted.isEmpty, inserted.isEmpty { return LayoutNamedElements() }
        return LayoutNamedElements(
            deleted: deleted, inserted: inserted, sectionBeforeUpdate: plan.sectionBeforeUpdate)
    }
}

extension BatchUpdates {
    /// [UPD-23] Gives the attributes of elements that were on screen before an update the index
    /// paths that the elements have after it. A layout of an app that has kept these objects finds
    /// them changed.
    ///
    /// UNKNOWN: which of the objects UIKit changes, and whether it changes those that the layout
    /// has returned again after the update. Here those keep the index path with which they were
    /// returned.
    ///
    /// - Parameter known: the attributes that were stored before the update.
    func renameReturnedAttributes(in known: KnownAttributes.Snapshot, by plan: UpdatePlan) {
        guard host.policies.renamesReturnedAttributes, plan.movesElements, layoutClient.layout.mayKeepReturnedAttributes
        else { return }
        let kept = Set(state.attributes.entries.map { ObjectIdentifier($0.attributes) })
        for entry in known.entries where entry.isShown(in: host.bounds) {
            let attributes = entry.attributes
            guard !kept.contains(ObjectIdentifier(attributes)),
                let key = plan.keyAfterUpdate(of: entry.key, in: state.table)
            else { continue }
            attributes.indexPath = state.table.indexPath(of: key)
        }
    }
}

/// The changes that an update block has requested so far. Update blocks inside the block add to the
/// same batch. [UPD-02]
struct OpenBatch {
    var changes: [UpdatePlan.Change] = []
    /// The paths, before the update, of the items to configure again. [POOL-13]
    var reconfiguredPaths: [IndexPath] = []
    var completions: [(Bool) -> Void] = []
    /// Whether all data was replaced in the update block, for example by another data source, so
    /// that nothing is left to animate.
    var hasReloaded = false
    /// The number of items in each section before the update.
    let countsBefore: [Int]
    /// Whether the update can be animated. `reloadData()` in its update block then waits until the
    /// update is over. [UPD-24]
    let canAnimate: Bool
    /// The number of calls of `begin()` without a call of `end()`.
    var depth = 0
    /// Whether the last call of `end()` ends the batch. If false, the end of an update block does.
    var endsWithCall = false
    /// [UPD-24] Whether a call of `reloadData()` waits until the update is over.
    var awaitsReload = false

    init(countsBefore: [Int], canAnimate: Bool) { (self.countsBefore, self.canAnimate) = (countsBefore, canAnimate) }

    /// [UPD-05], [VIEW-10] Schedules the completions of a batch that is not animated. They are
    /// called after the update has returned to the app.
    @MainActor
    func scheduleCompletions(finished: Bool, in world: World) {
        guard !completions.isEmpty else { return }
        world.timeline.schedule(after: 0, named: "a batch update") { [completions] in
            for completion in completions { completion(finished) }
        }
    }
}

extension LayoutReadiness {
    /// Whether a batch update can be animated from what is on screen. This is not so before the
    /// layout is first prepared, and outside a window while a reload is pending. [UPD-05]
    ///
    /// - Parameter isInWindow: whether the view is in a window, where a layout pass before the
    ///   update carries out a pending reload.
    func canAnimateUpdate(isInWindow: Bool) -> Bool { isLoaded && (isInWindow || !isDataNew) }
}
