// swift-format-ignore-file
// Tests for iOS. The porter's copy is in CompatibilityTests/Swift5Ported, where it is compiled and run.
import UIKit
import XCTest

@MainActor
final class WorkshopTests: XCTestCase {
    final class Inspector: NSObject, WorkshopInspector {
        func inspector(_ owner: UIView, colorsFor count: Int) -> [UIColor] { Array(repeating: .red, count: count) }
    }

    func testButtonsAreMadeOfTheClassThatIsGiven() async {
        let shop = Workshop<Lever, UILabel>(kinds: [UIView.self, Lever.self], key: Lever.self)
        let buttons = shop.buttons()
        XCTAssertEqual(buttons.map(\.buttonType), [.system, .custom, .infoLight, .custom])
        buttons[0].sendActions(for: .touchUpInside)
        XCTAssertEqual(buttons.map(\.pulls), [1, 0, 0, 0])
        let plain: UIButton.Type = Lever.self
        XCTAssertTrue(plain.init(type: .system) is Lever)
    }

    func testPartsAndViewsAreMadeOfTheClassThatIsGiven() async {
        let shop = Workshop<UIButton, UILabel>(kinds: [UIView.self, Lever.self], key: UIButton.self)
        XCTAssertEqual(shop.parts().map(\.frame.height), [0, 5])
        XCTAssertEqual(shop.views().map { $0 is Lever }, [false, true, false, true])
        let copy = shop.copy(of: Lever(frame: CGRect(x: 0, y: 0, width: 6, height: 7)))
        XCTAssertTrue(copy is Lever && copy.frame.width == 6)
        XCTAssertTrue(UIView.assembled(Lever.self).pulls == 0 && type(of: Lever.assembled()) == Lever.self)
    }

    func testMembersOfResultsOfOptionalMethodsAreRead() async {
        let inspection = Inspection(frame: .zero)
        XCTAssertNil(inspection.colors)
        let inspector = Inspector()
        inspection.inspector = inspector
        XCTAssertEqual(inspection.colors, 2)
        XCTAssertEqual(inspection.height, 0)
    }

    func testTheTestWaitsForWhatIsExpected() async {
        let first = expectation(description: "first"), lever = Lever(frame: .zero)
        let second = self.expectation(description: "second")
        DispatchQueue.main.async {
            lever.pulls += 1
            first.fulfill()
        }
        DispatchQueue.main.async { second.fulfill() }
        await fulfillment(of: [first, second], timeout: 5)
        XCTAssertEqual(lever.pulls, 1)
        let third = expectation(description: "third")
        DispatchQueue.main.async { third.fulfill() }
        await self.fulfillment(of: [third], timeout: 5)
    }
}
