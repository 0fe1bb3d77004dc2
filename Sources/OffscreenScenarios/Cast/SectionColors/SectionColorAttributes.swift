import UIKit

/// Attributes with a colour. Without `copy(with:)` the colour would be lost when the collection view copies; without `isEqual(_:)`
/// a change of it would not be seen. [APPLY-02]
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
