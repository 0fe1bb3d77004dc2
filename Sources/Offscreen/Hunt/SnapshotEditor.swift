import UIKit

/// Edits a diffable data source through its snapshots, regardless of the types of its identifiers.
///
/// A hunt cannot make identifiers. It deletes, moves, reloads and reconfigures existing items, and
/// inserts only items that it has deleted.
@MainActor
protocol SnapshotEditor: AnyObject {
    var counts: [Int] { get }
    /// The number of items that were deleted and can be inserted again.
    var deletedItemCount: Int { get }
    /// The number of items of each deleted section that can be inserted again. The section at the
    /// end of this array is the first to be inserted again.
    var deletedSectionSizes: [Int] { get }
    /// Whether a section was applied as a section snapshot, whose items can be expanded.
    var hasTrees: Bool { get }
    /// Whether the data source has a handler `canReorderItem`. Without this handler, no item can be
    /// reordered.
    var canReorder: Bool { get }

    /// Returns the reason why a change cannot be made; nil if it can.
    func obstacle(to change: ModelChange) -> String?
    /// Makes a change for which `obstacle(to:)` returns nil.
    func perform(_ change: ModelChange)
    /// Returns the edit that expands or collapses an item with children in a section snapshot; nil
    /// for an item without children, and if no section was applied as a section snapshot.
    func expansionToggle(forItemAt path: IndexPath) -> ModelEdit?
    /// Applies the items of this data source to another data source of the same app, which still
    /// has its initial items. Because an app may make new identifiers for each screen, an
    /// identifier is replaced by the one with the same position among the initial items of the
    /// other data source.
    ///
    /// - Returns: false if an item or a section was not among the initial ones, or if the two data
    ///   sources did not have the same number of them initially. Nothing is changed then.
    func applyItems(to other: any SnapshotEditor) -> Bool
}

extension ObservedList {
    /// A new editor of the data source's snapshots; nil if the data source is not diffable.
    var snapshotEditor: (any SnapshotEditor)? { (sourceOfData as? any SnapshotEditable)?.makeEditor() }
}

@MainActor
private protocol SnapshotEditable: AnyObject {
    func makeEditor() -> any SnapshotEditor
}

/// What the editor calls of a diffable data source.
@MainActor
private protocol EditedSource<Section, Item>: AnyObject {
    associatedtype Section: Hashable & Sendable
    associatedtype Item: Hashable & Sendable

    func snapshot() -> NSDiffableDataSourceSnapshot<Section, Item>
    func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, animatingDifferences: Bool, completion: (() -> Void)?)
    func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, Item>, completion: (() -> Void)?)
    func sectionIdentifier(for index: Int) -> Section?
    func itemIdentifier(for indexPath: IndexPath) -> Item?

    var allowsReordering: Bool { get }
    /// Whether any section has a section snapshot.
    var hasSectionTrees: Bool { get }
    func snapshot(for section: Section) -> NSDiffableDataSourceSectionSnapshot<Item>
    func show(_ tree: NSDiffableDataSourceSectionSnapshot<Item>, in section: Section, animated: Bool)
}

extension UICollectionViewDiffableDataSource: SnapshotEditable, EditedSource {
    fileprivate typealias Section = SectionIdentifierType
    fileprivate typealias Item = ItemIdentifierType

    fileprivate func makeEditor() -> any SnapshotEditor { DiffableSnapshotEditor(self) }

    fileprivate var allowsReordering: Bool { reorderingHandlers.canReorderItem != nil }

    fileprivate func show(_ tree: NSDiffableDataSourceSectionSnapshot<Item>, in section: Section, animated: Bool) {
        apply(tree, to: section, animatingDifferences: animated)
    }
}

/// The data source of a table view has no section snapshots.
extension UITableViewDiffableDataSource: SnapshotEditable, EditedSource {
    fileprivate typealias Section = SectionIdentifierType
    fileprivate typealias Item = ItemIdentifierType

    fileprivate func makeEditor() -> any SnapshotEditor { DiffableSnapshotEditor(self) }

    fileprivate var allowsReordering: Bool { false }
    fileprivate var hasSectionTrees: Bool { false }
    fileprivate func snapshot(for section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> { .init() }
    fileprivate func show(_ tree: NSDiffableDataSourceSectionSnapshot<Item>, in section: Section, animated: Bool) {}
}

@MainActor
private final class DiffableSnapshotEditor<Source: EditedSource>: SnapshotEditor {
    private typealias Section = Source.Section
    private typealias Item = Source.Item
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    private typealias Tree = NSDiffableDataSourceSectionSnapshot<Item>

    private let source: Source
    /// The sections of the data source when the editor was made.
    private let initialSections: [Section]
    /// The items of the data source when the editor was made, with the hidden items of trees.
    private let initialItems: [Item]
    /// The snapshot that is compared with the data source's present one, to notice changes of items
    /// that this editor did not make.
    private var lastSnapshot: Snapshot
    private var deletedItems: [Item] = []
    private var deletedSections: [(name: Section, items: [Item])] = []

