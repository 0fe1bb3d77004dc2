import UIKit
import XCTest

/// Published reports about devices, as scenarios. `README.md` has the answers of the reports and
/// those of the model.
final class ReportTests: ModelTestCase {
    /// https://stackoverflow.com/questions/39135347 (iOS 10): cells are prepared ahead only after
    /// the first scroll, so that at first only visible ones are asked for. A cell that returns is
    /// not asked for again.
    func testPrefetchingBeginsWithScrolling() {
        shown("report-first-prefetch", items: [60], prefetches: nil) { device in
            device.writeFact(
                claim: "PRE-03", question: "cells asked for, of 9 that are seen, before anything scrolls",
                answer: device.count(ofEvent: "ask cell"))
            device.performStep("scroll by 106") { device.scroll(by: 106) }
            let seen = device.view.indexPathsForVisibleItems.count
            device.writeFact(
                claim: "PRE-03", question: "more items have cells than are seen, after scrolling",
                answer: seen < device.view.subviews.filter { $0 is UICollectionViewCell }.count)
            device.performStep("scroll back by 106") { device.scroll(by: -106) }
            let again = (0...2).map { "ask cell 0-\($0)" }.filter { device.count(ofEvent: $0) != "0" }
            device.writeFact(
                claim: "PRE-02", question: "cells of the first row, which had just been seen, are asked for again",
                answer: !again.isEmpty)
        }
    }

    /// rdar://31748196 (iOS 10.2): after `performBatchUpdates`, `reloadData()` in the same turn
    /// asks for no cell.
    func testReloadDataAfterAnUpdate() {
        shown("report-update-then-reload", items: [9]) { device in
            device.performStep("a batch of nothing, then reloadData", claims: "POOL-08") {
                device.view.performBatchUpdates({}, completion: nil)
                device.view.reloadData()
            }
            device.writeFact(claim: "POOL-08", question: "cells asked for", answer: device.count(ofEvent: "ask cell"))
        }
    }

    /// rdar://34933061, iOS 11. After `endInteractiveMovement()` the moved cell is asked for again
    /// in a later layout. On iOS 10 it was not.
    func testTheEndOfAnInteractiveMovement() {
        shown("report-end-of-carry", items: [6]) { device in
            device.performStep("carry 0-0") { _ = device.view.beginInteractiveMovementForItem(at: [0, 0]) }
            device.performStep("carry it over 0-2") {
                device.view.updateInteractiveMovementTargetPosition(CGPoint(x: 270, y: 48))
            }
            device.performStep("drop it") { device.view.endInteractiveMovement() }
            device.writeFact(
                claim: "MOVE-01", question: "cells asked for after the drop", answer: device.count(ofEvent: "ask cell"))
            device.writeFact(claim: "MOVE-01", question: "what 0-2 shows", answer: device.text(ofCellAt: [0, 2]))
        }
    }

    /// http://openradar.appspot.com/radar?id=4926683987574784 (iOS 9 and 10): a batch update of a
    /// view that needs layout loads all items first. If the model has changed already, the update
    /// is invalid.
    func testABatchOnAViewThatNeedsLayout() {
        playScenario("report-needs-layout") { device in
            device.reset(width: 320, height: 240)
            device.setting.items = [3]
            device.setting.prefetches = false
            device.performStep("show, not laid out", settles: false) { device.showApp(laysOutWindow: false) }
            device.performStep("a batch", claims: "UPD-05") {
                device.view.performBatchUpdates(
                    {
                        device.writeFact(
                            claim: "UPD-05", question: "cells asked for when the block runs",
                            answer: device.count(ofEvent: "ask cell"))
                        device.writeFact(
                            claim: "UPD-05", question: "counts were asked for when the block runs",
                            answer: device.count(ofEvent: "ask") != "0")
                    }, completion: nil)
            }
        }
    }
}
