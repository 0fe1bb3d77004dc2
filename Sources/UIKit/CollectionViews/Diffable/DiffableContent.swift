/// The data that a diffable data source shows: a snapshot, and a tree for each section to which a
/// section snapshot was applied.
struct DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    /// The snapshot, without marks for reloading and reconfiguring.
    var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
    private var trees: [Section: NSDiffableDataSourceSectionSnapshot<Item>] = [:]

    /// Returns the tree that was applied to a section, adapted to later changes of the section's
    /// items. If none was applied, returns a tree with the section's items as roots. For an unknown
    /// section, returns an empty tree.
    func tree(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
        if let tree = trees[section] { return tree }
        guard snapshot.sections.contains(section) else { return NSDiffableDataSourceSectionSnapshot() }
        return NSDiffableDataSourceSectionSnapshot(snapshot.itemIdentifiers(inSection: section))
    }

    var hasTrees: Bool { !trees.isEmpty }

    /// Returns the tree that was applied to the section of an item, adapted to later changes; nil
    /// if none was applied, or if the item is unknown.
    func appliedTree(containing item: Item) -> NSDiffableDataSourceSectionSnapshot<Item>? {
        guard !trees.isEmpty, let section = snapshot.sectionIdentifier(containingItem: item) else { return nil }
        return trees[section]
    }

    /// Returns a copy of this content with another snapshot. Each tree is updated to the new items
    /// of its section. The trees of sections that are not in the snapshot are removed.
    func applying(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> Self {
        var next = self
        next.snapshot = snapshot
        next.snapshot.marks = .init()
        next.trees = [:]
        for (section, tree) in trees where snapshot.sections.contains(section) {
            next.trees[section] = tree.updated(forVisibleItems: snapshot.itemIdentifiers(inSection: section))
        }
        return next
    }

    /// Returns a copy of this content with a tree applied to a section. The visible items of the
    /// tree become the items of the section. Visible items that were in other sections move to this
    /// section. A section that does not exist is appended.
    func applying(_ tree: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section) -> Self {
        var edited = snapshot
        let visible = tree.visibleItems
        if edited.sections.contains(section) {
            let kept = Set(visible)
            edited.deleteItems(edited.itemIdentifiers(inSection: section).filter { !kept.contains($0) })
        } else {
            edited.appendSections([section])
        }
        edited.appendOrMove(visible, toSection: section)
        var next = applying(edited)
        next.trees[section] = tree
        return next
    }

    func path(of item: Item) -> IndexPath? {
        guard let position = snapshot.items.position(of: item) else { return nil }
        let section = snapshot.bounds.section(containing: position)
        return IndexPath(item: position - snapshot.bounds[section].lowerBound, section: section)
    }

    func item(at path: IndexPath) -> Item? {
        guard path.count == 2, path.section >= 0, path.section < snapshot.sections.count else { return nil }
        let items = snapshot.bounds[path.section]
        return path.item >= 0 && path.item < items.count ? snapshot.items[items.lowerBound + path.item] : nil
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Moves an item to an index of a section, or to the section's end if the index is beyond it.
    /// The index does not count the moved item. Does nothing if the item is not in the snapshot.
    mutating func move(_ identifier: ItemIdentifierType, toIndex index: Int, ofSection section: Int) {
        guard let origin = items.position(of: identifier) else { return }
        removeItems(at: [origin])
        items.insert([identifier], at: bounds[section].lowerBound + min(index, bounds[section].count))
        bounds.changeItemCount(ofSection: section, by: 1)
    }

    /// Appends items to a section. Items that are in the snapshot already move to the end of the
    /// section, without a log message.
    fileprivate mutating func appendOrMove(
        _ identifiers: [ItemIdentifierType], toSection section: SectionIdentifierType
    ) {
        removeItems(at: identifiers.compactMap(items.position))
        appendItems(identifiers, toSection: section)
    }
}
