extension UICollectionView {
    /// The delay before a gap opens under a dragged item.
    public enum ReorderingCadence: Int, Sendable {
        case immediate
        case fast
        case slow
    }
}

extension UICollectionViewCell {
    /// The phase of a drag of the cell's item.
    public enum DragState: Int, Sendable {
        case none
        /// The item is lifted, and the finger has not moved yet.
        case lifting
        case dragging
    }

    /// Sets the drag state of the cell's configuration state, and calls `dragStateDidChange(_:)` if the state has changed.
    func setDragState(_ state: DragState) {
        guard configurations.dragState != state else { return }
        setState(state, as: \.dragState)
        dragStateDidChange(state)
    }
}
