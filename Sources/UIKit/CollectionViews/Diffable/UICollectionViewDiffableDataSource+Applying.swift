/// Applies snapshots by batch updates and reloads. The collection view checks these updates as it
/// checks those of an app.
extension UICollectionViewDiffableDataSource {
    typealias Content = DiffableContent<SectionIdentifierType, ItemIdentifierType>
    typealias Marks = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>.ReloadMarks

    /// Runs `change` at once if called on the main queue. A call on another queue runs it later on
    /// the main queue, in the order of the calls. A call on the main queue fails if changes from
    /// another queue have not run yet.
    nonisolated func submit(_ change: @escaping @MainActor (UICollectionViewDiffableDataSource) -> Void) {
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

    /// Shows data by batch updates. If the collection view was released, only stores the data.
    /// Reloads instead of updating in four cases.
    /// [DIFF-01]
    ///
    /// - No data was applied before.
    /// - The collection view has not loaded its data yet.
    /// - The collection view is outside of a window and has a pending reload.
    /// - The change is not animated, on a system before iOS 15.
    ///
    /// - Parameter section: the section to which a section snapshot is applied, or nil for a whole
    ///   snapshot.
    func show(
        _ next: Content, marks: Marks, animated: Bool, section: SectionIdentifierType? = nil, completion: (() -> Void)?
    ) {
        guard let view else { return store(next, completion: completion) }
        if !hasApplied {
            let reloads = animated ? reloadBatches(for: marks, in: next, isOnlyChange: false) : []
            return showFirstContent(next, reloads: reloads, in: view, completion: completion)
        }
        if !view.engineForDiffableDataSources.canAnimateUpdate
            || (!animated && view.world.reloadsUnanimated)
        {
            return showByReload(next, completion: completion)
        }
        let update = { self.update(view, to: next, marks: marks, section: section, completion: completion) }
        if animated { update() } else { UIView.performWithoutAnimation(update) }
    }

    /// [DIFF-03] Shows the first snapshot by a reload. If the collection view is in a window,
    /// performs each of `reloads` afterwards as a batch update.
    private func showFirstContent(
        _ next: Content, reloads: [[UpdatePlan.Change]], in view: UICollectionView, completion: (() -> Void)?
    ) {
        guard view.window != nil, !reloads.isEmpty else { return showByReload(next, completion: completion) }
        showByReload(next, completion: nil)
        view.layoutIfNeeded()
        perform(reloads.map { (changes: $0, shows: nil) }, in: view, completion: completion)
    }

    /// Performs a batch update for the differences, then batch updates for the reloads. Then
    /// configures the marked items again [DIFF-03], and updates the cells whose items have got
    /// another level or have been expanded or collapsed.
    private func update(
        _ view: UICollectionView, to next: Content, marks: Marks, section: SectionIdentifierType?,
        completion: (() -> Void)?
    ) {
        let difference = SnapshotDifference(
            from: shown.snapshot, to: next.snapshot, comparingHashes: view.world.comparesIdentifierHashes
        )
        if let conflict = difference.hashConflict { view.world.fail(conflict.failure) }
        var changes = difference.changes
        if let section {
            changes = replacingMovesByDeleteAndInsert(intoSectionIfEmpty: section, in: changes, nextContent: next)
        }
        let reloads = reloadBatches(for: marks, in: next, isOnlyChange: changes.isEmpty)
        let outlines = visibleItemsWithChangedOutline(in: next)
        if changes.isEmpty { shown = next }
        let first: [(changes: [UpdatePlan.Change], shows: Content?)] = changes.isEmpty ? [] : [(changes, next)]
        perform(first + reloads.map { (changes: $0, shows: nil) }, in: view, completion: completion)
        view.reconfigureItems(at: reconfiguredPaths(by: marks, in: next))
        for item in outlines { updateOutline(of: item) }
    }

    /// Performs batch updates one after the other.
    ///
    /// - Parameters:
    ///   - batches: the changes of each batch, and the data that the batch shows, or nil if the
    ///     data stays the same.
    ///   - completion: called after the last animation.
    private func perform(
        _ batches: [(changes: [UpdatePlan.Change], shows: Content?)], in view: UICollectionView,
        completion: (() -> Void)?
    ) {
        guard !batches.isEmpty else { return scheduleCompletion(completion, in: view.world) }
        var left = batches.count
        markAsApplying {
            for batch in batches {
                view.performBatchUpdates(
                    {
                        if let next = batch.shows { self.shown = next }
                        view.engineForDiffableDataSources.submit(batch.changes)
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
        intoSectionIfEmpty section: SectionIdentifierType, in changes: [UpdatePlan.Change], nextContent: Content
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
        guard let view else { return store(next, completion: completion) }
        let before = shown
        hasApplied = true
        markAsApplying {
            shown = next
            view.reloadData()
        }
        view.engineForDiffableDataSources.updateSelectedPaths { path in before.item(at: path).flatMap(next.path) }
        scheduleCompletion(completion, in: view.world)
    }

    /// Stores data without showing it, because the collection view was released.
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

extension UICollectionViewDiffableDataSource: ExclusiveUpdater {}
