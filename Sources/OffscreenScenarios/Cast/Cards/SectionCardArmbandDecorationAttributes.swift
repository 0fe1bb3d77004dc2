import UIKit

/// The layout attributes of the armband on a section's card.
public final class SectionCardArmbandDecorationAttributes: UICollectionViewLayoutAttributes {
    /// The name of the image on the armband; nil for no image.
    public var imageName: String?

    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! SectionCardArmbandDecorationAttributes
        copy.imageName = imageName
        return copy
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? SectionCardArmbandDecorationAttributes else { return false }
        return imageName == other.imageName && super.isEqual(object)
    }
}
