extension UICollectionView {
    /// The delay before a gap opens under a dragged item.
    public enum ReorderingCadence: Int, Sendable {
        case immediate
        case fast
        case slow
    }
}

extension UICollectionViewCell {
    /// The progress of a drag of the cell's item.
    public enum DragState: Int, Sendable {
        case none
        /// The item is lifted, and the finger has not moved yet.
        case lifting
        case dragging
    }

    /// Stores a drag state in the cell's configuration state and calls `dragStateDidChange(_:)`.
    /// Does nothing if it is the current one.
    func setDragState(_ state: DragState) {
        let shown: UICellConfigurationState.DragState =
            switch state {
            case .none: .none
            case .lifting: .lifting
            case .dragging: .dragging
            }
        guard configurations.dragState != shown else { return }
        setState(\.dragState, to: shown)
        dragStateDidChange(state)
    }
}
