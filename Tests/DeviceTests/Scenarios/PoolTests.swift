import UIKit
import XCTest

/// Views that are made, reused and kept.
final class PoolTests: ModelTestCase {
    func testTheFirstLayoutPass() {
        shown("first-page", "PASS-01 PASS-06 PASS-11 POOL-03", items: [30]) { device in
            device.writeViews(claims: "POOL-04")
        }
    }

    func testScrollByARow() {
        shown("scroll-by-a-row", items: [60]) { device in
            device.performStep("scroll by a row", claims: "PASS-02 PASS-03 PASS-05 PASS-10") { device.scroll(by: 106) }
            device.performStep("scroll by a page", claims: "PASS-05 POOL-02 POOL-03 POOL-04") { device.scroll(by: 240) }
            device.writeViews(claims: "POOL-04")
            device.performStep("scroll back", claims: "PASS-05 POOL-02") { device.scroll(to: .zero) }
        }
    }

    func testReloadData() {
        shown("reload-data", items: [6]) { device in
            device.performStep("select 0-1", claims: "SEL-04") { device.select([[0, 1]]) }
            device.writeFact(claim: "SEL-04", question: "what is selected", answer: device.selected)
            device.performStep("reloadData", claims: "POOL-08") { device.announce([.reloadData]) }
            device.writeFact(claim: "POOL-08", question: "what is selected after reloadData", answer: device.selected)
            device.writeViews(claims: "POOL-04 POOL-08")
        }
    }

    func testAClassThatIsRegisteredLater() {
        shown("another-class", items: [9]) { device in
            device.performStep("register another class for the identifier, then reload", claims: "POOL-11") {
                device.view.register(PlainCell.self, forCellWithReuseIdentifier: "poster")
                device.announce([.reloadData])
            }
            let classes = Set(device.view.visibleCells.map { DeviceTrace.typeName(of: $0) })
            device.writeFact(
                claim: "POOL-11", question: "the classes of the cells on screen",
                answer: classes.sorted().joined(separator: " "))
        }
    }

    func testReconfigure() {
        shown("reconfigure", items: [6]) { device in
            let before = device.view.cellForItem(at: [0, 1])
            device.performStep("reconfigure 0-1", claims: "POOL-13") {
                device.app.retitle(itemAt: [0, 1], to: "other")
                device.announce([.reconfigure([[0, 1]])])
            }
            device.writeFact(
                claim: "POOL-13", question: "the cell of 0-1 is the one of before",
                answer: device.view.cellForItem(at: [0, 1]) === before)
            device.writeFact(claim: "POOL-13", question: "what it shows", answer: device.text(ofCellAt: [0, 1]))
        }
    }
}

/// A cell class that replaces the app's.
private final class PlainCell: UICollectionViewCell {}

extension Device {
    func announce(_ edits: [DeviceEdit]) { performReloads(edits, animated: true) }
}

/// Cells that are prepared before they are visible, and cells that are kept after they have left
/// the screen.
final class PrefetchingTests: ModelTestCase {
    /// Returns the items of a range for which `cellForItem(at:)` returns a cell.
    @MainActor private static func found(_ items: ClosedRange<Int>, _ device: Device) -> String {
        DeviceValueFormat.text(
            items.map { IndexPath(item: $0, section: 0) }.filter { device.view.cellForItem(at: $0) != nil })
    }

    func testPreparedCells() {
        shown("prepared-cells", "PRE-03", height: 212, items: [60], prefetches: nil) { device in
            for number in 1...4 {
                device.performStep("scroll by half a row, \(number)", claims: "PRE-03 PRE-04") { device.scroll(by: 53) }
            }
            device.writeFact(
                claim: "PRE-05", question: "visible items",
                answer: DeviceValueFormat.text(device.view.indexPathsForVisibleItems))
            device.writeFact(
                claim: "PRE-05", question: "number of visibleCells", answer: "\(device.view.visibleCells.count)")
            device.writeFact(
                claim: "PRE-05", question: "items for which cellForItem(at:) answers a cell",
                answer: PrefetchingTests.found(0...59, device)
            )
        }
    }

    func testKeptCell() {
        shown("kept-cell", items: [30], prefetches: nil) { device in
            device.performStep("scroll by 110", claims: "PRE-01") { device.scroll(by: 110) }
            device.writeFact(
                claim: "PRE-05", question: "items of the first row for which cellForItem(at:) answers a cell",
                answer: PrefetchingTests.found(0...2, device))
            device.app.retitle(itemAt: [0, 0], to: "news")
            device.performStep("scroll back", claims: "PRE-02") { device.scroll(by: -110) }
            device.writeFact(
                claim: "PRE-02", question: "what 0-0 shows, whose title changed meanwhile",
                answer: device.text(ofCellAt: [0, 0]))
            device.writeFact(
                claim: "PRE-02", question: "prepareForReuse in the step",
                answer: device.count(ofEvent: "prepareForReuse"))
        }
    }

    func testPrefetchingOff() {
        shown("prefetching-off", items: [30], prefetches: nil) { device in
            device.performStep("scroll by 110", claims: "PRE-01") { device.scroll(by: 110) }
            device.performStep("turn prefetching off", claims: "PRE-06") { device.view.isPrefetchingEnabled = false }
            device.performStep("scroll back", claims: "PRE-06") { device.scroll(by: -110) }
            device.writeFact(
                claim: "PRE-06", question: "the data source was asked for cells",
                answer: device.count(ofEvent: "ask") != "0")
        }
    }
}
