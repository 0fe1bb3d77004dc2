/// Shows the level of an item in its section's tree, and whether the item is expanded. Expands and
/// collapses items after taps.
extension UICollectionViewDiffableDataSource: OutlineDataSource {
    /// Passes to a cell the level of its item in the section's tree, and whether the item is
    /// expanded. Does nothing for an item without a tree.
    func showOutlinePosition(of item: ItemIdentifierType, in cell: UICollectionViewCell) {
        guard let tree = shown.appliedTree(containing: item), let position = tree.allItems.position(of: item) else {
            return
        }
        cell.setOutlineState(level: tree.levels[position], isExpanded: tree.expanded.contains(item))
    }

    /// Returns the items on screen whose cells must be updated, because in `next` the item has got
    /// another level, has been expanded or collapsed, or is in a tree although it is in none now.
    func visibleItemsWithChangedOutline(
        in next: DiffableContent<SectionIdentifierType, ItemIdentifierType>
    ) -> [ItemIdentifierType] {
        guard let view, next.hasTrees || shown.hasTrees else { return [] }
        return view.indexPathsForVisibleItems.compactMap(shown.item).filter { item in
            let (before, after) = (shown.appliedTree(containing: item), next.appliedTree(containing: item))
            guard let after, let position = after.allItems.position(of: item) else { return false }
            guard let before, let old = before.allItems.position(of: item) else { return true }
            return before.levels[old] != after.levels[position]
                || before.expanded.contains(item) != after.expanded.contains(item)
        }
    }

    func updateOutline(of item: ItemIdentifierType) {
        guard let cell = shown.path(of: item).flatMap({ view?.cellForItem(at: $0) }) else { return }
        showOutlinePosition(of: item, in: cell)
    }

    /// Expands or collapses an item after a tap on its outline disclosure, if `shouldExpandItem` or
    /// `shouldCollapseItem` allows it. The handlers are called before the data changes.
    func toggleExpansionOfItem(at path: IndexPath) {
        guard let item = shown.item(at: path), let tree = shown.appliedTree(containing: item),
            let section = shown.snapshot.sectionIdentifier(containingItem: item)
        else { return }
        let handlers = sectionSnapshotHandlers
        var next = tree
        if tree.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            next.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent?(item, tree.snapshot(of: item)) {
                next.replace(childrenOf: item, using: children)
            }
            next.expand([item])
        }
        apply(next, to: section)
    }
}

/// A data source whose items can be expanded and collapsed.
@MainActor
protocol OutlineDataSource: AnyObject {
    func toggleExpansionOfItem(at path: IndexPath)
}
