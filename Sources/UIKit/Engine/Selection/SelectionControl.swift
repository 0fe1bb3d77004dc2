/// Handles touches, highlighting, selection and editing of items. [SEL-01] to [SEL-05]
@MainActor
final class SelectionControl {
    private let host: Host
    private let state: EngineState
    private let delegateClient: any DelegateClient
    private let counts: CountLoader
    private let placement: SiblingPlacement
    private let scrolling: ItemScrolling

    init(
        host: Host, state: EngineState, delegateClient: any DelegateClient, counts: CountLoader,
        placement: SiblingPlacement, scrolling: ItemScrolling
    ) {
        self.host = host
        self.state = state
        self.delegateClient = delegateClient
        self.counts = counts
        self.placement = placement
        self.scrolling = scrolling
    }

    /// Sets the selection, highlight and editing state of a cell to those of the item at a path.
    /// Does nothing for views other than cells.
    func showItemState(on view: UIView, at path: IndexPath) {
        guard view.reuseState.isCell else { return }
        if state.isEditing || view.showsEditing { updateEditingState(of: view, at: path) }
        view.updateAppearance(
            isSelected: state.selection.selected.contains(path), isHighlighted: state.selection.highlighted == path)
    }

    private var allowsSelection: Bool {
        state.isEditing ? host.list.allowsSelectionDuringEditing : host.list.allowsSelection
    }

    private var allowsMultipleSelection: Bool {
        state.isEditing ? host.list.allowsMultipleSelectionDuringEditing : host.list.allowsMultipleSelection
    }

    // MARK: - Selection by code

