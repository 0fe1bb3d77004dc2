/// A data source of a table view to which the app applies snapshots. It computes the insertions,
/// deletions and moves between them. The rules and messages were measured on UIKit:
/// https://github.com/kern0x1b/charon/blob/main/packages/a/apple-backports/facts/UIKit/UITableViewDiffableDataSource.md
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private final let applier: SnapshotApplier<SectionIdentifierType, ItemIdentifierType>
    private final let cellProvider: CellProvider
    private final var shown: DiffableContent<SectionIdentifierType, ItemIdentifierType> { applier.shown }

    /// Makes a data source and sets it as the data source of `tableView`, which refers to it weakly.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        applier = SnapshotApplier(list: tableView)
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// The animation of inserted, deleted and reloaded rows. All kinds move in the same way here.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

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

    /// Shows a snapshot. The first snapshot causes a reload. A later one is shown by batch updates, with
    /// or without animation, or by a reload as in `UICollectionViewDiffableDataSource` and for changes that
    /// a table view cannot animate. [TABLE-18]
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

    /// Shows a snapshot by a reload, without animation. The snapshot's marks are ignored.
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
        await withCheckedContinuation { done in applySnapshotUsingReloadData(snapshot) { done.resume() } }
    }

    // MARK: - UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { shown.snapshot.numberOfSections }

    /// Returns the number of rows in a section. Fails for a section that does not exist. [TABLE-22]
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if section >= 0, section < shown.snapshot.numberOfSections { return shown.snapshot.bounds[section].count }
        World.fail("Invalid parameter not satisfying: section < _impl.numberOfSections", details: "section \(section)")
        return 0
    }

    /// Returns the cell of the provider. Fails if the provider returns nil. [TABLE-20]
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let item = shown.item(at: indexPath)
        if let item, let cell = cellProvider(tableView, indexPath, item) { return cell }
        World.fail(
            """
            UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath.failureText) with item \
            identifier '\(item.map { "\($0)" } ?? "nil")', which is not allowed. You must always return a cell to the \
            table view: <\(tableView.viewText)>
            """,
            hint: "return the cell from dequeueReusableCell")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    // The class declares the other methods of the data source, so that overrides in a subclass are called.
    // By itself it counts as a data source that does not implement them. [TABLE-21]

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        OptionalMethod.defaultAnswer(nil, of: self)
    }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        OptionalMethod.defaultAnswer(nil, of: self)
    }

    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { OptionalMethod.defaultAnswer(of: self) }

    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { OptionalMethod.defaultAnswer(of: self) }

    open func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        OptionalMethod.defaultAnswer(nil, of: self)
    }

    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        OptionalMethod.defaultAnswer(index, of: self)
    }

    open func description() -> String {
        """
        <UITableViewDiffableDataSource: \(shown.snapshot.numberOfSections) sections, \(shown.snapshot.numberOfItems) \
        items>
        """
    }
}

extension UITableViewDiffableDataSource: ExclusiveUpdater {
    var isApplying: Bool { applier.isApplying }
}

extension UITableView: DiffableList {
    var showsEveryChangeByUpdates: Bool { false }

    func reconfigure(at paths: [IndexPath]) { reconfigureRows(at: paths) }
}
