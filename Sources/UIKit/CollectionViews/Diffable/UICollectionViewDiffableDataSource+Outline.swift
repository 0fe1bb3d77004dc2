/// Sections with trees: cells show the level and expansion of their items, and touches expand and collapse items.
extension UICollectionViewDiffableDataSource: OutlineDataSource {
    /// Passes the level and expansion of an item to the item's cell.
    func showOutlinePosition(of item: ItemIdentifierType, in cell: UICollectionViewCell) {
        guard let tree = shown.tree(containing: item), let position = tree.row.position(of: item) else { return }
        cell.placeInOutline(level: tree.levels[position], isExpanded: tree.expanded.contains(item))
    }

    /// Returns the items on screen that get another level or expansion in `next`, or a tree for the first time. Items that are not in a
    /// tree of `next` are left out.
    func outlineChanges(to next: Content) -> [ItemIdentifierType] {
        guard let view, next.hasTrees || shown.hasTrees else { return [] }
        return view.indexPathsForVisibleItems.compactMap(shown.item).filter { item in
            let (before, after) = (shown.tree(containing: item), next.tree(containing: item))
            guard let after, let position = after.row.position(of: item) else { return false }
            guard let before, let old = before.row.position(of: item) else { return true }
            return before.levels[old] != after.levels[position] || before.expanded.contains(item) != after.expanded.contains(item)
        }
    }

    func updateOutline(of item: ItemIdentifierType) {
        guard let cell = shown.path(of: item).flatMap({ view?.cellForItem(at: $0) }) else { return }
        showOutlinePosition(of: item, in: cell)
    }

    /// Expands or collapses an item after a tap on its outline disclosure. All handlers are called before the data changes.
    func toggleItem(at path: IndexPath) {
        guard let item = shown.item(at: path), let tree = shown.tree(containing: item),
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
    func toggleItem(at path: IndexPath)
}
