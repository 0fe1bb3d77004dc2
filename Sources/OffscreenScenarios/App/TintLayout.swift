import UIKit

/// Layout attributes with a number, the tint, which the cell's `apply(_:)` stores. They override
/// neither `isEqual(_:)` nor `copy(with:)`.
class TintCarryingAttributes: UICollectionViewLayoutAttributes {
    var tint = 0
}

/// Attributes with a tint that do not override `isEqual(_:)`.
class UncomparedTintAttributes: TintCarryingAttributes {
    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! UncomparedTintAttributes
        copy.tint = tint
        return copy
    }
}

/// Attributes with a tint that implement both `isEqual(_:)` and `copy(with:)`, as they should.
/// [APPLY-02]
final class TintAttributes: UncomparedTintAttributes {
    override func isEqual(_ object: Any?) -> Bool { (object as? TintAttributes)?.tint == tint && super.isEqual(object) }
}

/// Attributes with a tint that do not override `copy(with:)`.
final class UncopiedTintAttributes: TintCarryingAttributes {
    override func isEqual(_ object: Any?) -> Bool {
        (object as? UncopiedTintAttributes)?.tint == tint && super.isEqual(object)
    }
}

/// A flow layout whose items have a tint.
class TintLayout: UICollectionViewFlowLayout {
    var tint = 1 {
        didSet { if tint != oldValue { invalidateLayout() } }
    }

    override class var layoutAttributesClass: AnyClass { TintAttributes.self }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.compactMap(tinted)
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).flatMap(tinted)
    }

    private func tinted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        let copy = attributes.copy() as! UICollectionViewLayoutAttributes
        (copy as? TintCarryingAttributes)?.tint = tint
        return adjusted(copy)
    }

    /// Returns the attributes unchanged. Subclasses override this method to change them in a final
    /// step.
    func adjusted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { attributes }
}

final class UncomparedTintLayout: TintLayout {
    override class var layoutAttributesClass: AnyClass { UncomparedTintAttributes.self }
}

/// A tint layout whose `layoutAttributesClass` is UIKit's own class, so its attributes have no
/// tint.
final class PlainAttributesTintLayout: TintLayout {
    override class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
}

/// A tint layout that copies its finished attributes once more, as an app does before it moves
/// attributes. The copy loses the tint.
final class UncopiedTintLayout: TintLayout {
    override class var layoutAttributesClass: AnyClass { UncopiedTintAttributes.self }

    override func adjusted(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        attributes.copy() as! UICollectionViewLayoutAttributes
    }
}

/// A flow layout that adds `shift` to the x of the attributes that `super` returns for a rectangle,
/// with or without copying them. [PASS-13]
final class ShiftingLayout: UICollectionViewFlowLayout {
    var shift: CGFloat = 10
    var copies = true

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        super.layoutAttributesForElements(in: rect)?.map { attributes in
            let moved = copies ? attributes.copy() as! UICollectionViewLayoutAttributes : attributes
            moved.frame.origin.x += shift
            return moved
        }
    }
}
