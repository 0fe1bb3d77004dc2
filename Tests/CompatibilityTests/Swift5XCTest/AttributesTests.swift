import UIKit
import XCTest

/// Attributes with their own initialiser and property, as written for iOS.
private final class TintAttributes: UICollectionViewLayoutAttributes {
    var tint: UIColor

    override init() {
        tint = .red
        super.init()
    }

    override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone) as! TintAttributes
        copy.tint = tint
        return copy
    }
}

final class AttributesTests: XCTestCase {
    func testAnAttributesSubclassCanOverrideItsInitialiserAndCopyItsProperty() {
        let attributes = TintAttributes(forCellWith: IndexPath(item: 3, section: 0))
        XCTAssertEqual(attributes.tint, .red)
        attributes.tint = .blue
        attributes.zIndex = 7
        let copy = attributes.copy() as! TintAttributes
        XCTAssertEqual(copy.tint, .blue)
        XCTAssertEqual(copy.zIndex, 7)
        XCTAssertEqual(copy.indexPath, IndexPath(item: 3, section: 0))
    }
}
