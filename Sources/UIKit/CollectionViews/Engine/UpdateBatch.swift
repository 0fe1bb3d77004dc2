/// The changes that update blocks ask for until the outermost one ends: nested calls merge. [UPD-02]
struct UpdateBatch {
    var changes: [UpdatePlan.Change] = []
    /// Items to be configured anew, by their paths before the update. [POOL-13]
    var reconfigured: [IndexPath] = []
    var completions: [(Bool) -> Void] = []
    var depth = 1
    /// `reloadData()` came in between: nothing is left to animate.
    var isVoid = false

    /// [VIEW-10] Completions of a batch that nothing is animated for come in a later turn as well.
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
            guard canAnimateUpdates else { return performWithoutView(updates, completion: completion) }
            view.layoutIfNeeded()
            settle()
            let before = itemCounts()
            let outer = view.world.activity
            view.world.activity = "performBatchUpdates"
            defer { view.world.activity = outer }
            batch = UpdateBatch()
            updates?()
            var finished = batch!
            batch = nil
            if let completion { finished.completions.append(completion) }
            if finished.isVoid { return finished.deliver(true, in: view.world) }
            UpdatePass(engine: self, batch: finished, before: before).run()
        }
    }

    /// [UPD-05] Outside a window or before the first load: run the block, reload.
    private func performWithoutView(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        batch = UpdateBatch()
        updates?()
        let completions = batch!.completions
        batch = nil
        view.reloadData()
        for inner in completions { inner(true) }
        completion?(true)
    }

    var canAnimateUpdates: Bool { isLoaded && view.window != nil }

    func change(_ changes: [UpdatePlan.Change]) {
        guard mayBeChanged else { return }
        if batch != nil {
            batch!.changes += changes
        } else {
            performUpdates({ self.batch!.changes += changes }, completion: nil)
        }
    }
}
