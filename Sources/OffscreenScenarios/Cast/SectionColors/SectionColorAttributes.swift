import UIKit

/// Layout attributes with a colour. Without `copy(with:)` a copy would lose the colour. Without
/// `isEqual(_:)` the collection view would not notice that the colour changed. [APPLY-02]
public final class SectionColorAttributes: UICollectionViewLayoutAttributes {
    public var color: UIColor?

    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! SectionColorAttributes
        copy.color = color
        return copy
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? SectionColorAttributes else { return false }
        return color == other.color && super.isEqual(object)
    }
}
