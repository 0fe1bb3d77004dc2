import Synchronization

/// A list whose data a diffable data source changes.
@MainActor
protocol DiffableList: UIScrollView {
    var engineForDiffableDataSources: EngineForDiffableDataSources { get }
    /// Whether marked items are reloaded by updates of their own after the first snapshot, and whether
    /// every change of the data can be shown by an update. If false, changes that
    /// `SnapshotDifference.movesBetweenChangedSections` describes are shown by a reload. [TABLE-18],
    /// [TABLE-19]
    var showsEveryChangeByUpdates: Bool { get }

    func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
    func reloadData()
    /// Configures the cells of items again. [POOL-13]
    func reconfigure(at paths: [IndexPath])
}

/// Applies snapshots to a list by batch updates and reloads. The list checks these updates as it checks
/// those of an app.
@MainActor
final class SnapshotApplier<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Content = DiffableContent<Section, Item>
    typealias Marks = NSDiffableDataSourceSnapshot<Section, Item>.ReloadMarks

    private(set) weak var list: (any DiffableList)?
    var shown = Content()
    /// Whether a snapshot was applied, so that the next one can be compared with it.
    private(set) var hasApplied = false
    private(set) var isApplying = false
    /// The number of changes that were submitted on a queue other than the main queue and have not
    /// begun yet.
    private nonisolated let outstandingChanges = Atomic(0)
    /// Called before a change with the data that it will show. Returns a closure that is called when the
    /// cells have been updated.
    var prepareForChange: (Content) -> () -> Void = { _ in {} }

    init(list: any DiffableList) { self.list = list }

    /// Returns a completion that calls `completion`. The clock of the list's stage advances by itself
    /// while code is suspended until the result is called.
    func awaited(_ completion: (() -> Void)?) -> (() -> Void)? { timeline.awaited(completion) }

    var timeline: Timeline { (list?.world ?? .current).timeline }

    /// Runs `change` at once if called on the main queue. A call on another queue runs it later on
    /// the main queue, in the order of the calls. A call on the main queue fails if changes from
    /// another queue have not run yet.
    nonisolated func submit(_ change: @escaping @MainActor (SnapshotApplier) -> Void) {
        if MainQueue.isCurrent {
            MainActor.assumeIsolated {
                if outstandingChanges.load(ordering: .sequentiallyConsistent) > 0 {
                    // The message is quoted at https://juejin.cn/post/7564573165705429007.
                    World.fail(
                        """
                        Deadlock detected: calling this method on the main queue with outstanding async \
                        updates is not permitted and will deadlock. Please always submit updates either \
                        always on the main queue or always off the main queue
                        """,
                        hint: "choose one queue for all snapshots of a data source")
                }
                change(self)
            }
        } else {
            outstandingChanges.add(1, ordering: .sequentiallyConsistent)
            MainQueue.run { [self] in
                outstandingChanges.subtract(1, ordering: .sequentiallyConsistent)
                change(self)
            }
        }
    }

    /// Shows data by batch updates. If the list was released, only stores the data.
    /// Reloads instead of updating in four cases.
    /// [DIFF-01]
    ///
    /// - No data was applied before.
    /// - The list has not loaded its data yet.
    /// - The list is outside of a window and has a pending reload.
    /// - The change is not animated, on a system before iOS 15.
    ///
    /// - Parameter section: the section to which a section snapshot is applied, or nil for a whole
    ///   snapshot.
    func show(
        _ next: Content, marks: Marks, animated: Bool, section: Section? = nil, completion: (() -> Void)?
    ) {
        guard let list else { return store(next, completion: completion) }
        if !hasApplied {
            let reloads =
                animated && list.showsEveryChangeByUpdates
                ? reloadBatches(for: marks, in: next, isOnlyChange: false) : []
            return showFirstContent(next, reloads: reloads, in: list, completion: completion)
        }
        if !list.engineForDiffableDataSources.canAnimateUpdate
            || (!animated && list.world.reloadsUnanimated)
        {
            return showByReload(next, completion: completion)
        }
        let update = { self.update(list, to: next, marks: marks, section: section, completion: completion) }
        if animated { update() } else { UIView.performWithoutAnimation(update) }
    }

    /// [DIFF-03] Shows the first snapshot by a reload. If the list is in a window,
    /// performs each of `reloads` afterwards as a batch update.
    private func showFirstContent(
        _ next: Content, reloads: [[UpdatePlan.Change]], in list: any DiffableList, completion: (() -> Void)?
    ) {
        guard list.window != nil, !reloads.isEmpty else { return showByReload(next, completion: completion) }
        showByReload(next, completion: nil)
        list.layoutIfNeeded()
        perform(reloads.map { (changes: $0, shows: nil) }, in: list, completion: completion)
    }

    /// Performs a batch update for the differences, then batch updates for the reloads. Then
    /// configures the marked items again [DIFF-03], and updates the cells whose items have got
    /// another level or have been expanded or collapsed.
    private func update(
        _ list: any DiffableList, to next: Content, marks: Marks, section: Section?,
        completion: (() -> Void)?
    ) {
        let difference = SnapshotDifference(
            from: shown.snapshot, to: next.snapshot, comparingHashes: list.world.comparesIdentifierHashes
        )
        if let conflict = difference.hashConflict { list.world.fail(conflict.failure) }
        if !list.showsEveryChangeByUpdates, difference.movesBetweenChangedSections {
            return showByReload(next, completion: completion)
        }
        var changes = difference.changes
        if let section {
            changes = replacingMovesByDeleteAndInsert(intoSectionIfEmpty: section, in: changes, nextContent: next)
        }
        let reloads = reloadBatches(for: marks, in: next, isOnlyChange: changes.isEmpty)
        let showChange = prepareForChange(next)
        if changes.isEmpty { shown = next }
        let first: [(changes: [UpdatePlan.Change], shows: Content?)] = changes.isEmpty ? [] : [(changes, next)]
        perform(first + reloads.map { (changes: $0, shows: nil) }, in: list, completion: completion)
        list.reconfigure(at: reconfiguredPaths(by: marks, in: next))
        showChange()
    }

    /// Performs batch updates one after the other.
    ///
    /// - Parameters:
    ///   - batches: the changes of each batch, and the data that the batch shows, or nil if the
    ///     data stays the same.
    ///   - completion: called after the last animation.
    private func perform(
        _ batches: [(changes: [UpdatePlan.Change], shows: Content?)], in list: any DiffableList,
        completion: (() -> Void)?
    ) {
        guard !batches.isEmpty else { return scheduleCompletion(completion, in: list.world) }
        var left = batches.count
        markAsApplying {
            for batch in batches {
                list.performBatchUpdates(
                    {
                        if let next = batch.shows { self.shown = next }
                        list.engineForDiffableDataSources.submit(batch.changes)
                    },
                    completion: { _ in
                        left -= 1
                        if left == 0 { completion?() }
                    })
            }
        }
    }

    /// [DIFF-04] Returns the changes with each move into `section` replaced by a deletion and an
    /// insertion. If the section has items before the changes, no move is replaced.
    ///
    /// UNKNOWN: whether a section that does not exist yet counts as a section without items. Here
    /// it does.
    private func replacingMovesByDeleteAndInsert(
        intoSectionIfEmpty section: Section, in changes: [UpdatePlan.Change], nextContent: Content
    ) -> [UpdatePlan.Change] {
        let isEmpty = shown.snapshot.sections.position(of: section).map { shown.snapshot.bounds[$0].isEmpty } ?? true
        guard isEmpty, let target = nextContent.snapshot.sections.position(of: section) else { return changes }
        return changes.flatMap { change -> [UpdatePlan.Change] in
            guard !change.isSection, let origin = change.before, let path = change.after, path.section == target else {
                return [change]
            }
            return [.deleteItem(origin), .insertItem(path)]
        }
    }

    /// Returns the batches that reload marked items and sections. [DIFF-03] Marked items in
    /// reloaded sections are reloaded in a batch of their own, which comes first. This batch is
    /// left out if `isOnlyChange` is true.
    ///
    /// - Parameter isOnlyChange: whether the snapshots have no differences.
    private func reloadBatches(for marks: Marks, in next: Content, isOnlyChange: Bool) -> [[UpdatePlan.Change]] {
        guard !marks.isEmpty else { return [] }
        let sections = marks.reloadedSections.elements.compactMap(next.snapshot.sections.position)
        let whole = Set(sections)
        let items = marks.reloadedItems.elements.compactMap(next.path)
        let twice = isOnlyChange ? [] : items.filter { whole.contains($0.section) }
        let once = items.filter { !whole.contains($0.section) }
        return [
            twice.map { .reloadItem($0) }, sections.map { .reloadSection($0) } + once.map { .reloadItem($0) },
        ].filter { !$0.isEmpty }
    }

    private func reconfiguredPaths(by marks: Marks, in next: Content) -> [IndexPath] {
        guard !marks.reconfiguredItems.isEmpty else { return [] }
        let replaced = Set(marks.reloadedSections.elements.compactMap(next.snapshot.sections.position))
        return marks.reconfiguredItems.elements.filter { !marks.reloadedItems.contains($0) }.compactMap(next.path)
            .filter { !replaced.contains($0.section) }
    }

    /// Shows data by a reload.
    ///
    /// UNKNOWN: whether UIKit keeps the selected items selected. Here they stay selected. [POOL-08]
    func showByReload(_ next: Content, completion: (() -> Void)?) {
        guard let list else { return store(next, completion: completion) }
        let before = shown
        hasApplied = true
        markAsApplying {
            shown = next
            list.reloadData()
        }
        list.engineForDiffableDataSources.updateSelectedPaths { path in before.item(at: path).flatMap(next.path) }
        scheduleCompletion(completion, in: list.world)
    }

    /// Stores data without showing it, because the list was released.
    private func store(_ next: Content, completion: (() -> Void)?) {
        shown = next
        hasApplied = true
        scheduleCompletion(completion, in: .current)
    }

    /// [VIEW-10] Schedules a completion, which is called in a later turn. Does nothing if there is
    /// no completion.
    private func scheduleCompletion(_ completion: (() -> Void)?, in world: World) {
        guard let completion else { return }
        world.run { world.timeline.schedule(after: 0, named: "a snapshot", completion) }
    }

    /// Calls `change` with `isApplying` set to true.
    private func markAsApplying(during change: () -> Void) {
        let outer = isApplying
        isApplying = true
        change()
        isApplying = outer
    }
}
