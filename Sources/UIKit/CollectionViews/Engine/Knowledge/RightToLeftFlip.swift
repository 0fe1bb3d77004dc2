/// Mirrors rectangles and attributes horizontally, if the reading direction of the view differs from the layout's
/// `developmentLayoutDirection`. [FLOW-14]
///
/// UNKNOWN: whether UIKit mirrors transforms. Here only positions are mirrored.
struct RightToLeftFlip {
    /// The width of the area to mirror: that of the content, or of the bounds if they are wider. Nil if nothing is mirrored.
    let width: CGFloat?

    func reflect(_ rect: CGRect) -> CGRect {
        guard let width else { return rect }
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Returns a mirrored copy of the attributes, or the attributes themselves if nothing is mirrored.
    func reflect(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let width else { return attributes }
        let copy = attributes.copy() as! UICollectionViewLayoutAttributes
        copy.center.x = width - attributes.center.x
        return copy
    }
}
