/// The height of a cell with a content configuration, and the invalidation of the preferred size of any cell.
/// https://developer.apple.com/documentation/uikit/uicollectionview/selfsizinginvalidation-swift.property
extension UICollectionViewCell {
    /// Sets the height of the attributes to the height that `sizeThatFits(_:)` of the configured content view returns, and returns the
    /// attributes. Without a content configuration, or if that height is not finite, the attributes stay unchanged.
    func setFittingHeight(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let view = configurations.contentView else { return attributes }
        let fitting = view.sizeThatFits(CGSize(width: attributes.size.width, height: .greatestFiniteMagnitude))
        guard fitting.height.isFinite, fitting.height != attributes.size.height else { return attributes }
        attributes.size.height = fitting.height
        return attributes
    }

    /// Invalidates the preferred size of the cell after the size of `subview` became invalid, if `selfSizingInvalidation` includes such
    /// changes. Of these, `.enabled` includes only changes of the intrinsic size of the content view. `.enabledIncludingConstraints`
    /// includes all.
    func invalidatePreferredSizeIfEnabled(afterSizeChangeOf subview: UIView, byConstraints: Bool) {
        guard reuseState.state == .live else { return }
        if subview === contentView, !byConstraints { return invalidatePreferredSizeIfEnabled() }
        if hostingCollectionView?.selfSizingInvalidation == .enabledIncludingConstraints { invalidatePreferredSizeIfEnabled() }
    }

    func invalidatePreferredSizeIfEnabled() {
        guard reuseState.state == .live, let host = hostingCollectionView, host.selfSizingInvalidation != .disabled else { return }
        host.engine.sizing.requestNewSize(of: self)
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
