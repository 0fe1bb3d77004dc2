import UIKit

/// The layout attributes of a section's card, with its colour and corner radius. `isEqual(_:)` and
/// `copy(with:)` include them.
public final class SectionCardDecorationAttributes: UICollectionViewLayoutAttributes {
    public var cardColor: UIColor = .white
    public var cornerRadius: CGFloat = 8

    public override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! SectionCardDecorationAttributes
        copy.cardColor = cardColor
        copy.cornerRadius = cornerRadius
        return copy
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? SectionCardDecorationAttributes else { return false }
        return cardColor == other.cardColor && cornerRadius == other.cornerRadius && super.isEqual(object)
    }
}
