/// Touches, highlight and selection, and how editing changes them. [SEL-01] to [SEL-05]
@MainActor
final class SelectionControl {
    let host: Host
    let journal: Journal
    let state: EngineState
    let delegate: DelegateClient
    private let counts: CountQuestions
    private let placement: SiblingPlacement
    private let scrolling: ItemScrolling

    init(
        host: Host, journal: Journal, state: EngineState, delegate: DelegateClient, counts: CountQuestions, placement: SiblingPlacement,
        scrolling: ItemScrolling
    ) {
        self.host = host
        self.journal = journal
        self.state = state
        self.delegate = delegate
        self.counts = counts
        self.placement = placement
        self.scrolling = scrolling
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
        state.visible[journal.table.key(.cell, kind: nil, path)]?.view as? UICollectionViewCell
    }

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
        guard delegate.shouldHighlight(path) else { return }
        state.selection.highlighted = path
        cell(at: path)?.isHighlighted = true
        delegate.didHighlight(path)
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
        delegate.didUnhighlight(path)
    }

    private func toggle(_ path: IndexPath) {
        if state.selection.contains(path), allowsMultipleSelection {
            guard delegate.shouldDeselect(path) else { return }
            deselect(path)
            delegate.didDeselect(path)
            return
        }
        guard delegate.shouldSelect(path) else { return }
        if !allowsMultipleSelection {
            for old in state.selection.paths where old != path {
                deselect(old)
                delegate.didDeselect(old)
            }
        }
        state.selection.insert(path)
        cell(at: path)?.isSelected = true
        delegate.didSelect(path)
    }

    private func itemPath(under hit: UIView?) -> IndexPath? {
        var step = hit
        while let current = step, !host.isView(current) {
            if let cell = current as? UICollectionViewCell, placement.isPlaced(cell) {
                return state.visible.key(of: cell).map { journal.table.indexPath(of: $0) }
            }
            step = current.superview
        }
        return nil
    }
}
