import UIKit
import XCTest

/// Frames of the flow layout, and scrolling.
final class FlowTests: ModelTestCase {
    /// Returns the frames of the first section's items in the layout on screen.
    @MainActor
    private static func frames(_ count: Int, _ device: Device) -> String {
        (0..<count).map {
            device.view.layoutAttributesForItem(at: [0, $0]).map { DeviceValueFormat.text($0.frame) } ?? "none"
        }
        .joined(separator: " ")
    }

    func testTouchingElements() {
        let item = CGSize(width: 375, height: 100)
        shown("touching-elements", width: 375, height: 300, items: [5], LayoutChoice(item: item, line: 0)) { device in
            let layout = device.view.collectionViewLayout
            func found(_ rect: CGRect) -> String {
                DeviceValueFormat.text((layout.layoutAttributesForElements(in: rect) ?? []).map { $0.indexPath })
            }
            for y in [100, 150] {
                device.writeFact(
                    claim: "FLOW-15", question: "rows of 375x100 in 0,\(y) 375x100",
                    answer: found(CGRect(x: 0, y: CGFloat(y), width: 375, height: 100)))
            }
        }
    }

    func testTouchingElementsOfTheirOwnSizes() {
        let sizes = [CGSize(width: 100, height: 10)]
        shown("touching-own-sizes", width: 100, height: 300, items: [30], LayoutChoice(sizes: sizes, line: 0)) {
            device in
            let found =
                device.view.collectionViewLayout.layoutAttributesForElements(
                    in: CGRect(x: 0, y: 0, width: 100, height: 100)) ?? []
            device.writeFact(
                claim: "FLOW-15", question: "how many rows of 100x10 are in 0,0 100x100", answer: "\(found.count)")
        }
    }

    func testAGridOfOneSize() {
        shown("grid", width: 375, height: 300, items: [7], LayoutChoice(item: CGSize(width: 100, height: 60))) {
            device in
            device.writeFact(
                claim: "FLOW-02", question: "7 items of 100x60 in 375", answer: FlowTests.frames(7, device))
        }
    }

    func testMixedSizes() {
        let sizes = [
            CGSize(width: 120, height: 40), CGSize(width: 100, height: 55), CGSize(width: 90, height: 40),
            CGSize(width: 200, height: 30),
            CGSize(width: 60, height: 40), CGSize(width: 150, height: 40),
        ]
        let choice = LayoutChoice(sizes: sizes, spacing: 8, inset: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10))
        shown("mixed-sizes", width: 375, height: 300, items: [6], choice) { device in
            device.writeFact(claim: "FLOW-04", question: "six mixed items in 375", answer: FlowTests.frames(6, device))
            device.writeFact(claim: "FLOW-06", question: "content height", answer: device.view.contentSize.height)
        }
    }

    func testALastLineOfOneSize() {
        let sizes = [
            CGSize(width: 120, height: 40), CGSize(width: 200, height: 40), CGSize(width: 80, height: 40),
            CGSize(width: 80, height: 40),
        ]
        shown("last-line", width: 375, height: 300, items: [4], LayoutChoice(sizes: sizes)) { device in
            device.writeFact(
                claim: "FLOW-03", question: "a last line of two equal items in a section of mixed sizes",
                answer: FlowTests.frames(4, device))
        }
    }

    func testOneItemInALine() {
        shown("one-in-a-line", height: 300, items: [2], LayoutChoice(item: CGSize(width: 200, height: 50))) { device in
            device.writeFact(claim: "FLOW-05", question: "items of 200 in 320", answer: FlowTests.frames(2, device))
        }
    }

    func testExactFit() {
        let width: CGFloat = (834 - 20) / 3
        shown("exact-fit", width: 834, height: 300, items: [4], LayoutChoice(item: CGSize(width: width, height: 50))) {
            device in
            device.writeFact(
                claim: "FLOW-16", question: "three items of (834-20)/3 in 834", answer: FlowTests.frames(4, device))
        }
    }

    func testAnEmptyHeader() {
        shown("no-header", height: 300, items: [2]) { device in
            let layout = device.view.collectionViewLayout
            let header = layout.layoutAttributesForSupplementaryView(
                ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
            device.writeFact(
                claim: "FLOW-08", question: "the attributes of a header of length 0",
                answer: header.map { DeviceValueFormat.text($0.size) } ?? "none")
        }
    }

    func testPinnedHeaders() {
        shown("pinned-headers", items: [9, 9], LayoutChoice(header: 30, pins: .headers)) { device in
            for distance in [50, 200, 60] as [CGFloat] {
                device.performStep("scroll by \(Int(distance))", claims: "FLOW-09 PASS-03") {
                    device.scroll(by: distance)
                }
                let kind = UICollectionView.elementKindSectionHeader
                let frames = (0..<2).map { section in
                    device.view.supplementaryView(forElementKind: kind, at: [section, 0]).map {
                        DeviceValueFormat.text($0.frame)
                    } ?? "none"
                }
                device.writeFact(
                    claim: "FLOW-09", question: "headers at offset \(device.offset)",
                    answer: frames.joined(separator: " "))
            }
        }
    }

    func testTheOffsetStaysInRange() {
        shown("offset-in-range", height: 200, items: [20], LayoutChoice(item: CGSize(width: 320, height: 50), line: 0))
        { device in
            device.performStep("scroll to the end") { device.scrollToEnd() }
            device.writeFact(
                claim: "SCROLL-01", question: "the offset of 20 rows of 50 at the end", answer: device.offset)
            device.performStep("twice as high", claims: "SCROLL-01") { device.resize(width: 320, height: 400) }
            device.writeFact(
                claim: "SCROLL-01", question: "the offset when the view is 400 high", answer: device.offset)
            device.performStep("a bottom inset of 100, scrolled in") {
                device.view.contentInset.bottom = 100
                device.view.contentOffset = CGPoint(x: 0, y: 700)
            }
            device.performStep("no inset any more", claims: "SCROLL-01") { device.view.contentInset.bottom = 0 }
            device.writeFact(
                claim: "SCROLL-01", question: "the offset when an inset of 100 is gone", answer: device.offset)
            device.performStep("rows of 25", claims: "SCROLL-01") {
                device.configureLayout(ofType: UICollectionViewFlowLayout.self) { $0.itemSize.height = 25 }
            }
            device.writeFact(claim: "SCROLL-01", question: "the offset when the content is 500", answer: device.offset)
        }
    }

    func testAFlowLayoutIsFreshWhenItIsAsked() {
        shown("fresh-when-asked", height: 300, items: [10], LayoutChoice(item: CGSize(width: 320, height: 10), line: 0))
        { device in
            device.performStep("rows of 50", claims: "INV-02") {
                guard let flow = device.view.collectionViewLayout as? UICollectionViewFlowLayout else { return }
                flow.itemSize.height = 50
                device.writeFact(
                    claim: "INV-02", question: "the layout's content height at once",
                    answer: flow.collectionViewContentSize.height)
                device.writeFact(
                    claim: "INV-02", question: "the view's content height at once",
                    answer: device.view.contentSize.height)
            }
            device.writeFact(
                claim: "INV-02", question: "the view's content height after the turn",
                answer: device.view.contentSize.height)
        }
    }
}
