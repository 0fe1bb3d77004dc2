import UIKit

/// One edit of a ``ModelChange``, with index paths as in a batch update. Deletions, reloads and the
/// sources of moves have index paths before the update. Insertions and the targets of moves have
/// index paths after the update. [UPD-01]
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
    /// Shows the children of an item, if the data source is diffable and the item's section was
    /// applied as a section snapshot.
    case expandItem(IndexPath)
    case collapseItem(IndexPath)

    /// The change as a line of a scenario or of a finding.
    public var description: String { ModelEdit.line(for: [self]) }

    /// Returns one line for several edits of one kind: "delete 0-1 0-2". For no edits, the line is
    /// "batch".
    static func line(for edits: [ModelEdit]) -> String {
        guard let first = edits.first else { return "batch" }
        let targets = edits.map(\.targetText)
        let text =
            switch first {
            case .deleteSection, .reloadSection:
                "section=" + targets.map { $0.trimmingPrefix("section=") }.joined(separator: ",")
            case .insertItem(_, let title) where !title.isEmpty: "\(targets.joined(separator: " ")) title=\"\(title)\""
            default: targets.joined(separator: " ")
            }
        return "\(first.verb) \(text)"
    }

    /// The first word of the edit's line.
    var verb: String {
        switch self {
        case .deleteItem, .deleteSection: "delete"
        case .insertItem, .insertSection: "insert"
        case .moveItem, .moveSection: "move"
        case .reloadItem, .reloadSection: "reload"
        case .reconfigureItem: "reconfigure"
        case .expandItem: "expand"
        case .collapseItem: "collapse"
        }
    }

    private var targetText: String {
        switch self {
        case .deleteItem(let path), .insertItem(let path, _), .reloadItem(let path), .reconfigureItem(let path),
            .expandItem(let path),
            .collapseItem(let path):
            path.text
        case .moveItem(let from, let to): "\(from.text) \(to.text)"
        case .deleteSection(let section), .reloadSection(let section): "section=\(section)"
        case .insertSection(let section, let titles): "section=\(section) items=\(titles.count)"
        case .moveSection(let from, let to): "section=\(from) to=\(to)"
        }
    }

    /// Whether the edit can change which items are shown. Reloads and reconfigurations cannot.
    package var changesModel: Bool {
        switch self {
        case .reloadItem, .reloadSection, .reconfigureItem: false
        default: true
        }
    }

    /// Tells the collection view of several edits of one kind: by one call for each move, and by
    /// one call for all other edits. There is no call for expanding and collapsing items.
    @MainActor
    package static func announce(_ edits: [ModelEdit], to view: any ObservedList) {
        var paths: [IndexPath] = []
        var sections = IndexSet()
        for edit in edits {
            switch edit {
            case .deleteItem(let path), .insertItem(let path, _), .reloadItem(let path), .reconfigureItem(let path):
                paths.append(path)
            case .deleteSection(let section), .insertSection(let section, _), .reloadSection(let section):
                sections.insert(section)
            case .moveItem(let from, let to): view.move(itemAt: from, to: to)
            case .moveSection(let from, let to): view.moveSection(from, toSection: to)
            case .expandItem, .collapseItem: break
            }
        }
        switch edits.first {
        case .deleteItem: view.delete(itemsAt: paths)
        case .insertItem: view.insert(itemsAt: paths)
        case .reloadItem: view.reload(itemsAt: paths)
        case .reconfigureItem: view.reconfigure(itemsAt: paths)
        case .deleteSection: view.delete(sections: sections)
        case .insertSection: view.insert(sections: sections)
        case .reloadSection: view.reload(sections: sections)
        case .moveItem, .moveSection, .expandItem, .collapseItem, nil: break
        }
    }

    // MARK: - The model after the changes

    /// Returns the numbers that name the sections, in their order after the changes. An inserted
    /// section gets a new number. Edits of items and reloads have no effect.
    ///
    /// - Parameter names: the numbers of the sections before the changes.
    package static func applyingSectionEdits(in edits: [ModelEdit], toSectionNumbers names: [Int]) -> [Int] {
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
        return applying(changes, to: names.map { ["\($0)"] }).map { Int($0[0])! }
    }

    /// Returns the model after changes that are made together. Deleting or moving an item or a
    /// section that does not exist has no effect. An insertion beyond the end of a section, or of
    /// the list of sections, is made at the end. An item whose target section does not exist after
    /// the changes is lost.
    package static func applying(_ edits: [ModelEdit], to before: [[String]]) -> [[String]] {
        var deletedItems = Set<IndexPath>()
        var deletedSections = Set<Int>()
        var insertedSections: [(Int, [String])] = []
        var insertedItems: [(IndexPath, String)] = []
        var movedSections: [(from: Int, to: Int)] = []
        for edit in edits {
            switch edit {
            case .deleteItem(let path): deletedItems.insert(path)
            case .insertItem(let path, let title): insertedItems.append((path, title))
            case .moveItem(let from, let to):
                guard before.indices.contains(from.section), before[from.section].indices.contains(from.item) else {
                    continue
                }
                insertedItems.append((to, before[from.section][from.item]))
                deletedItems.insert(from)
            case .deleteSection(let section): deletedSections.insert(section)
            case .insertSection(let section, let titles): insertedSections.append((section, titles))
            case .moveSection(let from, let to):
                guard before.indices.contains(from) else { continue }
                movedSections.append((from, to))
                deletedSections.insert(from)
            case .reloadItem, .reloadSection, .reconfigureItem, .expandItem, .collapseItem: break
            }
        }
        var after = before
        for path in deletedItems.sorted(by: >)
        where after.indices.contains(path.section) && after[path.section].indices.contains(path.item) {
            after[path.section].remove(at: path.item)
        }
        insertedSections += movedSections.map { ($0.to, after[$0.from]) }
        for section in deletedSections.sorted(by: >) where after.indices.contains(section) { after.remove(at: section) }
        for (section, titles) in insertedSections.sorted(by: { $0.0 < $1.0 }) {
            after.insert(titles, at: min(section, after.count))
        }
        for (path, title) in insertedItems.sorted(by: { $0.0 < $1.0 }) where after.indices.contains(path.section) {
            after[path.section].insert(title, at: min(path.item, after[path.section].count))
        }
        return after
    }
}
