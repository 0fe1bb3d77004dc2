/// A data source that is given complete snapshots, and works out what the collection view has to insert, delete, move and reload.
/// [api: section 12]
///
/// Only this data source may change the collection view. Meanwhile `insertItems(at:)` and the like fail.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UICollectionViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    final weak var view: UICollectionView?
    private let cellProvider: CellProvider
    final var shown = ShownData<SectionIdentifierType, ItemIdentifierType>()
    /// Whether a snapshot was applied, so that the next one can be compared with it.
    final var hasApplied = false
    /// Whether this data source itself is changing the collection view.
    final var isApplying = false
    nonisolated let submissions = Submissions()

    // MARK: - Creating a diffable data source

    /// Makes itself the data source of `collectionView`, which refers to it weakly.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        view = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: - Creating supplementary views

    open var supplementaryViewProvider: SupplementaryViewProvider?

    // MARK: - Identifying items

    /// Nil for an index path that does not exist.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { shown.item(at: indexPath) }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { shown.path(of: itemIdentifier) }

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        shown.snapshot.sectionIdentifiers.indices.contains(index) ? shown.snapshot.sections[index] : nil
    }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { shown.snapshot.indexOfSection(sectionIdentifier) }

    // MARK: - Updating data

    /// A copy of the present state, without marks.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { shown.snapshot }

    /// Shows a snapshot. The first one is a reload. A later one becomes the changes that lead to it, with or without animation.
    /// [DIFF-01]
    ///
    /// It may be called on the main queue, or always on one background queue, but not on both: see text 25i. From the background
    /// the change happens on the main queue a little later. The cells come with the next layout, so right after the call they do
    /// not exist yet.
    ///
    /// - Parameter completion: called on the main queue after the last animation.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let completion = completion
        submit { $0.show($0.shown.applying(snapshot), snapshot.marks, animated: animatingDifferences, completion) }
    }

    /// Returns when the last animation has ended.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in
            apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    /// Shows a snapshot by a reload. Nothing is compared or animated, and marks are ignored.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let completion = completion
        submit { $0.showByReload($0.shown.applying(snapshot), completion) }
    }

    open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) async {
        await withCheckedContinuation { done in
            applySnapshotUsingReloadData(snapshot) { done.resume() }
        }
    }

    // MARK: - Updating section data

    /// The tree that was applied to a section, or else its items as roots.
    open func snapshot(for section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        shown.tree(of: section)
    }

    /// Shows the visible items of a tree in one section, and keeps the tree. A section that does not exist is appended.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        nonisolated(unsafe) let completion = completion
        submit { $0.show($0.shown.applying(snapshot, to: section), .init(), animated: animatingDifferences, to: section, completion) }
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in
            apply(snapshot, to: section, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    // MARK: - Handling reordering and expanding

    /// What happens when a person carries an item to another place.
    public struct ReorderingHandlers {
        /// Without this handler no item can be carried.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        /// Called while the data source still has the old snapshot.
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        /// Called when the data source has the new snapshot.
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        public init() {}
    }

    /// What happens when a person expands or collapses an item of a section that was applied as a tree.
    public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
        /// Without this handler every item can be expanded.
        public var shouldExpandItem: ((Item) -> Bool)?
        public var willExpandItem: ((Item) -> Void)?
        /// Without this handler every item can be collapsed.
        public var shouldCollapseItem: ((Item) -> Bool)?
        public var willCollapseItem: ((Item) -> Void)?
        /// Gets an item and its children. Its result replaces the children before they are shown.
        public var snapshotForExpandingParent:
            ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

        public init() {}
    }

    open var reorderingHandlers = ReorderingHandlers()
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    // MARK: - Being a data source

    open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.snapshot.numberOfSections }

    /// Fails for a section that does not exist. [api: text 25j]
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        if section >= 0, section < shown.snapshot.numberOfSections { return shown.snapshot.bounds[section].count }
        World.fail(Failure("Invalid parameter not satisfying: section < _impl.numberOfSections", counted: "section \(section)"))
        return 0
    }

    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        let item = shown.item(at: indexPath)
        guard let item, let cell = cellProvider(collectionView, indexPath, item) else {
            return missingCell(item, at: indexPath, in: collectionView)
        }
        placeInOutline(cell, item)
        return cell
    }

    /// Fails without a `supplementaryViewProvider`. [api: text 25k]
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let supplementaryViewProvider else { return missingSupplementaryView(kind, at: indexPath, in: collectionView) }
        // The collection view itself complains about a view that was not dequeued.
        return supplementaryViewProvider(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }

    /// `reorderingHandlers.canReorderItem` decides. Without that handler the answer is false.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        shown.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        reorder(from: sourceIndexPath, to: destinationIndexPath)
    }

    /// Not modelled: there is no index beside the content. Never called; the base answer is nil.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Not modelled: there is no index beside the content. Never called.
    open func collectionView(_ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int) -> IndexPath {
        IndexPath()
    }

    open func description() -> String {
        "<UICollectionViewDiffableDataSource: \(shown.snapshot.numberOfSections) sections, \(shown.snapshot.numberOfItems) items>"
    }
}
