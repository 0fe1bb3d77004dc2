import UIKit

final class SectionBackgroundAttributes: UICollectionViewLayoutAttributes {
    var backgroundColor = UIColor.clear

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! SectionBackgroundAttributes
        copy.backgroundColor = backgroundColor
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? SectionBackgroundAttributes else { return false }
        return backgroundColor == other.backgroundColor && super.isEqual(object)
    }
}
