/// The changes of a batch, sorted by what they are about. A change that is named twice counts once.
///
/// Paths that no item can have are left out; `UpdatePlan` reports them.
struct SortedChanges {
    private(set) var deletedSections: Set<Int> = []
    private(set) var insertedSections: Set<Int> = []
    private(set) var reloadedSections: Set<Int> = []
    private(set) var sectionMoves: [Int: Int] = [:]
    private(set) var sectionMovesBack: [Int: Int] = [:]
    /// In the order of the calls.
    private(set) var movesOfSections: [(from: Int, to: Int)] = []

    let deletedItems: ItemSet
    let insertedItems: ItemSet
    let reloadedItems: ItemSet
    /// In the order of the calls.
    private(set) var moves: ContiguousArray<ItemMoves.Move> = []
    let itemMoves: ItemMoves
    let itemMovesBack: ItemMoves

    init(_ changes: [UpdatePlan.Change]) {
        var deleted: ContiguousArray<PackedItem> = []
        var inserted: ContiguousArray<PackedItem> = []
        var reloaded: ContiguousArray<PackedItem> = []
        for change in changes {
            switch change {
            case .deleteItem(let path): if let item = PackedItem(path) { deleted.append(item) }
            case .insertItem(let path): if let item = PackedItem(path) { inserted.append(item) }
            case .reloadItem(let path): if let item = PackedItem(path) { reloaded.append(item) }
            case .moveItem(let path, let target):
                if let from = PackedItem(path), let to = PackedItem(target) { moves.append(ItemMoves.Move(from: from, to: to)) }
            case .deleteSection(let section): deletedSections.insert(section)
            case .insertSection(let section): insertedSections.insert(section)
            case .reloadSection(let section): reloadedSections.insert(section)
            case .moveSection(let section, let target):
                movesOfSections.append((section, target))
                sectionMoves[section] = target
                sectionMovesBack[target] = section
            }
        }
        deletedItems = ItemSet(deleted)
        insertedItems = ItemSet(inserted)
        reloadedItems = ItemSet(reloaded)
        itemMoves = ItemMoves(moves)
        itemMovesBack = ItemMoves(ContiguousArray(moves.map { ItemMoves.Move(from: $0.to, to: $0.from) }))
    }
}