    init(_ source: Source) {
        self.source = source
        lastSnapshot = source.snapshot()
        initialSections = lastSnapshot.sectionIdentifiers
        initialItems = DiffableSnapshotEditor.allItems(of: source)
    }

    private static func allItems(of source: Source) -> [Item] {
        let snapshot = source.snapshot()
        return source.hasSectionTrees
            ? snapshot.sectionIdentifiers.flatMap { source.snapshot(for: $0).items } : snapshot.itemIdentifiers
    }

    // MARK: - Possible changes

    var counts: [Int] {
        let snapshot = source.snapshot()
        return snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
    }

    var deletedItemCount: Int {
        forgetDeletedItemsIfAppChangedItems()
        return deletedItems.count
    }

    var deletedSectionSizes: [Int] {
        forgetDeletedItemsIfAppChangedItems()
        return deletedSections.map(\.items.count)
    }

    var hasTrees: Bool { source.hasSectionTrees }

    var canReorder: Bool { source.allowsReordering }

    /// Forgets the deleted items if the items have changed since the last edit, because the app may
    /// no longer have data for the deleted ones.
    private func forgetDeletedItemsIfAppChangedItems() {
        let now = source.snapshot()
        guard
            now.sectionIdentifiers != lastSnapshot.sectionIdentifiers
                || now.itemIdentifiers != lastSnapshot.itemIdentifiers
        else {
            return
        }
        (deletedItems, deletedSections, lastSnapshot) = ([], [], now)
    }

    func obstacle(to change: ModelChange) -> String? {
        let edits = change.edits
        guard change.updateMethod != .calls, !change.changesModelFirst, change.isComplete else {
            return "a diffable data source is edited by snapshots only"
        }
        guard ModelEdit.canApply(edits, toCounts: counts) else {
            return "the items of the diffable data source do not allow it"
        }
        let items = edits.filter { if case .insertItem = $0 { true } else { false } }
        let sections = edits.compactMap { if case .insertSection(_, let titles) = $0 { titles.count } else { nil } }
        guard items.count <= deletedItemCount, sections.count <= deletedSectionSizes.count,
            zip(sections, deletedSectionSizes.reversed()).allSatisfy({ $0 <= $1 })
        else { return "a hunt cannot make identifiers, and inserts only what it has deleted" }
        guard change.updateMethod == .section || edits.contains(where: \.expandsOrCollapses) else { return nil }
        guard hasTrees else { return "no section was applied as a section snapshot" }
        guard edits.count == 1, let edit = edits.first else {
            return "a section snapshot is edited by one line at a time"
        }
        switch edit {
        case .expandItem(let path), .collapseItem(let path):
            return expansionToggle(forItemAt: path) == edit
                ? nil : "item \(path.text) has no children, or is so already"
        case .deleteItem: return nil
        default: return "by=section is for 'delete ITEM'"
        }
    }

    func expansionToggle(forItemAt path: IndexPath) -> ModelEdit? {
        guard hasTrees, let section = source.sectionIdentifier(for: path.section),
            let item = source.itemIdentifier(for: path)
        else {
            return nil
        }
        let tree = source.snapshot(for: section)
        guard tree.contains(item), !tree.snapshot(of: item).items.isEmpty else { return nil }
        return tree.isExpanded(item) ? .collapseItem(path) : .expandItem(path)
    }

    // MARK: - Changes

    func perform(_ change: ModelChange) {
        forgetDeletedItemsIfAppChangedItems()
        switch change.edits.first {
        case .deleteItem(let path) where change.updateMethod == .section:
            editTree(ofItemAt: path, animated: change.isAnimated) { tree, item in
                // The last of the deleted items is inserted again first, so the item itself is
                // inserted before its children.
                deletedItems += tree.snapshot(of: item, includingParent: true).items.reversed()
                tree.delete([item])
            }
        case .expandItem(let path): editTree(ofItemAt: path, animated: change.isAnimated) { $0.expand([$1]) }
        case .collapseItem(let path): editTree(ofItemAt: path, animated: change.isAnimated) { $0.collapse([$1]) }
        default:
            let next = makeSnapshotNotingDeletions(applying: change.edits, to: source.snapshot())
            if change.updateMethod == .reload {
                source.applySnapshotUsingReloadData(next, completion: nil)
            } else {
                source.apply(next, animatingDifferences: change.isAnimated, completion: nil)
            }
        }
        lastSnapshot = source.snapshot()
    }

    private func editTree(ofItemAt path: IndexPath, animated: Bool, _ edit: (inout Tree, Item) -> Void) {
        guard let section = source.sectionIdentifier(for: path.section), let item = source.itemIdentifier(for: path)
        else { return }
        var tree = source.snapshot(for: section)
        edit(&tree, item)
        source.show(tree, in: section, animated: animated)
    }

