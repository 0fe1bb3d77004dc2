// swift-format-ignore-file
// Tests for iOS. The porter's copy is in CompatibilityTests/Swift5Ported, where it is compiled and run.
import Offscreen
import OffscreenTesting
import UIKit
import XCTest

@MainActor
final class BenchTests: OffscreenTestCase {
    var heard: [String] = []

    override func setUp() async throws {
        try await super.setUp()
        heard.append("set up")
    }

    func testAStageIsShown() async {
        let stage = Stage(width: 100, height: 200)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 40))
        stage.show(view)
        XCTAssertTrue(view.window === stage.window)
        XCTAssertEqual(heard, ["set up"])
    }
}

/// The tests of a class that is not on the main actor stay as they are, except for one of them.
final class PlainBenchTests: OffscreenTestCase {
    func testASynchronousTestRunsOnTheMainThread() {
        XCTAssertTrue(Thread.isMainThread)
        MainActor.assumeIsolated { XCTAssertEqual(UIView(frame: .zero).subviews.count, 0) }
    }

    @MainActor func testOneTestIsOnTheMainActor() async { XCTAssertEqual(UIView(frame: .zero).tag, 0) }
}

/// A base class for tests, and a test that inherits its actor from another file's class.
@MainActor
class BenchCase: OffscreenTestCase {
    let bench = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
}

final class LongBenchTests: BenchCase {
    func testTheBenchOfTheBaseClassIsThere() async throws { XCTAssertEqual(bench.frame.width, 5) }
}
