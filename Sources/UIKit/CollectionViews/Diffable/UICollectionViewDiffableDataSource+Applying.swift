import Synchronization

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
            submissions.add(1)
            MainQueue.run { [self] in
                submissions.add(-1)
                change(self)
            }
        }
    }

    /// - Parameter section: the section whose tree is applied; nil when a whole snapshot is.
    func show(
        _ next: Shown, _ marks: Marks, animated: Bool, to section: SectionIdentifierType? = nil, _ completion: (() -> Void)?
    ) {
        guard let view else { return settle(on: next, completion) }
        if !hasApplied { return showFirst(next, animated ? reloads(marks, next, isOnlyChange: false) : [], in: view, completion) }
        if !view.engine.state.readiness.canUpdate(isInWindow: view.window != nil)
            || (!animated && view.engine.host.policies.reloadsUnanimated)
        {
            return showByReload(next, completion)
        }
        if animated {
            change(view, next, marks, to: section, completion)
        } else {
            UIView.performWithoutAnimation { change(view, next, marks, to: section, completion) }
        }
    }

    /// [DIFF-03] The first snapshot is a reload. Its marks are shown afterwards if it is animated in a window.
    private func showFirst(
        _ next: Shown, _ reloads: [[UpdatePlan.Change]], in view: UICollectionView, _ completion: (() -> Void)?
    ) {
        guard view.window != nil, !reloads.isEmpty else { return showByReload(next, completion) }
        showByReload(next, nil)
        view.layoutIfNeeded()
        perform(reloads.map { (changes: $0, shows: nil) }, in: view, completion)
    }

    /// [api: section 12] One batch for the differences, others for the reloads at their new places, then the reconfigurations.
    private func change(
        _ view: UICollectionView, _ next: Shown, _ marks: Marks, to section: SectionIdentifierType?, _ completion: (() -> Void)?
    ) {
        var changes = SnapshotDifference(from: shown.snapshot, to: next.snapshot).changes
        if let section { changes = filling(section, by: changes, next) }
        let reloads = reloads(marks, next, isOnlyChange: changes.isEmpty)
        let outlines = outlineChanges(to: next)
        if changes.isEmpty { shown = next }
        let first: [(changes: [UpdatePlan.Change], shows: Shown?)] = changes.isEmpty ? [] : [(changes, next)]
        perform(first + reloads.map { (changes: $0, shows: nil) }, in: view, completion)
        view.reconfigureItems(at: reconfigured(marks, next))
        for item in outlines { updateOutline(of: item) }
    }

    /// Carries out batches one after the other.
    ///
    /// - Parameters:
    ///   - batches: the changes of each batch, and the data that the batch shows, if it is other data.
    ///   - completion: called after the last animation.
    private func perform(
        _ batches: [(changes: [UpdatePlan.Change], shows: Shown?)], in view: UICollectionView, _ completion: (() -> Void)?
    ) {
        guard !batches.isEmpty else { return deliver(completion, in: view.world) }
        var left = batches.count
        applying {
            for batch in batches {
                view.performBatchUpdates(
                    {
                        if let next = batch.shows { self.shown = next }
                        view.engine.updates.change(batch.changes)
                    },
                    completion: { _ in
                        left -= 1
                        if left == 0 { completion?() }
                    })
            }
        }
    }

    /// [DIFF-04] Changes without the moves into a section that has no items yet: such an item is deleted and inserted.
    ///
    /// UNKNOWN: whether a section that does not exist yet counts as one without items; here it does.
    private func filling(_ section: SectionIdentifierType, by changes: [UpdatePlan.Change], _ next: Shown) -> [UpdatePlan.Change] {
        let isEmpty = shown.snapshot.sections.position(of: section).map { shown.snapshot.bounds[$0].isEmpty } ?? true
        guard isEmpty, let target = next.snapshot.sections.position(of: section) else { return changes }
        return changes.flatMap { change -> [UpdatePlan.Change] in
            guard !change.isSection, let origin = change.before, let path = change.after, path.section == target else { return [change] }
            return [.deleteItem(origin), .insertItem(path)]
        }
    }

    /// The batches in which marked items and sections are reloaded. [DIFF-03] An item whose section is reloaded, too, is in a batch
    /// of its own, unless nothing else changes.
    private func reloads(_ marks: Marks, _ next: Shown, isOnlyChange: Bool) -> [[UpdatePlan.Change]] {
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
                "\(view.viewText) requested a supplementary view, but a supplementaryViewProvider was not specified on the diffable "
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
final class Submissions: Sendable {
    private let count = Mutex(0)

    var areOutstanding: Bool { count.withLock { $0 > 0 } }

    func add(_ number: Int) { count.withLock { $0 += number } }
}
