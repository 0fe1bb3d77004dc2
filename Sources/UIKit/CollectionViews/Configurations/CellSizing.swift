/// The size that a cell's content wants, and the occasions on which it is asked again. [api: section 6, selfSizingInvalidation]
extension UICollectionViewCell {
    /// The size that a content view without constraints asks for.
    func fitContent(in attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let view = configurations.contentView else { return attributes }
        let fitting = view.sizeThatFits(CGSize(width: attributes.size.width, height: .greatestFiniteMagnitude))
        guard fitting.height.isFinite, fitting.height != attributes.size.height else { return attributes }
        attributes.size.height = fitting.height
        return attributes
    }

    /// For `.enabled` a change reported by the content view itself is enough. Its constraints, and views inside it, are not.
    func contentSizeChanges(of subview: UIView, byConstraints: Bool) {
        guard standing.state == .live else { return }
        if subview === contentView, !byConstraints { return sizeInvalidated() }
        if hostingCollectionView?.selfSizingInvalidation == .enabledIncludingConstraints { sizeInvalidated() }
    }

    func sizeInvalidated() {
        guard standing.state == .live, let host = hostingCollectionView, host.selfSizingInvalidation != .disabled else { return }
        host.engine.sizing.askAgain(self)
    }
}

extension UICollectionView {
    /// When a visible cell is asked again for the size it would like to have.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Never automatically.
        case disabled
        /// When the cell or its content view reports another intrinsic content size.
        case enabled
        /// Also when a view or a constraint inside the content view changes.
        case enabledIncludingConstraints
    }
}
