import UIKit

/// One change of the model, in the index paths of a batch update: what is deleted or moved by those of before, what is inserted by
/// those of after. [UPD-01]
enum ModelEdit: Sendable {
    case deleteItem(IndexPath)
    case insertItem(IndexPath, title: String)
    case moveItem(IndexPath, IndexPath)
    case deleteSection(Int)
    case insertSection(Int, titles: [String])
    case moveSection(Int, Int)

    /// The sections' names after the changes; a new section gets a new one.
    static func applySections(_ edits: [ModelEdit], to names: [Int]) -> [Int] {
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
        return apply(changes, to: names.map { ["\($0)"] }).map { Int($0[0])! }
    }

    /// The model after the changes, which belong together.
    static func apply(_ edits: [ModelEdit], to before: [[String]]) -> [[String]] {
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
            }
        }
        var after = before.enumerated().filter { !deletedSections.contains($0.offset) }.map { section, titles in
            titles.enumerated().filter { !deletedItems.contains(IndexPath(item: $0.offset, section: section)) }.map(\.element)
        }
        for (section, titles) in insertedSections.sorted(by: { $0.0 < $1.0 }) { after.insert(titles, at: min(section, after.count)) }
        for (path, title) in insertedItems.sorted(by: { $0.0 < $1.0 }) where after.indices.contains(path.section) {
            after[path.section].insert(title, at: min(path.item, after[path.section].count))
        }
        return after
    }
}
