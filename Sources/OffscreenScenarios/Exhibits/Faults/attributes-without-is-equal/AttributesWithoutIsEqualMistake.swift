import UIKit

final class AttributesWithoutIsEqualMistake: TintChangeController {
    final class Attributes: UICollectionViewLayoutAttributes, Tinted {
        var tint = 0

        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone)
            (copy as? Attributes)?.tint = tint
            return copy
        }
    }

    final class Layout: TintedLayout {
        override class var layoutAttributesClass: AnyClass { Attributes.self }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
