/// Mirrors rectangles and attributes if the reading direction differs from the one that the layout was written for. [FLOW-14]
///
/// UNKNOWN: whether UIKit mirrors transforms. Here only positions are mirrored.
struct RightToLeftFlip {
    /// The width that is mirrored about its middle: that of the content, or of the bounds if they are wider. Nil if nothing is mirrored.
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
