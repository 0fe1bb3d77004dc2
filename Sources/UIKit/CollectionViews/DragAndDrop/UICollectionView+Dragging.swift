extension UICollectionView {
    /// How soon a gap opens under a drag.
    public enum ReorderingCadence: Int, Sendable {
        case immediate
        case fast
        case slow
    }
}

extension UICollectionViewCell {
    /// Where a cell is in a drag of its item.
    public enum DragState: Int, Sendable {
        case none
        /// The finger rests on it until it is lifted.
        case lifting
        case dragging
    }

    /// Tells the cell, and its configuration, where it is in a drag.
    func show(_ state: DragState) {
        guard configurations.dragState != state else { return }
        show(state, as: \.dragState)
        dragStateDidChange(state)
    }
}
