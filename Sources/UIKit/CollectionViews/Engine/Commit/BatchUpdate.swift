/// A batch update, from the collected changes to the last animation. [UPD-02]
@MainActor
struct BatchUpdate {
    let engine: CollectionEngine
    let batch: UpdateBatch
    /// Item counts before the update.
    let before: [Int]

    /// UNKNOWN: UIKit's duration is not documented; about this long.
    static let duration = 0.3

    func run() {
        let view = engine.view
        engine.updateCount += 1
        let sorted = SortedChanges(batch.changes)
        if let problem = sorted.pairProblem() { return recover(from: problem) }
        let oldMap = engine.map
        engine.layoutClient.invalidate(counts: true)
        engine.counts.forget()
        let after = engine.itemCounts()
        let plan = UpdatePlan(batch.changes, sorted, before: before, after: after)
        if let problem = plan.problem(in: engine.behavior.countWords, of: engine.text(view)) { return recover(from: problem) }
        if World.checksInvariants { view.world.insist(plan.checkInvariants()) }
        engine.settle()
        engine.layoutClient.prepare(forUpdates: plan.updateItems)
        engine.selection.follow(plan)
        engine.adjustOffset()
        let (inserted, deleted) = namedByLayout()
        let stacks = engine.behavior.leavesDecorationsBehind && plan.insertsAndReloadsSections
        let engine = engine
        let rearrangement = AnimatedChange(
            engine: engine, before: oldMap, oldLayout: engine.layoutClient.layout,
            destination: {
                guard !deleted.contains($0), let target = key($0, after: plan), !inserted.contains(target) else { return nil }
                return target
            },
            source: { inserted.contains($0) ? nil : key($0, before: plan) }, isUpdate: true,
            staysBehind: { stacks && $0.category == .decorationView })
        let completions = batch.completions
        rearrangement.run("a batch update", duration: BatchUpdate.duration) {
            engine.layoutClient.finalizeUpdates()
        } completion: {
            for completion in completions { completion(true) }
        }
        engine.reconfigure(batch.reconfigured.filter { $0.count == 2 && !plan.isReloaded($0) }.compactMap { plan.item(after: $0) })
        view.setNeedsLayout()
    }

    /// After a failure that was collected: the view shows what the data source says, by a full reload.
    private func recover(from problem: UpdatePlan.Problem) {
        engine.view.world.fail(problem.failure)
        engine.discardData()
        batch.deliver(false, in: engine.view.world)
    }

    /// [UPD-04] What the layout itself inserts and deletes.
    private func namedByLayout() -> (inserted: Set<ElementKey>, deleted: Set<ElementKey>) {
        var inserted: Set<ElementKey> = []
        var deleted: Set<ElementKey> = []
        for (category, kind) in engine.journal.table.kindsInUse {
            deleted.formUnion(
                engine.layoutClient.paths(.delete, category, kind: kind).map { engine.journal.table.key(category, kind: kind, $0) })
            inserted.formUnion(
                engine.layoutClient.paths(.insert, category, kind: kind).map { engine.journal.table.key(category, kind: kind, $0) })
        }
        return (inserted, deleted)
    }

    // MARK: - Before and after

    /// The key after the update of an element before it; nil when it is gone or gets another view.
    private func key(_ key: ElementKey, after plan: UpdatePlan) -> ElementKey? {
        let path = engine.journal.table.indexPath(of: key)
        guard path.count == 2 else { return key }
        if key.category == .cell {
            guard !plan.isReloaded(path), let target = plan.item(after: path) else { return nil }
            return engine.journal.table.key(.cell, kind: nil, target)
        }
        // [UPD-04] Supplementary and decoration views follow their section.
        // UNKNOWN: whether one of a single item follows that item; the plainest is the section alone.
        guard before.indices.contains(path.section) else { return key }
        guard !plan.sorted.reloadedSections.contains(path.section), let section = plan.section(after: path.section) else { return nil }
        return engine.journal.table.key(
            key.category, kind: engine.journal.table.kind(of: key), IndexPath(item: path.item, section: section))
    }

    /// The key before the update of an element after it; nil when it is new or gets another view.
    private func key(_ key: ElementKey, before plan: UpdatePlan) -> ElementKey? {
        let path = engine.journal.table.indexPath(of: key)
        guard path.count == 2 else { return key }
        if key.category == .cell {
            guard let origin = plan.item(before: path), !plan.isReloaded(origin) else { return nil }
            return engine.journal.table.key(.cell, kind: nil, origin)
        }
        guard plan.after.indices.contains(path.section) else { return key }
        guard let section = plan.section(before: path.section), !plan.sorted.reloadedSections.contains(section) else { return nil }
        return engine.journal.table.key(
            key.category, kind: engine.journal.table.kind(of: key), IndexPath(item: path.item, section: section))
    }
}
