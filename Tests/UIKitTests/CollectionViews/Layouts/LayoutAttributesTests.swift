import Testing

@testable import UIKit

private class TintedAttributes: UICollectionViewLayoutAttributes {
    var tint = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! TintedAttributes
        copy.tint = tint
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? TintedAttributes)?.tint == tint && super.isEqual(object)
    }
}

/// A value that cannot be compared.
private struct Note {}

private final class ShadedAttributes: UICollectionViewLayoutAttributes {
    var shade = 0
    var note: Note?

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! ShadedAttributes
        (copy.shade, copy.note) = (shade, note)
        return copy
    }
}

private final class UncopiedAttributes: UICollectionViewLayoutAttributes { var tint = 0 }

struct LayoutAttributesTests {
    private let path = IndexPath(item: 3, section: 1)

    @Test func `Layout attributes made for an element have its category, kind and index path, and Apple's defaults`() {
        let cell = TintedAttributes(forCellWith: path)
        #expect(cell.indexPath == path)
        #expect(cell.representedElementCategory == .cell)
        #expect(cell.representedElementKind == nil)
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "h", with: path)
        #expect(header.representedElementCategory == .supplementaryView)
        #expect(header.representedElementKind == "h")
        let card = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "card", with: path)
        #expect(card.representedElementCategory == .decorationView)
        #expect(card.representedElementKind == "card")
        for new in [cell, UICollectionViewLayoutAttributes()] {
            #expect(new.frame == .zero)
            #expect(new.alpha == 1)
            #expect(new.zIndex == 0)
            #expect(!new.isHidden)
            #expect(new.transform.isIdentity)
        }
    }

    @Test
    func `Setting the frame of attributes changes their center, and setting their size changes the frame [APPLY-07]`() {
        let a = UICollectionViewLayoutAttributes(forCellWith: path)
        a.frame = CGRect(10, 20, 100, 50)
        #expect(a.center == CGPoint(60, 45))
        a.size = CGSize(10, 10)
        #expect(a.frame == CGRect(55, 40, 10, 10))
        a.bounds = CGRect(9, 9, 20, 20)
        #expect(a.bounds == CGRect(0, 0, 20, 20))
        a.frame = CGRect(10, 20, 100, 50)
        a.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(a.frame == CGRect(-40, -5, 200, 100))
    }

    @Test func `Setting transform or transform3D of layout attributes changes the other property`() {
        let a = UICollectionViewLayoutAttributes()
        a.transform = CGAffineTransform(rotationAngle: 0.5)
        #expect(CATransform3DIsAffine(a.transform3D))
        a.transform3D = CATransform3DMakeRotation(0.5, 0, 1, 0)
        #expect(a.transform.isIdentity)
    }

    @Test
    func
        `Attributes that differ in class, element, geometry or appearance are unequal, and copies are equal [APPLY-04]`()
    {
        typealias Attributes = UICollectionViewLayoutAttributes
        func with(_ change: (Attributes) -> Void) -> Attributes {
            let made = Attributes(forCellWith: [0, 0])
            made.frame = CGRect(1, 2, 3, 4)
            change(made)
            return made
        }
        let different: [Attributes] = [
            with { _ in }, with { $0.indexPath = [1, 4] }, with { $0.indexPath = IndexPath() },
            with { $0.indexPath = IndexPath(index: 0) },
            with { $0.indexPath = [0, 0, 0] }, with { $0.indexPath = [0, -1] }, with { $0.isHidden = true },
            with { $0.zIndex = 1 },
            with { $0.center.x += 1 }, with { $0.size.width += 1 }, with { $0.alpha = 0.5 },
            with { $0.transform = CGAffineTransform(scaleX: 2, y: 1) },
            with { $0.transform = CGAffineTransform(rotationAngle: 1) },
            with { ($0.indexPath, $0.transform) = (IndexPath(index: 0), CGAffineTransform(rotationAngle: 1)) },
            Attributes(forSupplementaryViewOfKind: "a", with: [0, 0]),
            Attributes(forSupplementaryViewOfKind: "b", with: [0, 0]),
            Attributes(forDecorationViewOfKind: "a", with: [0, 0]),
            Attributes(forDecorationViewOfKind: "b", with: [0, 0]),
        ]
        for (i, a) in different.enumerated() {
            for (j, b) in different.enumerated() { #expect(a.isEqual(b) == (i == j), "\(a) and \(b)") }
            let copy = a.copy() as! Attributes
            #expect(copy.isEqual(a))
            #expect(copy.indexPath == a.indexPath)
            #expect(copy.transform == a.transform)
        }
        let back = with {
            $0.indexPath = IndexPath(index: 7)
            $0.indexPath = [0, 0]
        }
        #expect(back.isEqual(different[0]))
        #expect(different[0].isEqual(with { _ in }))
        #expect(!TintedAttributes(forCellWith: path).isEqual(Attributes(forCellWith: path)))
        #expect(!different[0].isEqual(nil))
        #expect(!different[0].isEqual("text"))
    }

    @Test
    func
        `A copy of attributes is another object of the same class with equal values, if the class copies the values that it adds`()
    {
        let a = TintedAttributes(forCellWith: path)
        a.tint = 7
        a.frame = CGRect(1, 2, 3, 4)
        a.zIndex = -1
        let b = a.copy() as! TintedAttributes
        #expect(a !== b)
        #expect(a.isEqual(b))
        #expect(b.tint == 7)
        #expect(b.zIndex == -1)
        b.zIndex = 5
        #expect(a.zIndex == -1)
    }

    @Test
    func
        `If a subclass of attributes overrides neither copy nor isEqual, its own values are not copied or compared [APPLY-02]`()
    {
        let a = UncopiedAttributes(forCellWith: path)
        a.tint = 7
        let b = a.copy() as! UncopiedAttributes
        #expect(b.tint == 0)
        #expect(a.isEqual(b))
    }

    @Test
    func
        `A changed property is reported as missing from isEqual only if its class copies it and its type is Equatable [APPLY-01]`()
    {
        func missing(
            in make: () -> UICollectionViewLayoutAttributes, after change: (UICollectionViewLayoutAttributes) -> Void
        ) -> String? {
            let (applied, new) = (make(), make())
            change(new)
            return new.propertyIgnoredByIsEqual(comparedWith: applied)
        }
        func copied() -> ShadedAttributes { ShadedAttributes(forCellWith: path) }
        #expect(missing(in: copied) { ($0 as! ShadedAttributes).shade = 7 } == "shade")
        #expect(missing(in: copied) { ($0 as! ShadedAttributes).note = Note() } == nil)
        #expect(missing(in: copied) { $0.zIndex = 3 } == nil)
        #expect(missing(in: { UncopiedAttributes(forCellWith: path) }) { ($0 as! UncopiedAttributes).tint = 7 } == nil)
    }
}
