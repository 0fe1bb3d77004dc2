/// A batch of changes, validated: where everything goes, and what is wrong with it. [UPD-01]
///
/// Deleting, reloading and the source of a move speak of index paths before the update; inserting and the target of a move
/// of paths after it. A reload stays where it is and gets another view.
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
    let after: [Int]

    private var deletedSections: Set<Int> = []
    private var insertedSections: Set<Int> = []
    private(set) var reloadedSections: Set<Int> = []
    private var sectionMoves: [Int: Int] = [:]
    private var sectionMovesBack: [Int: Int] = [:]
    private var sections = IndexShift.none

    private var deletedItems: Set<IndexPath> = []
    private var insertedItems: Set<IndexPath> = []
    private var reloadedItems: Set<IndexPath> = []
    private var itemMoves: [IndexPath: IndexPath] = [:]
    private var itemMovesBack: [IndexPath: IndexPath] = [:]
    /// By section before the update, for sections that stay and whose items change.
    private var items: [Int: IndexShift] = [:]

    init(_ changes: [Change], before: [Int], after: [Int]) {
        self.changes = changes
        self.before = before
        self.after = after
        for change in changes {
            switch change {
            case .deleteItem(let path): deletedItems.insert(path)
            case .insertItem(let path): insertedItems.insert(path)
            case .reloadItem(let path): reloadedItems.insert(path)
            case .moveItem(let path, let target):
                itemMoves[path] = target
                itemMovesBack[target] = path
            case .deleteSection(let section): deletedSections.insert(section)
            case .insertSection(let section): insertedSections.insert(section)
            case .reloadSection(let section): reloadedSections.insert(section)
            case .moveSection(let section, let target):
                sectionMoves[section] = target
                sectionMovesBack[target] = section
            }
        }
        sections = IndexShift(
            removed: deletedSections.union(sectionMoves.keys), filled: insertedSections.union(sectionMoves.values))
        makeItemShifts()
    }

    private mutating func makeItemShifts() {
        var removed: [Int: [Int]] = [:]
        var filled: [Int: [Int]] = [:]
        for path in deletedItems { removed[path.section, default: []].append(path.item) }
        for path in itemMoves.keys { removed[path.section, default: []].append(path.item) }
        for path in insertedItems {
            if let source = section(before: path.section) { filled[source, default: []].append(path.item) }
        }
        for path in itemMoves.values {
            if let source = section(before: path.section) { filled[source, default: []].append(path.item) }
        }
        for section in Set(removed.keys).union(filled.keys) {
            items[section] = IndexShift(removed: removed[section] ?? [], filled: filled[section] ?? [])
        }
    }

    // MARK: - Where things go

    /// The section after the update that was `section` before; nil when it is deleted.
    func section(after section: Int) -> Int? {
        if let target = sectionMoves[section] { return target }
        return sections.after(section)
    }

    /// The section before the update that is `section` after; nil when it is new.
    func section(before section: Int) -> Int? {
        if let source = sectionMovesBack[section] { return source }
        return sections.before(section)
    }

    /// Where the item at `path` goes; nil when it is deleted. A reloaded one goes where it is.
    func item(after path: IndexPath) -> IndexPath? {
        if let target = itemMoves[path] { return target }
        guard let section = section(after: path.section),
            let item = (items[path.section] ?? .none).after(path.item)
        else { return nil }
        return IndexPath(item: item, section: section)
    }

    /// Where the item at `path` comes from; nil when it is new.
    func item(before path: IndexPath) -> IndexPath? {
        if let source = itemMovesBack[path] { return source }
        guard let section = section(before: path.section),
            let item = (items[section] ?? .none).before(path.item)
        else { return nil }
        return IndexPath(item: item, section: section)
    }

    /// Whether the item at `path` before the update gets another view.
    func isReloaded(_ path: IndexPath) -> Bool {
        reloadedSections.contains(path.section) || reloadedItems.contains(path)
    }

    var insertsAndReloadsSections: Bool { !insertedSections.isEmpty && !reloadedSections.isEmpty }

    // MARK: - What the layout is told

    @MainActor
    var updateItems: [UICollectionViewUpdateItem] {
        changes.map { change in
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
}
