/// A data source to which the app applies snapshots. It computes the insertions, deletions and
/// moves between them.
///
/// Only this data source may change its collection view. If the app calls `insertItems(at:)` or a
/// similar method, the call fails. The rules and messages were measured on UIKit:
/// https://github.com/kern0x1b/charon/blob/main/packages/a/apple-backports/facts/UIKit/UICollectionViewDiffableDataSource.md
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    final let applier: SnapshotApplier<SectionIdentifierType, ItemIdentifierType>
    private final var cellProvider: CellProvider

    final var view: UICollectionView? { applier.list as? UICollectionView }
    final var shown: DiffableContent<SectionIdentifierType, ItemIdentifierType> { applier.shown }

    // MARK: - Creating a diffable data source

    /// Makes a data source and sets it as the data source of `collectionView`, which refers to it
    /// weakly.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        applier = SnapshotApplier(list: collectionView)
        self.cellProvider = cellProvider
        super.init()
        applier.prepareForChange = { [weak self] next in
            guard let self else { return {} }
            let outlines = visibleItemsWithChangedOutline(in: next)
            return { for item in outlines { self.updateOutline(of: item) } }
        }
        collectionView.dataSource = self
    }

    // MARK: - Creating supplementary views

    open var supplementaryViewProvider: SupplementaryViewProvider?

    // MARK: - Identifying items

    /// Returns the item at an index path; nil for an index path that does not exist.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(of: itemIdentifier) }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shown.snapshot.sectionIdentifiers.indices.contains(index) ? shown.snapshot.sections[index] : nil
    }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        shown.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: - Updating data

    /// Returns a copy of the current snapshot, without marks for reloading and reconfiguring.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown.snapshot }

    /// Shows a snapshot. The first snapshot causes a reload. A later one is shown by batch updates,
    /// with or without animation. A later snapshot also causes a reload in three cases: the
    /// collection view has not loaded its data yet, a reload is pending outside of a window, or the
    /// snapshot is shown without animation on a system before iOS 15. [DIFF-01]
    ///
    /// Call this method always on the main queue, or always on one background queue. Calls on both
    /// can fail. After a call on a background queue, the snapshot is shown later, on the main
    /// queue.
    ///
    /// After a reload, cells are made in the next layout pass, which usually runs after this method
    /// has returned.
    ///
    /// - Parameter completion: called on the main queue after the last animation.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let completion = completion
        applier.submit {
            $0.show(
                $0.shown.applying(snapshot), marks: snapshot.marks, animated: animatingDifferences,
                completion: $0.awaited(completion))
        }
    }

    /// Shows a snapshot. Returns after the last animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        let stage = applier.timeline.owner
        defer { withExtendedLifetime(stage) {} }
        await withCheckedContinuation { done in
            apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    /// Shows a snapshot by a reload, without animation. The snapshot's marks for reloading and
    /// reconfiguring are ignored.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let completion = completion
        applier.submit { $0.showByReload($0.shown.applying(snapshot), completion: $0.awaited(completion)) }
    }

    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        let stage = applier.timeline.owner
        defer { withExtendedLifetime(stage) {} }
        await withCheckedContinuation { done in
            applySnapshotUsingReloadData(snapshot) { done.resume() }
        }
    }

    // MARK: - Updating section data

    /// Returns the section snapshot that was applied to a section, adapted to later changes of the
    /// section's items. If none was applied, returns one with the section's items as roots. For an
    /// unknown section, returns an empty one.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        shown.tree(of: section)
    }

    /// Shows the visible items of a section snapshot in one section, and stores the section
    /// snapshot. A section that does not exist is appended.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let completion = completion
        applier.submit {
            $0.show(
                $0.shown.applying(snapshot, to: section), marks: .init(), animated: animatingDifferences,
                section: section,
                completion: $0.awaited(completion))
        }
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        let stage = applier.timeline.owner
        defer { withExtendedLifetime(stage) {} }
        await withCheckedContinuation { done in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    // MARK: - Handling reordering and expanding

    /// Closures that allow and observe interactive reordering.
    public struct ReorderingHandlers {
        /// Returns whether an item can be moved. Without this handler, no item can be moved.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called while the data source still has the old snapshot.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called when the data source has the new snapshot.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        public init() {}
    }

    /// Closures that allow and observe the expanding and collapsing of items by touch.
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Returns whether an item may be expanded. Without this handler, every item may be
        /// expanded.
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        /// Returns whether an item may be collapsed. Without this handler, every item may be
        /// collapsed.
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        /// Called with an item and its descendants before the item is expanded. The returned
        /// snapshot replaces the descendants.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        public init() {}
    }

    open var reorderingHandlers = ReorderingHandlers()
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    // MARK: - UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.snapshot.numberOfSections }

    /// Returns the number of items in a section. Fails for a section that does not exist.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        if section >= 0, section < shown.snapshot.numberOfSections { return shown.snapshot.bounds[section].count }
        World.fail("Invalid parameter not satisfying: section < _impl.numberOfSections", details: "section \(section)")
        return 0
    }

    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    {
        let item = shown.item(at: indexPath)
        guard let item, let cell = cellProvider(collectionView, indexPath, item) else {
            return failAndDequeueCell(for: item, at: indexPath, in: collectionView)
        }
        showOutlinePosition(of: item, in: cell)
        return cell
    }

    /// Returns a view from `supplementaryViewProvider`. Fails if there is no provider.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let supplementaryViewProvider else {
            return failAndDequeueView(ofKind: kind, at: indexPath, in: collectionView)
        }
        return supplementaryViewProvider(collectionView, kind, indexPath) ?? NoSupplementaryView(frame: .zero)
    }

    /// Whether `reorderingHandlers.canReorderItem` allows the item to move; false without that
    /// handler.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        shown.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        reorderItem(from: sourceIndexPath, to: destinationIndexPath)
    }

    /// Not modelled: no index is shown beside the content. This method is never called and returns
    /// nil.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Not modelled: no index is shown beside the content. This method is never called.
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int)
        -> IndexPath
    {
        IndexPath()
    }

    open func description() -> String {
        """
        <UICollectionViewDiffableDataSource: \(shown.snapshot.numberOfSections) sections, \
        \(shown.snapshot.numberOfItems) items>
        """
    }
}

