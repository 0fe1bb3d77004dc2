import UIKit

final class LayoutAttributesClassMissingFix: TintController {
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

    final class Layout: UICollectionViewFlowLayout {
        override class var layoutAttributesClass: AnyClass { Attributes.self }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map { attributes in
                let copy = attributes.copy() as! UICollectionViewLayoutAttributes
                (copy as? Attributes)?.tint = 1
                return copy
            }
        }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
