import UIKit

/// Layout attributes with a text. A decoration view has no data source, so its text comes from the
/// layout.
public final class TitleAttributes: UICollectionViewLayoutAttributes {
    public var title: String?

    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! TitleAttributes
        copy.title = title
        return copy
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? TitleAttributes else { return false }
        return title == other.title && super.isEqual(object)
    }
}
