import UIKit

/// The titles of an app's items, by section.
struct AppModel {
    var sections: [[String]]
    /// The name of each section, which is a number. A section keeps its name when it moves.
    var names: [Int]
    private var newTitles = 0

    init(_ setting: AppSetting) {
        sections = setting.items.enumerated().map { section, count in (0..<count).map { "\(section)-\($0)" } }
        names = Array(setting.items.indices)
        for (path, title) in setting.titles where hasItem(at: path) { self[path] = title }
    }

    func hasItem(at path: IndexPath) -> Bool {
        sections.indices.contains(path.section) && sections[path.section].indices.contains(path.item)
    }

    subscript(path: IndexPath) -> String {
        get { sections[path.section][path.item] }
        set { sections[path.section][path.item] = newValue }
    }

    /// Returns a title such as "new1", with a different number at each call.
    mutating func makeTitle() -> String {
        newTitles += 1
        return "new\(newTitles)"
    }

    /// Adds new names at the end, or removes the last ones, until each section has one name.
    mutating func updateSectionNames() {
        while names.count < sections.count { names.append((names.max() ?? -1) + 1) }
        names.removeSubrange(sections.count...)
    }

    mutating func moveItem(at from: IndexPath, to target: IndexPath) {
        guard hasItem(at: from), sections.indices.contains(target.section) else { return }
        let title = sections[from.section].remove(at: from.item)
        sections[target.section].insert(title, at: min(target.item, sections[target.section].count))
    }

    var snapshot: NSDiffableDataSourceSnapshot<Int, String> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections(names)
        for (name, titles) in zip(names, sections) { snapshot.appendItems(titles, toSection: name) }
        return snapshot
    }

    /// Returns the item number in a title such as "0-3", here 3. Returns nil if the last of the
    /// texts between hyphens is not a number.
    static func itemNumber(in title: String) -> Int? { title.split(separator: "-").last.flatMap { Int($0) } }

    /// Whether the item number in a title such as "0-3" is a multiple of three.
    static func hasItemNumberDivisibleByThree(_ title: String) -> Bool {
        itemNumber(in: title).map { $0 % 3 == 0 } ?? false
    }
}

/// Changes of the model that belong together, and the calls that announce them to the collection
/// view.
struct AppChange {
    /// Changes the items, and announces nothing to the collection view.
    var changeModel: @MainActor (inout AppModel) -> Void
    /// Announces the changes to the collection view, by `insertItems(at:)` and similar methods.
    var announce: @MainActor (UICollectionView) -> Void
    /// The titles of the items that are reloaded under a diffable data source.
    var reloaded: [String] = []
    var reconfigured: [String] = []
}
