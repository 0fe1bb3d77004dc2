import UIKit
import XCTest

/// The steps of a layout pass.
final class PassTests: ModelTestCase {
    func testInvalidationIsDoneInTheNextPass() {
        scenario("invalidate-later") { device in
            device.stage(width: 320, height: 240)
            device.setting.items = [6]
            device.setting.prefetches = false
            device.step("show") { device.showApp() }
            device.step("invalidateLayout", "PASS-04") {
                device.view.collectionViewLayout.invalidateLayout()
                device.fact("PASS-04", "prepare() was called inside the call", device.tally("prepare") == "0" ? "no" : "yes")
            }
            device.fact("PASS-04", "prepare() was called until the turn was over", device.tally("prepare") == "0" ? "no" : "yes")
        }
    }

    func testHiddenElements() {
        scenario("hidden-elements") { device in
            device.stage(width: 320, height: 240)
            device.setting.items = [3]
            device.setting.layout.kind = .placed
            device.setting.places = [[0, 1]: PlacedLayout.Place(CGRect(x: 100, y: 0, width: 96, height: 96), isHidden: true)]
            device.setting.prefetches = false
            device.step("show", "PASS-07") { device.showApp() }
            device.step("hide 0-0, show 0-1", "PASS-07") {
                device.layout(PlacedLayout.self) {
                    $0.places[[0, 0]] = PlacedLayout.Place(CGRect(x: 0, y: 0, width: 96, height: 96), isHidden: true)
                    $0.places[[0, 1]] = PlacedLayout.Place(CGRect(x: 100, y: 0, width: 96, height: 96))
                }
            }
            device.writeViews("PASS-07")
        }
    }

    func testElementsWithoutHeight() {
        scenario("without-height") { device in
            device.stage(width: 320, height: 240)
            device.setting.items = [3]
            device.setting.layout.kind = .placed
            device.setting.places = [[0, 0]: PlacedLayout.Place(CGRect(x: 10, y: 10, width: 96, height: 0))]
            device.setting.prefetches = false
            device.step("show", "PASS-14") { device.showApp() }
            device.fact("PASS-14", "the layout's item without height has a cell", device.frame(of: [0, 0]))
        }
    }

    func testFlowItemOfSizeZero() {
        scenario("flow-size-zero") { device in
            device.stage(width: 320, height: 240)
            device.setting.items = [3]
            device.setting.layout.sizes = [.zero, CGSize(width: 50, height: 50)]
            device.setting.prefetches = false
            device.step("show", "PASS-14") { device.showApp() }
            device.fact("PASS-14", "the flow layout's item of size zero has a cell", device.frame(of: [0, 0]))
        }
    }

    func testPagesOfAttributes() {
        scenario("pages-of-attributes") { device in
            device.stage(width: 320, height: 480)
            device.setting.items = [200]
            device.setting.prefetches = false
            device.step("show", "PASS-11") { device.showApp() }
            device.step("scroll by 10", "PASS-11") { device.scroll(by: 10) }
            device.step("scroll by 460", "PASS-11") { device.scroll(by: 460) }
            device.step("scroll by 100", "PASS-11") { device.scroll(by: 100) }
            device.step("scroll by 3000", "PASS-11") { device.scroll(by: 3000) }
        }
    }

    func testAttributesThatForgetIsEqual() {
        scenario("forgotten-isEqual") { device in
            device.stage(width: 320, height: 200)
            device.setting.items = [3]
            device.setting.layout.kind = .tint
            device.setting.layout.tintClass = .noIsEqual
            device.setting.prefetches = false
            device.step("show") { device.showApp() }
            device.step("another tint", "APPLY-01 APPLY-02") { device.layout(TintLayout.self) { $0.tint = 5 } }
            device.fact("APPLY-02", "the tint that arrived, without isEqual(_:)", device.tint(of: [0, 0]))
        }
    }

    func testAttributesThatAreComplete() {
        scenario("complete-attributes") { device in
            device.stage(width: 320, height: 200)
            device.setting.items = [3]
            device.setting.layout.kind = .tint
            device.setting.prefetches = false
            device.step("show") { device.showApp() }
            device.step("another tint", "APPLY-01") { device.layout(TintLayout.self) { $0.tint = 5 } }
            device.fact("APPLY-01", "the tint that arrived", device.tint(of: [0, 0]))
        }
    }

    func testAttributesThatForgetCopy() {
        scenario("forgotten-copy") { device in
            device.stage(width: 320, height: 200)
            device.setting.items = [3]
            device.setting.layout.kind = .tint
            device.setting.layout.tintClass = .noCopy
            device.setting.prefetches = false
            device.step("show") { device.showApp() }
            device.fact("APPLY-02", "the tint that arrived, without copy(with:)", device.tint(of: [0, 0]))
        }
    }

    func testALayoutThatInvalidatesItselfInAPass() {
        scenario("invalidates-three-times") { device in
            device.stage(width: 320, height: 200)
            device.setting.items = [3]
            device.setting.prefetches = false
            device.step("show") { device.showApp() }
            device.step("three passes invalidate the layout", "PASS-08") {
                PassTests.invalidate(device, times: 3)
            }
            device.fact("PASS-08", "prepare() calls until it rests", device.tally("prepare"))
        }
    }

    @MainActor
    private static func invalidate(_ device: Device, times: Int) {
        device.view.collectionViewLayout.invalidateLayout()
        device.view.layoutIfNeeded()
        if times > 1 { invalidate(device, times: times - 1) }
    }

    /// UIKit raises an exception since iOS 15, which ends the tests. So the test runs only with `OFFSCREEN_RAISES=1`, and the
    /// console has the message.
    func testALayoutThatAlwaysInvalidatesItself() throws {
        try XCTSkipUnless(
            ProcessInfo.processInfo.environment["OFFSCREEN_RAISES"] == "1", "ends the process; OFFSCREEN_RAISES=1 asks for it")
        scenario("always-invalidates") { device in
            device.stage(width: 320, height: 200)
            device.setting.items = [3]
            device.setting.mistakes = [.invalidatesInLayout]
            device.step("show", "PASS-08") { device.showApp() }
            device.fact("PASS-08", "a pass that always invalidates is survived", "yes")
        }
    }
}
