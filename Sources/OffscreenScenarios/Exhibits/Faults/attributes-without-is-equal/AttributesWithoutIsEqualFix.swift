import UIKit

final class AttributesWithoutIsEqualFix: TintChangeController {
    final class Attributes: UICollectionViewLayoutAttributes, Tinted {
        var tint = 0

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Attributes)?.tint = tint
            return copy
        }

        override func isEqual(_ object: Any?) -> Bool {
            (object as? Attributes)?.tint == tint && super.isEqual(object)
        }
    }

    final class Layout: TintedLayout {
        override class var layoutAttributesClass: AnyClass { Attributes.self }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
