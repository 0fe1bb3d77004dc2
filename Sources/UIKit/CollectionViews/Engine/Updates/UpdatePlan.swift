/// A validated batch of changes: where every element goes, and which mistakes the batch has. [UPD-01]
///
/// Deletions, reloads and the sources of moves use index paths of before the update. Insertions and the targets of moves use those
/// of after it. A reloaded item stays at its place and gets another view.
struct UpdatePlan {
    enum Change: Equatable {
        case deleteItem(IndexPath)
        case insertItem(IndexPath)
        case reloadItem(IndexPath)
        case moveItem(IndexPath, to: IndexPath)
        case deleteSection(Int)
        case insertSection(Int)
        case reloadSection(Int)
        case moveSection(Int, to: Int)
    }

    let changes: [Change]
    /// Item counts by section, before and after.
    let before: [Int]
    /// Empty until the data source is asked.
    var after: [Int]

    let sorted: SortedChanges
    let sections: IndexShift
    /// By section before the update, for sections that stay and whose items change.
    private(set) var items: [Int: IndexShift] = [:]

    init(_ changes: [Change], before: [Int], after: [Int]) {
        self.init(changes, SortedChanges(changes), before: before, after: after)
    }

    init(_ changes: [Change], _ sorted: SortedChanges, before: [Int], after: [Int] = []) {
        self.changes = changes
        self.sorted = sorted
        self.before = before
        self.after = after
        sections = IndexShift(
            removed: sorted.deletedSections.union(sorted.sectionMoves.keys),
            filled: sorted.insertedSections.union(sorted.sectionMoves.values))
        makeItemShifts()
    }

    private mutating func makeItemShifts() {
        var removed: [Int: [Int]] = [:]
        var filled: [Int: [Int]] = [:]
        sorted.deletedItems.forEachSection { removed[$0] = $1 }
        sorted.insertedItems.forEachSection { section, numbers in
            if let source = self.section(before: section) { filled[source, default: []] += numbers }
        }
        for move in sorted.itemMoves.moves {
            removed[move.from.section, default: []].append(move.from.item)
            if let source = section(before: move.to.section) { filled[source, default: []].append(move.to.item) }
        }
        for section in Set(removed.keys).union(filled.keys) {
            items[section] = IndexShift(removed: removed[section] ?? [], filled: filled[section] ?? [])
        }
    }

    // MARK: - Where things go

    /// The section after the update that was `section` before; nil when it is deleted.
    func section(after section: Int) -> Int? {
        if let target = sorted.sectionMoves[section] { return target }
        return sections.after(section)
    }

    /// The section before the update that is `section` after; nil when it is new.
    func section(before section: Int) -> Int? {
        if let source = sorted.sectionMovesBack[section] { return source }
        return sections.before(section)
    }

    /// Where the item at `path` goes; nil when it is deleted. A reloaded item stays where it is.
    func item(after path: IndexPath) -> IndexPath? {
        if let target = sorted.itemMoves.target(of: path) { return target }
        guard let section = section(after: path.section),
            let item = (items[path.section] ?? .none).after(path.item)
        else { return nil }
        return IndexPath(item: item, section: section)
    }

    /// Where the item at `path` comes from; nil when it is new.
    func item(before path: IndexPath) -> IndexPath? {
        if let source = sorted.itemMovesBack.target(of: path) { return source }
        guard let section = section(before: path.section),
            let item = (items[section] ?? .none).before(path.item)
        else { return nil }
        return IndexPath(item: item, section: section)
    }

    /// Whether the item at `path` before the update gets another view.
    func isReloaded(_ path: IndexPath) -> Bool {
        sorted.reloadedSections.contains(path.section) || sorted.reloadedItems.contains(path)
    }

    var insertsAndReloadsSections: Bool { !sorted.insertedSections.isEmpty && !sorted.reloadedSections.isEmpty }

    // MARK: - What the layout is told

    @MainActor
    var updateItems: [UICollectionViewUpdateItem] {
        var items: [UICollectionViewUpdateItem] = []
        items.reserveCapacity(changes.count)
        // OPTIMIZATION: a loop, because a closure of the main actor's that `map` calls is checked for its actor each time, 230
        // instructions.
        for change in changes { items.append(updateItem(change)) }
        return items
    }

    @MainActor
    private func updateItem(_ change: Change) -> UICollectionViewUpdateItem {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        return switch change {
        case .deleteItem(let path): UICollectionViewUpdateItem(.delete, before: path, after: nil)
        case .insertItem(let path): UICollectionViewUpdateItem(.insert, before: nil, after: path)
        case .reloadItem(let path): UICollectionViewUpdateItem(.reload, before: path, after: item(after: path))
        case .moveItem(let path, let target): UICollectionViewUpdateItem(.move, before: path, after: target)
        case .deleteSection(let section): UICollectionViewUpdateItem(.delete, before: whole(section), after: nil)
        case .insertSection(let section): UICollectionViewUpdateItem(.insert, before: nil, after: whole(section))
        case .reloadSection(let section):
            UICollectionViewUpdateItem(.reload, before: whole(section), after: self.section(after: section).map(whole))
        case .moveSection(let section, let target): UICollectionViewUpdateItem(.move, before: whole(section), after: whole(target))
        }
    }
}