extension UICollectionViewDiffableDataSource: ExclusiveUpdater {
    var isApplying: Bool { applier.isApplying }
}

extension UICollectionView: DiffableList {
    var showsEveryChangeByUpdates: Bool { true }

    func reconfigure(at paths: [IndexPath]) { reconfigureItems(at: paths) }
}

/// A data source that stores closures of the app.
@MainActor
package protocol ProviderOwner: AnyObject {
    /// Replaces the closures by others, which return nil.
    func removeProviders()
}

extension UICollectionViewDiffableDataSource: ProviderOwner {
    package func removeProviders() {
        cellProvider = { _, _, _ in nil }
        supplementaryViewProvider = nil
    }
}

/// What takes the place of views that the providers do not return, and reordering by the user.
extension UICollectionViewDiffableDataSource {
    /// [DIFF-05] Fails, and returns a plain cell. Called if the cell provider returned no cell, or
    /// if there is no item at the index path.
    func failAndDequeueCell(for item: ItemIdentifierType?, at path: IndexPath, in view: UICollectionView)
        -> UICollectionViewCell
    {
        World.fail(
            """
            UICollectionViewDiffableDataSource cell provider returned nil for index path \
            \(path.failureText) with item identifier '\(item.map { "\($0)" } ?? "nil")', which is not \
            allowed. You must always return a cell to the collection view: <\(view.viewText)>
            """,
            hint: "return the cell from dequeueReusableCell or dequeueConfiguredReusableCell")
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: standInIdentifier)
        return view.dequeueReusableCell(withReuseIdentifier: standInIdentifier, for: path)
    }

    /// Fails, and returns a plain view. Called if there is no `supplementaryViewProvider`.
    func failAndDequeueView(ofKind kind: String, at path: IndexPath, in view: UICollectionView)
        -> UICollectionReusableView
    {
        World.fail(
            """
            \(view.viewText) requested a supplementary view, but a supplementaryViewProvider was not \
            specified on the diffable data source
            """, details: "\(kind) at \(path.failureText)",
            hint: "set supplementaryViewProvider before the first layout")
        view.register(
            UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: standInIdentifier)
        return view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: standInIdentifier, for: path)
    }

    private var standInIdentifier: String { "stand-in" }

    /// Calls `willReorder`, moves an item in the data, and calls `didReorder`. Called when the user
    /// has moved an item to another place.
    func reorderItem(from source: IndexPath, to target: IndexPath) {
        guard let item = shown.item(at: source), target.section < shown.snapshot.numberOfSections else { return }
        var edited = shown.snapshot
        edited.move(item, toIndex: target.item, ofSection: target.section)
        let next = shown.applying(edited)
        let handlers = reorderingHandlers
        let hasHandlers = handlers.willReorder != nil || handlers.didReorder != nil
        let transaction = hasHandlers ? NSDiffableDataSourceTransaction(from: shown, to: next) : nil
        if let transaction { handlers.willReorder?(transaction) }
        applier.shown = next
        if let transaction { handlers.didReorder?(transaction) }
    }
}
