/// Mirrors the layout's answers when the reading direction differs from the one the layout was written for. [FLOW-14]
///
/// UNKNOWN: how UIKit mirrors transforms; the plainest is to mirror only places.
struct RightToLeftFlip {
    /// The width of the content, around whose middle everything is mirrored; nil for no mirroring.
    let width: CGFloat?

    func reflect(_ rect: CGRect) -> CGRect {
        guard let width else { return rect }
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Returns a copy when anything changes.
    func reflect(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let width else { return attributes }
        let copy = attributes.copy() as! UICollectionViewLayoutAttributes
        copy.center.x = width - attributes.center.x
        return copy
    }
}
