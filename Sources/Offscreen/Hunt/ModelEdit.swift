import UIKit

/// One change of a model, with the index paths of a batch update: deletions, moves and reloads by the paths before, insertions by
/// those after. [UPD-01]
public enum ModelEdit: Equatable, Sendable, CustomStringConvertible {
    case deleteItem(IndexPath)
    case insertItem(IndexPath, title: String)
    case moveItem(IndexPath, IndexPath)
    case deleteSection(Int)
    case insertSection(Int, titles: [String])
    case moveSection(Int, Int)
    case reloadItem(IndexPath)
    case reloadSection(Int)
    case reconfigureItem(IndexPath)

    /// The change as a line of a scenario.
    public var description: String {
        func text(_ path: IndexPath) -> String { "\(path.section)-\(path.item)" }
        return switch self {
        case .deleteItem(let path): "delete \(text(path))"
        case .insertItem(let path, _): "insert \(text(path))"
        case .moveItem(let from, let to): "move \(text(from)) \(text(to))"
        case .deleteSection(let section): "delete section=\(section)"
        case .insertSection(let section, let titles): "insert section=\(section) items=\(titles.count)"
        case .moveSection(let from, let to): "move section=\(from) to=\(to)"
        case .reloadItem(let path): "reload \(text(path))"
        case .reloadSection(let section): "reload section=\(section)"
        case .reconfigureItem(let path): "reconfigure \(text(path))"
        }
    }

    /// Whether the items differ afterwards.
    var changesModel: Bool {
        switch self {
        case .reloadItem, .reloadSection, .reconfigureItem: false
        default: true
        }
    }

    /// Tells the collection view of the change.
    @MainActor
    package func tell(_ view: UICollectionView) {
        switch self {
        case .deleteItem(let path): view.deleteItems(at: [path])
        case .insertItem(let path, _): view.insertItems(at: [path])
        case .moveItem(let from, let to): view.moveItem(at: from, to: to)
        case .deleteSection(let section): view.deleteSections([section])
        case .insertSection(let section, _): view.insertSections([section])
        case .moveSection(let from, let to): view.moveSection(from, toSection: to)
        case .reloadItem(let path): view.reloadItems(at: [path])
        case .reloadSection(let section): view.reloadSections([section])
        case .reconfigureItem(let path): view.reconfigureItems(at: [path])
        }
    }

    // MARK: - The model after

    /// The names of the sections after the changes. A new section gets a new name.
    package static func applySections(_ edits: [ModelEdit], to names: [Int]) -> [Int] {
        var next = (names.max() ?? -1) + 1
        let changes: [ModelEdit] = edits.compactMap { edit in
            switch edit {
            case .insertSection(let section, _):
                next += 1
                return .insertSection(section, titles: ["\(next - 1)"])
            case .deleteSection, .moveSection: return edit
            default: return nil
            }
        }
        if changes.isEmpty { return names }
        return apply(changes, to: names.map { ["\($0)"] }).map { Int($0[0])! }
    }

    /// The model after the changes, which belong together.
    package static func apply(_ edits: [ModelEdit], to before: [[String]]) -> [[String]] {
        var deletedItems = Set<IndexPath>()
        var deletedSections = Set<Int>()
        var insertedSections: [(Int, [String])] = []
        var insertedItems: [(IndexPath, String)] = []
        for edit in edits {
            switch edit {
            case .deleteItem(let path): deletedItems.insert(path)
            case .insertItem(let path, let title): insertedItems.append((path, title))
            case .moveItem(let from, let to):
                insertedItems.append((to, before[from.section][from.item]))
                deletedItems.insert(from)
            case .deleteSection(let section): deletedSections.insert(section)
            case .insertSection(let section, let titles): insertedSections.append((section, titles))
            case .moveSection(let from, let to):
                insertedSections.append((to, before[from]))
                deletedSections.insert(from)
            case .reloadItem, .reloadSection, .reconfigureItem: break
            }
        }
        var after = before
        for path in deletedItems.sorted(by: >) where after.indices.contains(path.section) && after[path.section].indices.contains(path.item)
        {
            after[path.section].remove(at: path.item)
        }
        for section in deletedSections.sorted(by: >) where after.indices.contains(section) { after.remove(at: section) }
        for (section, titles) in insertedSections.sorted(by: { $0.0 < $1.0 }) { after.insert(titles, at: min(section, after.count)) }
        for (path, title) in insertedItems.sorted(by: { $0.0 < $1.0 }) where after.indices.contains(path.section) {
            after[path.section].insert(title, at: min(path.item, after[path.section].count))
        }
        return after
    }
}
