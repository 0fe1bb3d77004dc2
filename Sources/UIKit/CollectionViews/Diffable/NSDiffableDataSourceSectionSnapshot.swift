/// The items of one section as a tree, as a value. Items can be expanded. [api: section 12]
///
/// Items are stored depth first: the children of an item follow it, one level deeper.
///
///     items    fruit  apple  pear  bread
///     levels       0      1     1      0
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable where ItemIdentifierType: Hashable & Sendable {
    var row = IdentifierRow<ItemIdentifierType>()
    var levels: [Int] = []
    var expanded: Set<ItemIdentifierType> = []

    public init() {}

    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        self = snapshot
    }

    // MARK: - Adding items

    /// Appends items to the children of a parent, or to the roots when there is no parent. Fails for items that are already there.
    /// [api: text 25b]
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard !items.isEmpty else { return }
        guard let parent else { return insert(items, at: row.count, level: 0) }
        guard let position = found(parent, "Parent item identifier") else { return }
        insert(items, at: family(of: position).upperBound, level: levels[position] + 1)
    }

    /// Inserts items among the siblings of `item`.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard !items.isEmpty, let position = found(item, "Item identifier to insert before") else { return }
        insert(items, at: position, level: levels[position])
    }

    /// Inserts items among the siblings of `item`, after its descendants.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard !items.isEmpty, let position = found(item, "Item identifier to insert after") else { return }
        insert(items, at: family(of: position).upperBound, level: levels[position])
    }

    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType) {
        guard let position = found(item, "Item identifier to insert before") else { return }
        insert(snapshot, at: position, level: levels[position])
    }

    public mutating func insert(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType) {
        guard let position = found(item, "Item identifier to insert after") else { return }
        insert(snapshot, at: family(of: position).upperBound, level: levels[position])
    }

    /// Replaces the item's descendants by the items of `snapshot`.
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        guard let position = found(parent, "Parent item identifier") else { return }
        var changed = self
        changed.remove(changed.descendants(of: position))
        guard changed.insert(snapshot, at: position + 1, level: levels[position] + 1) else { return }
        self = changed
    }

    // MARK: - Removing items

    /// Deletes items with their descendants. Fails for an item that is not there. [api: text 25l]
    public mutating func delete(_ items: [ItemIdentifierType]) {
        if let unknown = items.first(where: { !row.contains($0) }) {
            return World.fail(Failure("Failed to find index of item \(unknown)", hint: "ask contains(_:) first"))
        }
        remove(items.flatMap { family(of: row.position(of: $0)!) })
    }

    public mutating func deleteAll() {
        self = Self()
    }

    // MARK: - Expanding and collapsing items

    /// Expands items. Items that are not there are ignored. An item without children can be expanded too.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items where row.contains(item) { expanded.insert(item) }
    }

    /// Collapses items. Items that are not there are ignored.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        expanded.subtract(items)
    }

    // MARK: - Getting items

    /// Depth first.
    public var items: [ItemIdentifierType] { row.elements }

    public var rootItems: [ItemIdentifierType] { zip(row.elements, levels).filter { $1 == 0 }.map(\.0) }

    /// The items whose ancestors are all expanded.
    public var visibleItems: [ItemIdentifierType] { visiblePositions.map { row[$0] } }

    public var expandedItems: [ItemIdentifierType] { row.elements.filter(expanded.contains) }

    public func contains(_ item: ItemIdentifierType) -> Bool { row.contains(item) }

    /// The index among all items, including hidden ones.
    public func index(of item: ItemIdentifierType) -> Int? { row.position(of: item) }

    /// Zero for a root. Fails for an item that is not there. [api: text 25l]
    public func level(of item: ItemIdentifierType) -> Int {
        found(item, "Item identifier").map { levels[$0] } ?? 0
    }

    /// Nil for a root. Fails for an item that is not there. [api: text 25l]
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        found(child, "Child item identifier").flatMap(parentPosition).map { row[$0] }
    }

    /// Fails for an item that is not there. [api: text 25l]
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        found(item, "Item identifier") != nil && expanded.contains(item)
    }

    /// Whether all its ancestors are expanded. Fails for an item that is not there. [api: text 25l]
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard var position = found(item, "Item identifier") else { return false }
        while let above = parentPosition(of: position) {
            if !expanded.contains(row[above]) { return false }
            position = above
        }
        return true
    }

    /// The descendants of an item as a snapshot of their own.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        guard let position = found(parent, "Parent item identifier") else { return Self() }
        return part(includingParent ? family(of: position) : descendants(of: position))
    }

    /// One line for each item: indented by level, with `+` for expanded or `-` for collapsed, and `*` for visible.
    ///
    /// DIVERGES: without the address that UIKit prints in the first line.
    public func visualDescription() -> String {
        let visible = Set(visiblePositions)
        let lines = row.elements.indices.map { position in
            let indent = String(repeating: "  ", count: levels[position])
            return indent + (expanded.contains(row[position]) ? "+" : "-") + (visible.contains(position) ? "*" : " ") + "\(row[position])"
        }
        return (["<NSDiffableDataSourceSectionSnapshot"] + lines).joined(separator: "\n") + ">"
    }
}
