/// Touches, highlight and selection. [SEL-01] to [SEL-05]
extension CollectionEngine {
    /// A cell shows what is known of its item.
    func showSelection(on view: UICollectionReusableView, at path: IndexPath) {
        guard view.isCell else { return }
        let cell = unsafeDowncast(view, to: UICollectionViewCell.self)
        if isEditing || cell.configurations.isEditing { showEditing(on: cell, at: path) }
        if selection.isEmpty {
            if cell.isSelected { cell.isSelected = false }
            if cell.isHighlighted { cell.isHighlighted = false }
            return
        }
        let isSelected = selection.contains(path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
        let isHighlighted = selection.highlighted == path
        if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    }

    private func cell(at path: IndexPath) -> UICollectionViewCell? {
        self.view(.cell, kind: nil, at: path) as? UICollectionViewCell
    }

    // MARK: - Programmatic

    /// [SEL-04] No delegate calls.
    func select(_ path: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition) {
        guard allowsSelection else { return }
        guard let path else { return deselectAll() }
        if !allowsMultipleSelection { deselectAll(but: path) }
        guard isValidItem(path) else { return }
        selection.insert(path)
        cell(at: path)?.isSelected = true
        if scrollPosition != [] { scrollToItem(at: path, at: scrollPosition, animated: animated) }
    }

    func deselect(_ path: IndexPath) {
        guard selection.contains(path) else { return }
        selection.remove(path)
        cell(at: path)?.isSelected = false
    }

    func deselectAll(but kept: IndexPath? = nil) {
        for path in selection.paths where path != kept { deselect(path) }
    }

    // MARK: - Touches

    /// [SEL-01] The item is found from the view that was hit.
    func touchBegan(on hit: UIView?) {
        guard let path = itemPath(under: hit) else { return }
        guard delegateClient.shouldHighlight(path) else { return }
        selection.highlighted = path
        cell(at: path)?.isHighlighted = true
        delegateClient.didHighlight(path)
    }

    /// [SEL-02]
    func touchEnded(on hit: UIView?) {
        guard let path = selection.highlighted else { return }
        let isInside = itemPath(under: hit) == path
        unhighlight()
        if isInside, allowsSelection {
            let extends = allowsMultipleSelection && selection.paths != [] && selection.paths != [path]
            toggle(path)
            if !extends { performPrimaryAction(at: path) }
        }
    }

    /// [SEL-03] Unhighlight, no selection.
    func touchCancelled() {
        unhighlight()
    }

    private func unhighlight() {
        guard let path = selection.highlighted else { return }
        selection.highlighted = nil
        cell(at: path)?.isHighlighted = false
        delegateClient.didUnhighlight(path)
    }

    private func toggle(_ path: IndexPath) {
        if selection.contains(path), allowsMultipleSelection {
            guard delegateClient.shouldDeselect(path) else { return }
            deselect(path)
            delegateClient.didDeselect(path)
            return
        }
        guard delegateClient.shouldSelect(path) else { return }
        if !allowsMultipleSelection {
            for old in selection.paths where old != path {
                deselect(old)
                delegateClient.didDeselect(old)
            }
        }
        selection.insert(path)
        cell(at: path)?.isSelected = true
        delegateClient.didSelect(path)
    }

    private func itemPath(under hit: UIView?) -> IndexPath? {
        var step = hit
        while let current = step, current !== view {
            if let cell = current as? UICollectionViewCell, cell.superview === parent(of: cell) { return path(of: cell) }
            step = current.superview
        }
        return nil
    }
}
