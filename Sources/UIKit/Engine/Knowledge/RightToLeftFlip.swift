/// Mirrors rectangles and attributes horizontally within `width`; changes nothing if `width` is
/// nil. A layout is mirrored if its `flipsHorizontallyInOppositeLayoutDirection` is true and the
/// reading direction of the view differs from its `developmentLayoutDirection`. [FLOW-14] The
/// content of a list cell is mirrored whenever the cell is read from right to left.
///
/// UNKNOWN: whether UIKit mirrors transforms. Here only positions are mirrored.
struct RightToLeftFlip {
    /// The width of the area to mirror; nil if nothing is mirrored. For a layout it is the width of
    /// the content, or of the bounds if they are wider. For a list cell or a list content view it
    /// is the width of the bounds of that view.
    let width: CGFloat?

    func mirrored(_ rect: CGRect) -> CGRect {
        guard let width else { return rect }
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Returns a mirrored copy of the attributes, or the attributes themselves if nothing is
    /// mirrored.
    func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let width else { return attributes }
        return attributes.copied { $0.center.x = width - $0.center.x }
    }
}