    /// [SEL-04] Selects an item, or deselects all items if the path is nil. Does not call the
    /// delegate's methods for selections. Does nothing if selection is not allowed.
    func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ItemScrollPosition) {
        guard allowsSelection else { return }
        guard let path else { return deselectAll() }
        if !allowsMultipleSelection { deselectAll(except: path) }
        guard counts.isValidItem(path) else { return }
        setSelected(true, itemAt: path)
        if scrollPosition != [] { scrolling.scroll(to: path, at: scrollPosition, animated: animated) }
    }

    func deselectItem(at path: IndexPath) {
        guard state.selection.selected.contains(path) else { return }
        setSelected(false, itemAt: path)
    }

    func deselectAll(except kept: IndexPath? = nil) {
        for path in state.selection.paths where path != kept { deselectItem(at: path) }
    }

    /// Selects or deselects an item. Tells its cell, and the cell of the item before it, which has no
    /// separator above a selected row. [TABLE-13]
    private func setSelected(_ isSelected: Bool, itemAt path: IndexPath) {
        if isSelected { state.selection.selected.insert(path) } else { state.selection.selected.remove(path) }
        state.visibleCell(at: path)?.setItemState(.selected, to: isSelected)
        guard path.item > 0 else { return }
        let pathBefore = IndexPath(item: path.item - 1, section: path.section)
        state.visibleCell(at: pathBefore)?.setItemState(.beforeSelected, to: isSelected)
    }

    // MARK: - Touches

    /// [SEL-01] Highlights the item whose cell is the touched view or contains it, if the delegate
    /// allows the highlight.
    func touchBegan(on view: UIView?) {
        guard let path = indexPath(ofCellContaining: view), delegateClient.shouldHighlightItem(at: path) else {
            return
        }
        state.selection.highlighted = path
        state.visibleCell(at: path)?.setItemState(.highlighted, to: true)
        delegateClient.didHighlightItem(at: path)
    }

    /// [SEL-02] Ends the highlight. If the touch ended inside the highlighted cell and selection is
    /// allowed, selects or deselects the item. Then performs the item's primary action, unless
    /// multiple selection is allowed and other items are selected. The delegate can prevent the
    /// selection, the deselection and the primary action. While items are edited, the action is
    /// performed only if the delegate allows it.
    func touchEnded(on view: UIView?) {
        guard let path = state.selection.highlighted else { return }
        let isInside = indexPath(ofCellContaining: view) == path
        touchCancelled()
        guard isInside, allowsSelection else { return }
        let extends = allowsMultipleSelection && state.selection.paths.contains { $0 != path }
        selectOrDeselectItem(at: path)
        // The primary action is performed after the selection, even if the delegate refuses the
        // selection.
        // (https://developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:performprimaryactionforitemat:))
        if !extends, delegateClient.canPerformPrimaryAction(at: path, byDefault: !state.isEditing) {
            delegateClient.performPrimaryAction(at: path)
        }
    }

    /// [SEL-03] Ends the highlight, without a selection.
    func touchCancelled() {
        guard let path = state.selection.highlighted else { return }
        state.selection.highlighted = nil
        state.visibleCell(at: path)?.setItemState(.highlighted, to: false)
        delegateClient.didUnhighlightItem(at: path)
    }

    private func selectOrDeselectItem(at path: IndexPath) {
        if state.selection.selected.contains(path), allowsMultipleSelection {
            guard let path = delegateClient.itemToDeselect(insteadOf: path) else { return }
            deselectItem(at: path)
            delegateClient.didDeselectItem(at: path)
            return
        }
        guard let path = delegateClient.itemToSelect(insteadOf: path) else { return }
        if !allowsMultipleSelection {
            for old in state.selection.paths
            where old != path && delegateClient.allowsReplacingSelection(ofItemAt: old) {
                deselectItem(at: old)
                delegateClient.didDeselectItem(at: old)
            }
        }
        setSelected(true, itemAt: path)
        delegateClient.didSelectItem(at: path)
    }

    private func indexPath(ofCellContaining view: UIView?) -> IndexPath? {
        var next = view
        while let current = next, !host.withView({ $0 === current }) {
            if current.reuseStateIfReusable?.isCell == true, placement.isInIntendedParent(current) {
                return state.visible.key(of: current).map { state.table.indexPath(of: $0) }
            }
            next = current.superview
        }
        return nil
    }

    // MARK: - Editing mode

    func setEditing(_ isEditing: Bool) {
        guard isEditing != state.isEditing else { return }
        state.isEditing = isEditing
        for element in state.visible.elements where element.key.category == .cell {
            updateEditingState(of: element.view, at: state.table.indexPath(of: element.key))
        }
        for (key, kept) in state.hiddenCells.cached.sorted(by: { $0.key < $1.key }) {
            updateEditingState(of: kept.view, at: state.table.indexPath(of: key))
        }
    }

    private func updateEditingState(of view: UIView, at path: IndexPath) {
        guard state.isEditing, let path = state.dataSourcePath(of: path) else {
            return view.setItemState(.edited, to: false)
        }
        view.setItemState(.edited, to: delegateClient.canEditItem(at: path))
    }
}

/// The paths of the selected items, and of the highlighted item. An item stays selected if its cell
/// leaves the screen.
struct SelectionState: Equatable {
    var selected: Set<IndexPath> = []
    var highlighted: IndexPath?

    /// The paths of the selected items, sorted.
    var paths: [IndexPath] { selected.sorted() }

    /// [SEL-05] Replaces each path with the path of the same item after an update. A deleted item
    /// is no longer selected or highlighted.
    ///
    /// - Parameter destination: returns the path after the update, or nil for a deleted item.
    mutating func updatePaths(using destination: (IndexPath) -> IndexPath?) {
        selected = Set(selected.compactMap(destination))
        highlighted = highlighted.flatMap(destination)
    }

    /// [SEL-05] Deselects all items when everything is reloaded, unless the data source is a diffable
    /// one.
    mutating func forget(keptBy diffable: (any ExclusiveUpdater)?) {
        if diffable == nil { self = SelectionState() }
    }

    func invariantProblems() -> [String] {
        let broken = paths.filter { ElementKey(item: $0) == nil }.map { "\($0.text) is selected, which is not an item" }
        guard let highlighted, ElementKey(item: highlighted) == nil else { return broken }
        return broken + ["\(highlighted.text) is highlighted, which is not an item"]
    }
}
