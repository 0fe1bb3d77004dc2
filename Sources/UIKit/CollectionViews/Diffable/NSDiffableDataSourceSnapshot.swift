/// The content of a diffable data source: the identifiers of the sections in order, and of each
/// section's items in order.
///
/// Identifiers of items are unique across all sections. [DIFF-02] Finding an item or a section
/// takes the same time for any number of items. The time for inserting an item is at most
/// proportional to the number of items that come after it. The time for moving an item, and for
/// deleting several, is at most proportional to the number of all items. The rules and messages
/// were measured on UIKit:
/// https://github.com/kern0x1b/charon/blob/main/packages/a/apple-backports/facts/UIKit/NSDiffableDataSourceSnapshot.md
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    var sections = OrderedIdentifiers<SectionIdentifierType>()
    /// The items of all sections, in the order of the sections.
    @usableFromInline var items = OrderedIdentifiers<ItemIdentifierType>()
    @usableFromInline var bounds = SectionBounds()
    /// The sections and items to reload or reconfigure when the snapshot is applied.
    ///
    /// UNKNOWN: whether UIKit removes the marks of deleted items. Here they stay, and applying the
    /// snapshot ignores them.
    var marks = ReloadMarks()

    struct ReloadMarks: Sendable {
        var reloadedSections = OrderedIdentifiers<SectionIdentifierType>()
        var reloadedItems = OrderedIdentifiers<ItemIdentifierType>()
        var reconfiguredItems = OrderedIdentifiers<ItemIdentifierType>()

        var isEmpty: Bool { reloadedSections.isEmpty && reloadedItems.isEmpty && reconfiguredItems.isEmpty }
    }

    public init() {}

    // MARK: - Getting item metrics

    public var numberOfItems: Int { items.count }
    public var numberOfSections: Int { sections.count }

    /// Returns the number of items in a section. Fails for a section that is not in the snapshot.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        indexFailingIfMissing(of: identifier).map { bounds[$0].count } ?? 0
    }

    // MARK: - Identifying sections and items

    public var sectionIdentifiers: [SectionIdentifierType] { sections.elements }
    public var itemIdentifiers: [ItemIdentifierType] { items.elements }

    /// Returns the items of a section in order. Since iOS 14, fails for a section that is not in
    /// the snapshot. On iOS 13 there are no items. [DIFF-06]
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let index = sections.position(of: identifier) else {
            if World.raisesOnItemsOfUnknownSection { failOnMissing(identifier) }
            return []
        }
        return Array(items.elements[bounds[index]])
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        items.position(of: identifier).map { sections[bounds.section(containing: $0)] }
    }

    /// Returns the index of an item among the items of all sections; nil for an unknown item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { items.position(of: identifier) }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { sections.position(of: identifier) }

    /// The sections that are marked for reloading, each once, in the order of the calls.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { marks.reloadedSections.elements }
    public var reloadedItemIdentifiers: [ItemIdentifierType] { marks.reloadedItems.elements }
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { marks.reconfiguredItems.elements }

    // MARK: - Inserting items

    /// Appends items to a section, or to the last section if `sectionIdentifier` is nil. Items that
    /// are already in the snapshot move to the end of that section. Fails if the section does not
    /// exist, or if `identifiers` contains an item twice.
    @inlinable
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIndex(forAppendingTo: sectionIdentifier) else { return }
        if items.insert(identifiers, at: bounds[section].upperBound) {
            return bounds.changeItemCount(ofSection: section, by: identifiers.count)
        }
        insertOrMoveItems(identifiers) { ($0.bounds[section].upperBound, section) }
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, nextTo: beforeIdentifier, offset: 0)
    }

    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        insert(identifiers, nextTo: afterIdentifier, offset: 1)
    }

    // MARK: - Removing items

    /// Deletes items. Items that are not in the snapshot are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        removeItems(at: identifiers.compactMap(items.position))
    }

    /// Deletes all items and all sections.
    public mutating func deleteAllItems() {
        items = OrderedIdentifiers()
        sections = OrderedIdentifiers()
        bounds = SectionBounds()
    }

    // MARK: - Reordering items

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, nextTo: toIdentifier, offset: 0)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, nextTo: toIdentifier, offset: 1)
    }

    // MARK: - Reloading data

    /// Marks items for reloading: applying the snapshot replaces their cells. Fails for an item
    /// that is not in the snapshot.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        guard allExist(identifiers, in: items, orFailNaming: "reload item") else { return }
        marks.reloadedItems.add(identifiers)
    }

    /// Marks items for reconfiguring: applying the snapshot configures their existing cells again.
    /// [POOL-13] Fails for an item that is not in the snapshot.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        guard allExist(identifiers, in: items, orFailNaming: "reconfigure item") else { return }
        marks.reconfiguredItems.add(identifiers)
    }

    /// Marks sections for reloading: applying the snapshot replaces their views. Fails for a
    /// section that is not in the snapshot.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        guard allExist(identifiers, in: sections, orFailNaming: "reload section") else { return }
        marks.reloadedSections.add(identifiers)
    }

    // MARK: - Changing sections

    /// Appends sections. Fails for a section that is in the snapshot already or occurs twice in
    /// `identifiers`.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insertSections(identifiers) { $0.sections.count }
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        insertSections(identifiers) { $0.sections.position(of: toIdentifier) }
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        insertSections(identifiers) { $0.sections.position(of: toIdentifier).map { $0 + 1 } }
    }

    /// Deletes sections and their items. Sections that are not in the snapshot are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in Set(identifiers.compactMap(sections.position)).sorted(by: >) {
            items.removeSubrange(bounds[section])
            bounds.removeSection(section)
            sections.removeSubrange(section..<section + 1)
        }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, nextTo: toIdentifier, offset: 0)
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, nextTo: toIdentifier, offset: 1)
    }
}

extension OrderedIdentifiers {
    /// Appends the identifiers that are not in this set yet.
    mutating func add(_ identifiers: [Identifier]) {
        for identifier in identifiers where !contains(identifier) { append(identifier) }
    }
}