    /// Returns a snapshot after changes that are made together. Deletions, reloads and the sources
    /// of moves have index paths before the changes. Insertions and the targets of moves have index
    /// paths after the changes. [UPD-01] The function also updates `deletedItems` and
    /// `deletedSections`.
    private func makeSnapshotNotingDeletions(applying edits: [ModelEdit], to before: Snapshot) -> Snapshot {
        var (reloaded, reconfigured, reloadedSections): ([Item], [Item], [Section]) = ([], [], [])
        var (leaving, leavingSections): ([Item], [Section]) = ([], [])
        var arriving: [(path: IndexPath, item: Item)] = []
        var arrivingSections: [(index: Int, section: Section, items: [Item]?)] = []
        let names = before.sectionIdentifiers
        func item(at path: IndexPath) -> Item { before.itemIdentifiers(inSection: names[path.section])[path.item] }
        // A hunt inserts only items and sections that were deleted before this call.
        var (spareItems, spareSections) = (deletedItems, deletedSections)
        for edit in edits {
            switch edit {
            case .deleteItem(let path):
                leaving.append(item(at: path))
                deletedItems.append(item(at: path))
            case .moveItem(let from, let to):
                leaving.append(item(at: from))
                arriving.append((to, item(at: from)))
            case .insertItem(let path, _):
                let item = spareItems.removeLast()
                deletedItems.removeAll { $0 == item }
                arriving.append((path, item))
            case .deleteSection(let index): leavingSections.append(names[index])
            case .moveSection(let from, let to):
                leavingSections.append(names[from])
                arrivingSections.append((to, names[from], nil))
            case .insertSection(let index, let titles):
                let section = spareSections.removeLast()
                deletedSections.removeAll { $0.name == section.name }
                deletedItems += section.items.dropFirst(titles.count).reversed()
                arrivingSections.append((index, section.name, Array(section.items.prefix(titles.count))))
            case .reloadItem(let path): reloaded.append(item(at: path))
            case .reconfigureItem(let path): reconfigured.append(item(at: path))
            case .reloadSection(let index): reloadedSections.append(names[index])
            case .expandItem, .collapseItem: break
            }
        }
        var after = before
        after.deleteItems(leaving)
        let moved = Set(arrivingSections.map(\.section))
        let contents = Dictionary(
            uniqueKeysWithValues: leavingSections.map { ($0, after.itemIdentifiers(inSection: $0)) })
        for section in leavingSections where !moved.contains(section) {
            deletedSections.append((section, contents[section]!))
        }
        after.deleteSections(leavingSections)
        for arrival in arrivingSections.sorted(by: { $0.index < $1.index }) {
            if arrival.index < after.numberOfSections {
                after.insertSections([arrival.section], beforeSection: after.sectionIdentifiers[arrival.index])
            } else {
                after.appendSections([arrival.section])
            }
            after.appendItems(arrival.items ?? contents[arrival.section]!, toSection: arrival.section)
        }
        for arrival in arriving.sorted(by: { $0.path < $1.path }) {
            let section = after.sectionIdentifiers[arrival.path.section]
            let items = after.itemIdentifiers(inSection: section)
            if arrival.path.item < items.count {
                after.insertItems([arrival.item], beforeItem: items[arrival.path.item])
            } else {
                after.appendItems([arrival.item], toSection: section)
            }
        }
        after.reloadItems(reloaded)
        after.reconfigureItems(reconfigured)
        after.reloadSections(reloadedSections)
        return after
    }

    // MARK: - Copying the items to another data source

    func applyItems(to other: any SnapshotEditor) -> Bool {
        guard let other = other as? DiffableSnapshotEditor<Source>,
            initialItems.count == other.initialItems.count,
            initialSections.count == other.initialSections.count
        else { return false }
        let now = source.snapshot()
        let items = Dictionary(zip(initialItems, other.initialItems)) { first, _ in first }
        let sections = Dictionary(zip(initialSections, other.initialSections)) { first, _ in first }
        guard now.sectionIdentifiers.allSatisfy({ sections[$0] != nil }),
            DiffableSnapshotEditor.allItems(of: source).allSatisfy({ items[$0] != nil })
        else { return false }
        var next = Snapshot()
        for section in now.sectionIdentifiers {
            next.appendSections([sections[section]!])
            next.appendItems(now.itemIdentifiers(inSection: section).map { items[$0]! }, toSection: sections[section]!)
        }
        other.source.applySnapshotUsingReloadData(next, completion: nil)
        guard hasTrees else { return true }
        for section in now.sectionIdentifiers {
            let tree = source.snapshot(for: section)
            var copy = Tree()
            for item in tree.items { copy.append([items[item]!], to: tree.parent(of: item).map { items[$0]! }) }
            copy.expand(tree.expandedItems.map { items[$0]! })
            other.source.show(copy, in: sections[section]!, animated: false)
        }
        return true
    }
}

extension ModelEdit {
    var expandsOrCollapses: Bool {
        switch self {
        case .expandItem, .collapseItem: true
        default: false
        }
    }
}
