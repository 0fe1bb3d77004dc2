/// Decides whether attributes from the layout can be shown by a view. A layout may return the size
/// zero, or a frame that no view can have.
extension LayoutClient {
    /// Whether attributes describe an element that gets a view.
    @inline(__always)
    func describesElementWithView(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        (attributes.values.size != .zero || layout.allowsView(with: attributes)) && isPlaceable(attributes)
    }

    /// Whether attributes describe a cell that has no width or no height, and that nevertheless
    /// gets a view and is visible in a rectangle.
    /// [UPD-16]
    func isVisibleEmptyCell(_ attributes: UICollectionViewLayoutAttributes, in rect: CGRect) -> Bool {
        let (category, size) = (attributes.values.category, attributes.values.size)
        return category == .cell && (size.width == 0 || size.height == 0) && describesElementWithView(attributes)
            && attributes.frame.isVisible(in: rect)
    }

    /// Whether a view can have the frame of the attributes. If not, the element gets no view.
    @inline(__always)
    func isPlaceable(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let (center, size) = (attributes.values.center, attributes.values.size)
        let sum = center.x + center.y + size.width + size.height
        return sum - sum == 0 && size.width >= 0 && size.height >= 0 && !attributes.values.isTransformed
            || isPlaceable(attributes, center: center, size: size)
    }

    /// Whether a view can have the frame of the attributes. This is the slow check of frames that
    /// are transformed, infinite, NaN or negative. A position or size that is NaN is a failure with
    /// Core Animation's message, as when attributes are applied. A log line reports other invalid
    /// frames.
    /// (eoghain/RBCollectionViewInfoFolderLayout#1)
    ///
    /// UNKNOWN: what UIKit shows for a negative or an infinite size. Here such an element gets no
    /// view.
    @inline(never)
    private func isPlaceable(_ attributes: UICollectionViewLayoutAttributes, center: CGPoint, size: CGSize) -> Bool {
        let isNumeric = host.withView {
            $0.layer.validate(position: center) && $0.layer.validate(bounds: CGRect(origin: .zero, size: size))
        }
        guard isNumeric else { return false }
        let isFinite = center.x.isFinite && center.y.isFinite && size.width.isFinite && size.height.isFinite
        if isFinite, size.width >= 0, size.height >= 0, attributes.values.frame.isNumeric { return true }
        host.world.log(
            "Layout attributes \(attributes) have a frame that no view can have. Attributes will be ignored.")
        return false
    }
}
