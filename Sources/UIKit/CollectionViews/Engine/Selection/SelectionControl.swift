/// Touches, highlight and selection, and how editing changes them. [SEL-01] to [SEL-05]
final class SelectionControl: EnginePart {
    private let counts: CountQuestions
    private let placement: SiblingPlacement
    private let scrolling: ItemScrolling

    init(_ base: EnginePart, counts: CountQuestions, placement: SiblingPlacement, scrolling: ItemScrolling) {
        self.counts = counts
        self.placement = placement
        self.scrolling = scrolling
        super.init(base)
    }

    /// Shows on a cell whether its item is selected or highlighted.
    func showSelection(on view: UICollectionReusableView, at path: IndexPath) {
        guard view.isCell else { return }
        if state.isEditing || view.showsEditing { showEditing(on: view as! UICollectionViewCell, at: path) }
        let isEmpty = state.selection.isEmpty
        view.show(
            isSelected: !isEmpty && state.selection.contains(path), isHighlighted: !isEmpty && state.selection.highlighted == path)
    }

    private func cell(at path: IndexPath) -> UICollectionViewCell? {
        state.visible[table.key(.cell, kind: nil, path)]?.view as? UICollectionViewCell
    }

    /// Called when items are at other places.
    func follow(_ destination: (IndexPath) -> IndexPath?) { state.selection.follow(destination) }

    // MARK: - Programmatic

    /// [SEL-04] The delegate is not called.
    func select(_ path: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
        guard allowsSelection else { return }
        guard let path else { return deselectAll() }
        if !allowsMultipleSelection { deselectAll(but: path) }
        guard counts.isValidItem(path) else { return }
        state.selection.insert(path)
        cell(at: path)?.isSelected = true
        if scrollPosition != [] { scrolling.scroll(to: path, at: scrollPosition, animated: animated) }
    }

    func deselect(_ path: IndexPath) {
        guard state.selection.contains(path) else { return }
        state.selection.remove(path)
        cell(at: path)?.isSelected = false
    }

    func deselectAll(but kept: IndexPath? = nil) {
        for path in state.selection.paths where path != kept { deselect(path) }
    }

    // MARK: - Touches

    /// [SEL-01] The item is found from the view that was hit.
    func touchBegan(on hit: UIView?) {
        guard let path = itemPath(under: hit) else { return }
        guard clients.delegate.shouldHighlight(path) else { return }
        state.selection.highlighted = path
        cell(at: path)?.isHighlighted = true
        clients.delegate.didHighlight(path)
    }

    /// [SEL-02]
    func touchEnded(on hit: UIView?) {
        guard let path = state.selection.highlighted else { return }
        let isInside = itemPath(under: hit) == path
        unhighlight()
        if isInside, allowsSelection {
            let extends = allowsMultipleSelection && state.selection.paths != [] && state.selection.paths != [path]
            toggle(path)
            if !extends { performPrimaryAction(at: path) }
        }
    }

    /// [SEL-03] Ends the highlight, and selects nothing.
    func touchCancelled() {
        unhighlight()
    }

    private func unhighlight() {
        guard let path = state.selection.highlighted else { return }
        state.selection.highlighted = nil
        cell(at: path)?.isHighlighted = false
        clients.delegate.didUnhighlight(path)
    }

    private func toggle(_ path: IndexPath) {
        if state.selection.contains(path), allowsMultipleSelection {
            guard clients.delegate.shouldDeselect(path) else { return }
            deselect(path)
            clients.delegate.didDeselect(path)
            return
        }
        guard clients.delegate.shouldSelect(path) else { return }
        if !allowsMultipleSelection {
            for old in state.selection.paths where old != path {
                deselect(old)
                clients.delegate.didDeselect(old)
            }
        }
        state.selection.insert(path)
        cell(at: path)?.isSelected = true
        clients.delegate.didSelect(path)
    }

    private func itemPath(under hit: UIView?) -> IndexPath? {
        var step = hit
        while let current = step, !host.isView(current) {
            if let cell = current as? UICollectionViewCell, placement.isPlaced(cell) {
                return state.visible.key(of: cell).map { table.indexPath(of: $0) }
            }
            step = current.superview
        }
        return nil
    }
}
