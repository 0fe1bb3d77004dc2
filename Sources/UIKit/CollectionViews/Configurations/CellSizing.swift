/// How large a cell's content wants to be, and when that is asked again. [api: section 6, selfSizingInvalidation]
extension UICollectionViewCell {
    /// What a content view without constraints says for itself.
    func fitContent(in attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let view = configurations.contentView else { return attributes }
        let fitting = view.sizeThatFits(CGSize(width: attributes.size.width, height: .greatestFiniteMagnitude))
        guard fitting.height.isFinite, fitting.height != attributes.size.height else { return attributes }
        attributes.size.height = fitting.height
        return attributes
    }

    /// What the content view itself says is enough for `.enabled`; its constraints, and views inside it, are not.
    func contentSizeChanges(of subview: UIView, byConstraints: Bool) {
        guard standing.state == .live else { return }
        if subview === contentView, !byConstraints { return sizeInvalidated() }
        if hostingCollectionView?.selfSizingInvalidation == .enabledIncludingConstraints { sizeInvalidated() }
    }

    func sizeInvalidated() {
        guard standing.state == .live, let host = hostingCollectionView, host.selfSizingInvalidation != .disabled else { return }
        host.engine.sizing.askAgain(self)
    }

    private var hostingCollectionView: UICollectionView? {
        var step = superview
        while let view = step {
            if let host = view as? UICollectionView { return host }
            step = view.superview
        }
        return nil
    }
}

extension UICollectionView {
    /// When a cell on screen is asked again how large it would like to be.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Never by itself.
        case disabled
        /// When the cell or its content view says that its intrinsic content size has changed.
        case enabled
        /// When a view or a constraint inside the content view changes, too.
        case enabledIncludingConstraints
    }
}
