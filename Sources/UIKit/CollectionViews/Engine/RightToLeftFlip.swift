/// Turns what a layout answers around where people read the other way than it was written for. [FLOW-14]
///
/// UNKNOWN: how UIKit mirrors transforms; the plainest is to mirror places and nothing else.
struct RightToLeftFlip {
    /// The width of the content, about whose middle everything is mirrored; nil for no mirroring.
    let width: CGFloat?

    func reflect(_ rect: CGRect) -> CGRect {
        guard let width else { return rect }
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// A copy, where anything changes.
    func reflect(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let width else { return attributes }
        let copy = attributes.copy() as! UICollectionViewLayoutAttributes
        copy.center.x = width - attributes.center.x
        return copy
    }
}

extension UICollectionView {
    /// What is visible inside the content insets, in the coordinates of the layout: there what is pinned sticks to an edge. [FLOW-14]
    var boundsInLayout: CGRect { engine.clients.layout.flip.reflect(bounds.inset(by: adjustedContentInset)) }
}
