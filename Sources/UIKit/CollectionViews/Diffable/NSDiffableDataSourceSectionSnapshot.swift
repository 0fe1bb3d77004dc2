/// The items of one section as a tree, in which items can be expanded and collapsed. The rules and
/// messages were measured on UIKit:
/// https://github.com/kern0x1b/charon/blob/main/packages/a/apple-backports/facts/UIKit/NSDiffableDataSourceSectionSnapshot.md
///
/// Items are stored depth first: the children of an item follow it, one level deeper.
///
///     items    fruit  apple  pear  bread
///     levels       0      1     1      0
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
    var allItems = OrderedIdentifiers<ItemIdentifierType>()
    var levels: [Int] = []
    var expanded: Set<ItemIdentifierType> = []

    public init() {}

    public init(_ snapshot: Self) {
        self = snapshot
    }

    // MARK: - Adding items

    /// Appends items to the children of a parent, or to the roots if `parent` is nil. Fails for a
    /// parent that is not in the tree, and for items that are in the tree already or occur twice in
    /// `items`. Does nothing if `items` is empty.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard !items.isEmpty else { return }
        guard let parent else { return insert(items, at: allItems.count, level: 0) }
        guard let position = position(of: parent, orFailNaming: "Parent item identifier") else { return }
        insert(items, at: subtreePositions(of: position).upperBound, level: levels[position] + 1)
    }

    /// Inserts items as siblings before `item`. Fails if `item` is not in the tree, or if one of
    /// `items` is in it already or occurs twice. Does nothing if `items` is empty.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard !items.isEmpty, let position = position(of: item, orFailNaming: "Item identifier to insert before") else {
            return
        }
        insert(items, at: position, level: levels[position])
    }

    /// Inserts items as siblings after `item` and its descendants. Fails if `item` is not in the
    /// tree, or if one of `items` is in it already or occurs twice. Does nothing if `items` is
    /// empty.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard !items.isEmpty, let position = position(of: item, orFailNaming: "Item identifier to insert after") else {
            return
        }
        insert(items, at: subtreePositions(of: position).upperBound, level: levels[position])
    }

    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        guard let position = position(of: item, orFailNaming: "Item identifier to insert before") else { return }
        insert(snapshot, at: position, level: levels[position])
    }

    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        guard let position = position(of: item, orFailNaming: "Item identifier to insert after") else { return }
        insert(snapshot, at: subtreePositions(of: position).upperBound, level: levels[position])
    }

    /// Replaces the descendants of `parent` with the items of `snapshot`.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        guard let position = position(of: parent, orFailNaming: "Parent item identifier") else { return }
        var changed = self
        changed.remove(at: changed.descendantPositions(of: position))
        guard changed.insert(snapshot, at: position + 1, level: levels[position] + 1) else { return }
        self = changed
    }

    // MARK: - Removing items

    /// Deletes items and their descendants. Fails for an item that is not in the tree.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        if let unknown = items.first(where: { !allItems.contains($0) }) {
            return World.fail("Failed to find index of item \(unknown)", hint: "check with contains(_:) first")
        }
        remove(at: items.flatMap { subtreePositions(of: allItems.position(of: $0)!) })
    }

    public mutating func deleteAll() {
        self = Self()
    }

    // MARK: - Expanding and collapsing items

    /// Expands items, with or without children. Items that are not in the tree are ignored.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items where allItems.contains(item) { expanded.insert(item) }
    }

    /// Collapses items. Items that are not in the tree are ignored.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        expanded.subtract(items)
    }

    // MARK: - Getting items

    /// All items of the tree, depth first.
    public var items: [ItemIdentifierType] { allItems.elements }

    public var rootItems: [ItemIdentifierType] { zip(allItems.elements, levels).filter { $1 == 0 }.map(\.0) }

    /// The items whose ancestors are all expanded.
    public var visibleItems: [ItemIdentifierType] { visiblePositions.map { allItems[$0] } }

    public var expandedItems: [ItemIdentifierType] { allItems.elements.filter(expanded.contains) }

    public func contains(_ item: ItemIdentifierType) -> Bool { allItems.contains(item) }

    /// Returns the index of an item among all items of the tree, hidden ones included; nil if the
    /// tree does not contain the item.
    public func index(of item: ItemIdentifierType) -> Int? { allItems.position(of: item) }

    /// Returns the depth of an item, which is 0 for a root. Fails for an item that is not in the
    /// tree.
    public func level(of item: ItemIdentifierType) -> Int {
        position(of: item, orFailNaming: "Item identifier").map { levels[$0] } ?? 0
    }

    /// Returns the parent of an item; nil for a root. Fails for an item that is not in the tree.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        position(of: child, orFailNaming: "Child item identifier").flatMap(parentPosition).map { allItems[$0] }
    }

    /// Whether an item is expanded. Fails for an item that is not in the tree.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        position(of: item, orFailNaming: "Item identifier") != nil && expanded.contains(item)
    }

    /// Whether all ancestors of an item are expanded. Fails for an item that is not in the tree.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard var position = position(of: item, orFailNaming: "Item identifier") else { return false }
        while let above = parentPosition(of: position) {
            if !expanded.contains(allItems[above]) { return false }
            position = above
        }
        return true
    }

    /// Returns the descendants of an item as a separate snapshot. If `includingParent` is true, the
    /// item itself is the root. Fails for an item that is not in the tree.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        guard let position = position(of: parent, orFailNaming: "Parent item identifier") else { return Self() }
        return forest(at: includingParent ? subtreePositions(of: position) : descendantPositions(of: position))
    }

    /// Returns a heading and one line for each item. Each line is indented by the level of its
    /// item. It contains `+` for an expanded item or `-` for a collapsed one, and `*` for a visible
    /// one.
    ///
    /// DIVERGES: the heading contains no address.
    public func visualDescription() -> String {
        let visible = Set(visiblePositions)
        let lines = allItems.elements.indices.map { position in
            let indent = String(repeating: "  ", count: levels[position])
            let item = allItems[position]
            return indent + (expanded.contains(item) ? "+" : "-") + (visible.contains(position) ? "*" : " ") + "\(item)"
        }
        return (["<NSDiffableDataSourceSectionSnapshot"] + lines).joined(separator: "\n") + ">"
    }
}
