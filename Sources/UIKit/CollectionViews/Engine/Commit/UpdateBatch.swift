/// The changes that update blocks ask for until the outermost one ends: nested calls merge. [UPD-02]
struct UpdateBatch {
    var changes: [UpdatePlan.Change] = []
    /// Items to be configured anew, by their paths before the update. [POOL-13]
    var reconfigured: [IndexPath] = []
    var completions: [(Bool) -> Void] = []
    var depth = 1
    /// `reloadData()` came in between: nothing is left to animate.
    var isVoid = false

    /// [UPD-05], [VIEW-10] Completions of a batch that nothing is animated for come in a later turn as well.
    @MainActor
    func deliver(_ finished: Bool, in world: World) {
        let completions = completions
        guard !completions.isEmpty else { return }
        world.timeline.after(0, "a batch update") {
            for completion in completions { completion(finished) }
        }
    }
}

extension CollectionEngine {
    /// The one way to change what is on screen: single calls are batches of one.
    func performUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        if batch != nil {
            batch!.depth += 1
            updates?()
            batch!.depth -= 1
            if let completion { batch!.completions.append(completion) }
            return
        }
        let held = view
        defer { withExtendedLifetime(held) {} }
        view.world.run {
            putCarriedBack()
            let outer = view.world.activity
            view.world.activity = "performBatchUpdates"
            defer { view.world.activity = outer }
            guard hasStateToUpdate else { return loadAfter(updates, completion) }
            view.layoutIfNeeded()
            settle()
            let before = itemCounts()
            let finished = collect(updates, completion)
            guard !finished.isVoid else { return reload(after: finished, before: before) }
            BatchUpdate(engine: self, batch: finished, before: before).run()
        }
    }

    /// Runs the update block of the outermost call.
    private func collect(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) -> UpdateBatch {
        batch = UpdateBatch()
        updates?()
        var finished = batch!
        batch = nil
        if let completion { finished.completions.append(completion) }
        return finished
    }

    /// [UPD-05] Before the first load, or with a reload ahead that no window will show: the batch is held against the counts of
    /// before, and everything is loaded.
    private func loadAfter(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
        let before = itemCounts()
        let finished = collect(updates, completion)
        counts.forget()
        let problem = finished.isVoid ? nil : problem(of: finished.changes, before: before)
        if let problem { view.world.fail(problem.failure) }
        discardData()
        finished.deliver(problem == nil, in: view.world)
    }

    /// `reloadData()` in the block shows everything anew, and does not excuse counts that do not agree.
    /// (darrarski/DRCollectionViewTableLayout-iOS#6, traderepublic/SectionKit#99)
    private func reload(after batch: UpdateBatch, before: [Int]) {
        counts.forget()
        let problem = problem(of: batch.changes, before: before)
        if let problem { view.world.fail(problem.failure) }
        batch.deliver(problem == nil, in: view.world)
    }

    private func problem(of changes: [UpdatePlan.Change], before: [Int]) -> UpdatePlan.Problem? {
        let sorted = SortedChanges(changes)
        return sorted.pairProblem()
            ?? UpdatePlan(changes, sorted, before: before, after: itemCounts()).problem(in: behavior.countWords, of: text(view))
    }

    /// Something was loaded that an update can start from. [UPD-05]
    var hasStateToUpdate: Bool { phase.isLoaded && (view.window != nil || !phase.isDataNew) }

    func change(_ changes: [UpdatePlan.Change]) {
        guard mayBeChanged else { return }
        if batch != nil {
            batch!.changes += changes
        } else {
            performUpdates({ self.batch!.changes += changes }, completion: nil)
        }
    }
}
