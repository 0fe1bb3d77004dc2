import Foundation
import UIKit
import XCTest

/// Timers and queues as existing code with `import Foundation` uses them, all of which has to
/// compile.
final class TimerTests: XCTestCase {
    private var timer: Timer?
    private var count = 0

    func testTimersAndQueuesWorkAsInFoundation() {
        let fired = expectation(description: "fired")
        let worked = expectation(description: "worked")
        timer = .scheduledTimer(withTimeInterval: 0.001, repeats: false) { timer in
            XCTAssertTrue(timer.isValid)
            fired.fulfill()
        }
        let deadline: DispatchTime = .now() + .milliseconds(1)
        XCTAssertGreaterThan(deadline, DispatchTime.now() - 1)
        let item = DispatchWorkItem(qos: .userInitiated) { [weak self] in
            self?.count += 1
            worked.fulfill()
        }
        DispatchQueue.main.asyncAfter(deadline: deadline, execute: item)
        DispatchQueue.main.async(qos: .userInitiated) { [weak self] in self?.count += 1 }
        DispatchQueue.global(qos: .utility).async { _ = DispatchTime.now().uptimeNanoseconds }
        RunLoop.main.perform {}
        let added = Timer(timeInterval: 100, repeats: true) { _ in }
        RunLoop.main.add(added, forMode: .common)
        added.invalidate()
        wait(for: [fired, worked], timeout: 5)
        XCTAssertEqual(count, 2)
    }
}
