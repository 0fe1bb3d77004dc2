import UIKit

/// A change of the app's model or a reload, and the call that announces it to the collection view.
/// The places of inserted items and sections and the targets of moves are those after the update;
/// all other places are those before it.
enum DeviceEdit {
    case insert([IndexPath], title: String?)
    /// Inserts a number of items before the first one on screen.
    case insertAbove(Int)
    case insertSection(Int, items: Int)
    case delete([IndexPath])
    case deleteSection(Int)
    case move(IndexPath, to: IndexPath)
    case moveSection(Int, to: Int)
    case reload([IndexPath])
    case reloadSections([Int])
    case reloadData
    case reconfigure([IndexPath])
    indirect case batch([DeviceEdit])

    /// The way in which the app announces a change to the collection view.
    enum UpdateMethod {
        case batch, calls, reload
    }

    /// Returns the changes without nesting: each batch is replaced by the changes in it.
    static func flattened(_ edits: [DeviceEdit]) -> [DeviceEdit] {
        edits.flatMap { edit -> [DeviceEdit] in
            if case .batch(let inner) = edit { return flattened(inner) }
            return [edit]
        }
    }

    @MainActor
    func announce(to view: UICollectionView) {
        switch self {
        case .insert(let paths, _): view.insertItems(at: paths)
        case .insertAbove(let count):
            view.insertItems(at: DeviceEdit.indexPaths(forInserting: count, beforeVisibleItemsOf: view))
        case .insertSection(let section, _): view.insertSections(IndexSet(integer: section))
        case .delete(let paths): view.deleteItems(at: paths)
        case .deleteSection(let section): view.deleteSections(IndexSet(integer: section))
        case .move(let from, let to): view.moveItem(at: from, to: to)
        case .moveSection(let from, let to): view.moveSection(from, toSection: to)
        case .reload(let paths): view.reloadItems(at: paths)
        case .reloadSections(let sections): view.reloadSections(IndexSet(sections))
        case .reloadData: view.reloadData()
        case .reconfigure(let paths): view.reconfigureItems(at: paths)
        case .batch(let edits):
            view.performBatchUpdates({ for edit in edits { edit.announce(to: view) } }, completion: nil)
        }
    }

    /// Returns the index paths that new items get if `count` items are inserted before the first
    /// item on screen.
    @MainActor
    static func indexPaths(forInserting count: Int, beforeVisibleItemsOf view: UICollectionView) -> [IndexPath] {
        let first = view.indexPathsForVisibleItems.min() ?? IndexPath(item: 0, section: 0)
        return (0..<count).map { IndexPath(item: first.item + $0, section: first.section) }
    }

    /// Returns the titles of the items in each section after the changes. Deletions come first,
    /// then insertions in the order of their index paths. A move is a deletion and an insertion.
    /// Changes of items and sections that do not exist are left out, and an insertion beyond the
    /// end adds to the end.
    @MainActor
    static func titles(
        after edits: [DeviceEdit], from before: [[String]], in view: UICollectionView, newTitle: () -> String
    ) -> [[String]] {
        var (items, sections): ([(IndexPath, String)], [(Int, [String])]) = ([], [])
        var movedSections: [(from: Int, to: Int)] = []
        var (goneItems, goneSections) = (Set<IndexPath>(), Set<Int>())
        for edit in flattened(edits) {
            switch edit {
            case .insert(let paths, let title): items += paths.map { ($0, title ?? newTitle()) }
            case .insertAbove(let count):
                items += indexPaths(forInserting: count, beforeVisibleItemsOf: view).map { ($0, newTitle()) }
            case .insertSection(let section, let count): sections.append((section, (0..<count).map { _ in newTitle() }))
            case .delete(let paths): goneItems.formUnion(paths)
            case .deleteSection(let section): goneSections.insert(section)
            case .move(let from, let to):
                guard before.indices.contains(from.section), before[from.section].indices.contains(from.item) else {
                    continue
                }
                items.append((to, before[from.section][from.item]))
                goneItems.insert(from)
            case .moveSection(let from, let to):
                guard before.indices.contains(from) else { continue }
                movedSections.append((from, to))
                goneSections.insert(from)
            case .reload, .reloadSections, .reloadData, .reconfigure, .batch: break
            }
        }
        var after = before
        for path in goneItems.sorted(by: >)
        where after.indices.contains(path.section) && after[path.section].indices.contains(path.item) {
            after[path.section].remove(at: path.item)
        }
        sections += movedSections.map { ($0.to, after[$0.from]) }
        for section in goneSections.sorted(by: >) where after.indices.contains(section) { after.remove(at: section) }
        for (section, titles) in sections.sorted(by: { $0.0 < $1.0 }) {
            after.insert(titles, at: min(section, after.count))
        }
        for (path, title) in items.sorted(by: { $0.0 < $1.0 }) where after.indices.contains(path.section) {
            after[path.section].insert(title, at: min(path.item, after[path.section].count))
        }
        return after
    }
}
