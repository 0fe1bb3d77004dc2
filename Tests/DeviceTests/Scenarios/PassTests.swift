import UIKit
import XCTest

/// The steps of a layout pass.
final class PassTests: ModelTestCase {
    func testInvalidationIsDoneInTheNextPass() {
        shown("invalidate-later", items: [6]) { device in
            device.performStep("invalidateLayout", claims: "PASS-04") {
                device.view.collectionViewLayout.invalidateLayout()
                device.writeFact(
                    claim: "PASS-04", question: "prepare() was called inside the call",
                    answer: device.count(ofEvent: "prepare") != "0")
            }
            device.writeFact(
                claim: "PASS-04", question: "prepare() was called until the turn was over",
                answer: device.count(ofEvent: "prepare") != "0")
        }
    }

    func testHiddenElements() {
        let (left, right) = (CGRect(x: 0, y: 0, width: 96, height: 96), CGRect(x: 100, y: 0, width: 96, height: 96))
        let places: [IndexPath: PlacedItemsLayout.Place] = [[0, 1]: PlacedItemsLayout.Place(right, isHidden: true)]
        shown("hidden-elements", "PASS-07", items: [3], LayoutChoice(kind: .placed), places: places) { device in
            device.performStep("hide 0-0, show 0-1", claims: "PASS-07") {
                device.configureLayout(ofType: PlacedItemsLayout.self) {
                    $0.places[[0, 0]] = PlacedItemsLayout.Place(left, isHidden: true)
                    $0.places[[0, 1]] = PlacedItemsLayout.Place(right)
                }
            }
            device.writeViews(claims: "PASS-07")
        }
    }

    func testElementsWithoutHeight() {
        let places: [IndexPath: PlacedItemsLayout.Place] = [
            [0, 0]: PlacedItemsLayout.Place(CGRect(x: 10, y: 10, width: 96, height: 0))
        ]
        shown("without-height", "PASS-14", items: [3], LayoutChoice(kind: .placed), places: places) { device in
            device.writeFact(
                claim: "PASS-14", question: "the layout's item without height has a cell",
                answer: device.frame(ofCellAt: [0, 0]))
        }
    }

    func testFlowItemOfSizeZero() {
        shown("flow-size-zero", "PASS-14", items: [3], LayoutChoice(sizes: [.zero, CGSize(width: 50, height: 50)])) {
            device in
            device.writeFact(
                claim: "PASS-14", question: "the flow layout's item of size zero has a cell",
                answer: device.frame(ofCellAt: [0, 0]))
        }
    }

    func testRectanglesOfAttributes() {
        shown("pages-of-attributes", "PASS-11", height: 480, items: [200]) { device in
            for distance in [10, 460, 100, 3000] {
                device.performStep("scroll by \(distance)", claims: "PASS-11") { device.scroll(by: CGFloat(distance)) }
            }
        }
    }

    func testAttributesThatForgetIsEqual() {
        tints(
            "forgotten-isEqual", .noIsEqual, "APPLY-01 APPLY-02",
            ("APPLY-02", "the tint that arrived, without isEqual(_:)"))
    }

    func testAttributesThatAreComplete() {
        tints("complete-attributes", .complete, "APPLY-01", ("APPLY-01", "the tint that arrived"))
    }

    func testAttributesThatForgetCopy() {
        tints("forgotten-copy", .noCopy, nil, ("APPLY-02", "the tint that arrived, without copy(with:)"))
    }

    /// Plays a scenario that writes the tint of a cell after a change of the layout's tint. If
    /// `claims` is nil the tint stays as it is.
    private func tints(
        _ name: String, _ tintClass: LayoutChoice.TintAttributesClass, _ claims: String?,
        _ fact: (claim: String, what: String)
    ) {
        shown(name, height: 200, items: [3], LayoutChoice(kind: .tint, tintClass: tintClass)) { device in
            if let claims {
                device.performStep("another tint", claims: claims) {
                    device.configureLayout(ofType: TintLayout.self) { $0.tint = 5 }
                }
            }
            device.writeFact(claim: fact.claim, question: fact.what, answer: device.tint(ofCellAt: [0, 0]))
        }
    }

    func testALayoutThatInvalidatesItselfInAPass() {
        shown("invalidates-three-times", height: 200, items: [3]) { device in
            device.performStep("three passes invalidate the layout", claims: "PASS-08") {
                for _ in 0..<3 {
                    device.view.collectionViewLayout.invalidateLayout()
                    device.view.layoutIfNeeded()
                }
            }
            device.writeFact(
                claim: "PASS-08", question: "prepare() calls until it rests", answer: device.count(ofEvent: "prepare"))
        }
    }

    /// UIKit raises an exception since iOS 15, which ends the tests. So the test runs only with
    /// `OFFSCREEN_RAISES=1`, and the console has the message.
    func testALayoutThatAlwaysInvalidatesItself() throws {
        try XCTSkipUnless(
            ProcessInfo.processInfo.environment["OFFSCREEN_RAISES"] == "1",
            "ends the process; OFFSCREEN_RAISES=1 asks for it")
        shown(
            "always-invalidates", "PASS-08", height: 200, items: [3], features: [.invalidatesInLayout], prefetches: nil
        ) { device in
            device.writeFact(claim: "PASS-08", question: "a pass that always invalidates is survived", answer: "yes")
        }
    }
}
