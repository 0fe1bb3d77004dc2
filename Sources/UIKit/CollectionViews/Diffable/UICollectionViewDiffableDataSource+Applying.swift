/// Applies states: the collection view is told of every step through a batch update, so that its ordinary validation checks these
/// steps too.
extension UICollectionViewDiffableDataSource {
    typealias Shown = ShownData<SectionIdentifierType, ItemIdentifierType>
    typealias Marks = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>.Marks

    /// Runs `change` at once on the main queue, and later when called from the background. The order of the calls is kept.
    nonisolated func submit(_ change: @escaping @MainActor (UICollectionViewDiffableDataSource) -> Void) {
        if MainQueue.isCurrent {
            MainActor.assumeIsolated {
                if submissions.areOutstanding {
                    // [api: text 25i]
                    World.fail(
                        Failure(
                            "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and "
                                + "will deadlock. Please always submit updates either always on the main queue or always off the main queue",
                            hint: "choose one queue for all snapshots of a data source"))
                }
                change(self)
            }
        } else {
            submissions.begin()
            MainQueue.run { [self] in
                submissions.end()
                change(self)
            }
        }
    }

    func show(_ next: Shown, _ marks: Marks, animated: Bool, _ completion: (() -> Void)?) {
        guard let view else { return settle(on: next, completion) }
        let isFirst = !hasApplied
        if isFirst || !view.engine.state.canUpdate(isInWindow: view.window != nil)
            || (!animated && view.engine.policies.updating.reloadsUnanimated)
        {
            // UNKNOWN: [api: section 12] measured is that an animated first snapshot shows its marks in a batch after the reload.
            return showByReload(next, completion)
        }
        if animated {
            change(view, next, marks, completion)
        } else {
            UIView.performWithoutAnimation { change(view, next, marks, completion) }
        }
    }

    /// [api: section 12] One batch for the differences, another for the reloads at their new places, then the reconfigurations.
    private func change(_ view: UICollectionView, _ next: Shown, _ marks: Marks, _ completion: (() -> Void)?) {
        let step = SnapshotDifference(from: shown.snapshot, to: next.snapshot)
        let reloads = reloads(marks, next)
        var left = (step.changes.isEmpty ? 0 : 1) + (reloads.isEmpty ? 0 : 1)
        let ended: (Bool) -> Void = { _ in
            left -= 1
            if left == 0 { completion?() }
        }
        let outlines = outlineChanges(to: next)
        applying {
            if step.changes.isEmpty {
                shown = next
            } else {
                view.performBatchUpdates(
                    {
                        self.shown = next
                        view.engine.updates.change(step.changes)
                    }, completion: ended)
            }
            if !reloads.isEmpty { view.performBatchUpdates({ view.engine.updates.change(reloads) }, completion: ended) }
        }
        view.reconfigureItems(at: reconfigured(marks, next))
        for item in outlines { updateOutline(of: item) }
        if left == 0 { deliver(completion, in: view.world) }
    }

    private func reloads(_ marks: Marks, _ next: Shown) -> [UpdatePlan.Change] {
        guard !marks.isEmpty else { return [] }
        let sections = marks.reloadedSections.elements.compactMap(next.snapshot.sections.position)
        let whole = Set(sections)
        return sections.map { .reloadSection($0) }
            + marks.reloadedItems.elements.compactMap(next.path).filter { !whole.contains($0.section) }.map { .reloadItem($0) }
    }

    private func reconfigured(_ marks: Marks, _ next: Shown) -> [IndexPath] {
        guard !marks.reconfiguredItems.isEmpty else { return [] }
        let replaced = Set(marks.reloadedSections.elements.compactMap(next.snapshot.sections.position))
        return marks.reconfiguredItems.elements.filter { !marks.reloadedItems.contains($0) }.compactMap(next.path)
            .filter { !replaced.contains($0.section) }
    }

    /// UNKNOWN: what becomes of the selection; here it stays with its items. [POOL-08] `reloadData()` does not change it.
    func showByReload(_ next: Shown, _ completion: (() -> Void)?) {
        guard let view else { return settle(on: next, completion) }
        let before = shown
        hasApplied = true
        applying {
            shown = next
            view.reloadData()
        }
        view.engine.state.selection.follow { path in before.item(at: path).flatMap(next.path) }
        deliver(completion, in: view.world)
    }

    /// Called when there is no collection view any more, or never was.
    private func settle(on next: Shown, _ completion: (() -> Void)?) {
        shown = next
        hasApplied = true
        deliver(completion, in: .current)
    }

    /// [VIEW-10]
    private func deliver(_ completion: (() -> Void)?, in world: World) {
        guard let completion else { return }
        world.run { world.timeline.after(0, "a snapshot", completion) }
    }

    private func applying(_ change: () -> Void) {
        let outer = isApplying
        isApplying = true
        change()
        isApplying = outer
    }

    // MARK: - Views

    /// [api: text 25k]
    func missingCell(_ item: ItemIdentifierType?, at path: IndexPath, in view: UICollectionView) -> UICollectionViewCell {
        World.fail(
            Failure(
                "UICollectionViewDiffableDataSource cell provider returned nil for index path \(path.inFailures) with item identifier "
                    + "'\(item.map { "\($0)" } ?? "nil")', which is not allowed. You must always return a cell to the collection view",
                hint: "return what dequeueReusableCell or dequeueConfiguredReusableCell gives"))
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: standInIdentifier)
        return view.dequeueReusableCell(withReuseIdentifier: standInIdentifier, for: path)
    }

    /// [api: text 25k]
    func missingSupplementaryView(_ kind: String, at path: IndexPath, in view: UICollectionView) -> UICollectionReusableView {
        World.fail(
            Failure(
                "\(view.engine.journal.text(view)) requested a supplementary view, but a supplementaryViewProvider was not specified on the diffable "
                    + "data source", counted: "\(kind) at \(path.inFailures)", hint: "set supplementaryViewProvider before the first layout"
            ))
        view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: standInIdentifier)
        return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: standInIdentifier, for: path)
    }

    private var standInIdentifier: String { "stand-in" }

    // MARK: - Reordering

    /// Called once, when a person lets go of a carried item at another place. [api: section 12]
    func reorder(from source: IndexPath, to target: IndexPath) {
        guard let item = shown.item(at: source), target.section < shown.snapshot.numberOfSections else { return }
        var edited = shown.snapshot
        edited.move(item, toIndex: target.item, ofSection: target.section)
        let next = shown.applying(edited)
        let handlers = reorderingHandlers
        let isHeard = handlers.willReorder != nil || handlers.didReorder != nil
        let transaction = isHeard ? NSDiffableDataSourceTransaction(from: shown, to: next) : nil
        if let transaction { handlers.willReorder?(transaction) }
        shown = next
        if let transaction { handlers.didReorder?(transaction) }
    }
}

extension UICollectionViewDiffableDataSource: SoleMutator {}

/// A data source that allows only itself to change its collection view. [api: text 25h]
@MainActor
protocol SoleMutator: AnyObject {
    var isApplying: Bool { get }
}

/// The number of snapshots that were submitted from the background and are not shown yet.
final class Submissions: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0

    var areOutstanding: Bool { lock.withLock { count > 0 } }

    func begin() {
        lock.withLock { count += 1 }
    }

    func end() {
        lock.withLock { count -= 1 }
    }
}
