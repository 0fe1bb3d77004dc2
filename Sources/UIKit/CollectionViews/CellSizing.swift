/// The invalidation of the preferred size of a cell.
/// https://developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.property
extension UICollectionViewCell {
    func invalidatePreferredSizeIfEnabled() {
        guard reuseState.state == .live, let host = hostingCollectionView, host.selfSizingInvalidation != .disabled
        else { return }
        host.engineForCells.requestNewSize(of: self)
    }
}

extension UICollectionView {
    /// The changes after which the preferred size of a visible cell is measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// No changes. A cell is not measured again when its content changes.
        case disabled
        /// Changes of the intrinsic content size of the cell or of its content view.
        case enabled
        /// The changes for `enabled`, and changes of views and constraints inside the content view.
        case enabledIncludingConstraints
    }
}
