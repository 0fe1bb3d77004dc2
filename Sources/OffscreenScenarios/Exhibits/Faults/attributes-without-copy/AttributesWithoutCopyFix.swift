import UIKit

final class AttributesWithoutCopyFix: TintController {
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

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map { attributes in
                let moved = attributes.copy() as! UICollectionViewLayoutAttributes
                moved.frame.origin.y += 10
                return moved
            }
        }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
