import UIKit
import XCTest

/// Sibling order, paint order and hit order.
final class OrderTests: ModelTestCase {
    func testTheOrderOfSiblings() {
        var places: [IndexPath: PlacedItemsLayout.Place] = [:]
        for (item, z) in [2, 0, 1, 0].enumerated() {
            places[[0, item]] = PlacedItemsLayout.Place(
                CGRect(x: 20 * item, y: 20 * item, width: 96, height: 96), zIndex: z)
        }
        shown("sibling-order", "STACK-02 STACK-06", items: [4], LayoutChoice(kind: .placed), places: places) { device in
            device.writeFact(
                claim: "STACK-06", question: "a greater zIndex lies below a smaller one", answer: device.inversions)
            device.writeViews(claims: "STACK-12")
            device.performStep("0-0 gets the smallest zIndex", claims: "STACK-01") {
                device.configureLayout(ofType: PlacedItemsLayout.self) { $0.places[[0, 0]]?.zIndex = -1 }
            }
            device.writeFact(
                claim: "STACK-01", question: "a greater zIndex lies below a smaller one, after a change",
                answer: device.inversions)
            device.writeFact(
                claim: "ORDER-02", question: "a touch at 90,90 reaches", answer: device.elementHit(atX: 90, y: 90))
            device.writeFact(
                claim: "ORDER-03", question: "indexPathForItem at 90,90", answer: device.itemIndexPath(atX: 90, y: 90))
        }
    }

    func testSendingToTheBack() {
        shown("send-to-back", items: [6], LayoutChoice(kind: .cardFlow)) { device in
            device.performStep("send the cell of 0-0 to the back", claims: "STACK-10") {
                if let cell = device.view.cellForItem(at: [0, 0]) { device.view.sendSubviewToBack(cell) }
            }
            device.writeFact(
                claim: "STACK-10", question: "cells under the card after a cell was sent to the back",
                answer: device.covered)
            let first = device.view.subviews.first { $0 is UICollectionReusableView }
            device.writeFact(
                claim: "STACK-10", question: "the rearmost reusable view is the card",
                answer: first is SectionCardDecorationView)
            device.performStep("bring the card to the front", claims: "STACK-10") {
                for card in device.view.subviews where card is SectionCardDecorationView {
                    device.view.bringSubviewToFront(card)
                }
            }
            device.writeFact(
                claim: "STACK-10", question: "cells under the card after it was brought to the front",
                answer: device.covered)
            device.performStep("another pass", claims: "STACK-01") { device.view.setNeedsLayout() }
            device.writeFact(
                claim: "STACK-01", question: "cells under the card after another pass", answer: device.covered)
        }
    }

    func testAViewOfTheApp() {
        shown("own-view", "STACK-10", items: [6]) { device in
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
            device.performStep("add a view of the app, and send it to the back", claims: "STACK-10") {
                device.view.addSubview(view)
                device.view.sendSubviewToBack(view)
            }
            let own = device.view.subviews.firstIndex(of: view)
            let cell = device.view.subviews.firstIndex { $0 is UICollectionViewCell }
            device.writeFact(
                claim: "STACK-10", question: "the app's own view, sent to the back, lies behind the cells",
                answer: own ?? 0 < cell ?? 0)
            device.writeFact(
                claim: "ORDER-02", question: "a touch at 10,10 reaches", answer: device.elementHit(atX: 10, y: 10))
        }
    }

    func testCardsAfterUpdates() {
        shown("cards-after-updates", "STACK-06", height: 220, items: [15], LayoutChoice(kind: .cardFlow)) { device in
            device.performStep("reload the section", claims: "STACK-05 STACK-14 STACK-15") {
                device.announce([.reloadSections([0])])
            }
            device.performStep("scroll by 60", claims: "STACK-05 STACK-14") { device.scroll(by: 60) }
            device.writeFact(
                claim: "STACK-14", question: "cells under the card after reloadSections", answer: device.covered)
            device.performStep("reloadData", claims: "STACK-15") { device.announce([.reloadData]) }
            device.writeFact(
                claim: "STACK-15", question: "cells under the card after reloadData", answer: device.covered)
            device.performStep("insert 0-0", claims: "STACK-15") { device.app.update([.insert([[0, 0]], title: nil)]) }
            device.writeFact(
                claim: "STACK-15", question: "cells under the card after an insertion", answer: device.covered)
        }
    }

    func testHeadersAndIndicators() {
        shown("headers-and-indicators", "FLOW-08 STACK-13", items: [9, 9], LayoutChoice(header: 30)) { device in
            let path = IndexPath(item: 0, section: 0)
            let kind = UICollectionView.elementKindSectionHeader
            let attributes = device.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
            device.writeFact(claim: "STACK-11", question: "zIndex of a header", answer: "\(attributes?.zIndex ?? 0)")
            let header = device.view.supplementaryView(forElementKind: kind, at: path)
            device.writeFact(
                claim: "STACK-11", question: "zPosition of a header's layer", answer: header?.layer.zPosition ?? 0)
            device.writeFact(
                claim: "STACK-13", question: "the scroll indicator is painted, against the headers",
                answer: device.indicator)
            device.writeViews(claims: "STACK-11 STACK-13")
        }
    }

    func testZPosition() {
        shown("z-position", items: [2], LayoutChoice(kind: .placed)) { device in
            device.performStep("the rear cell gets a zPosition", claims: "ORDER-01 ORDER-02") {
                device.view.cellForItem(at: [0, 0])?.layer.zPosition = 1
            }
            device.writeFact(
                claim: "ORDER-02", question: "a touch at 60,60 reaches", answer: device.elementHit(atX: 60, y: 60))
            device.writeFact(
                claim: "ORDER-03", question: "indexPathForItem at 60,60", answer: device.itemIndexPath(atX: 60, y: 60))
        }
    }

    func testCompositionalBackground() {
        let layout = LayoutChoice(
            kind: .compositional, height: 60, background: true,
            inset: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), header: 24,
            columns: 3)
        shown("compositional-background", "COMP-01", items: [4, 4], layout) { device in
            for section in 0...1 {
                let z = device.view.layoutAttributesForItem(at: [section, 0])?.zIndex
                device.writeFact(
                    claim: "COMP-01", question: "zIndex of item \(section)-0", answer: z.map { "\($0)" } ?? "none")
            }
            device.writeViews(claims: "COMP-01")
        }
    }

    func testOrthogonalRows() {
        let layout = LayoutChoice(kind: .compositional, height: 60, orthogonal: .continuous, columns: 3)
        shown("orthogonal-rows", "COMP-02", items: [8], layout) { device in
            let cell = device.view.cellForItem(at: [0, 0])
            device.writeFact(
                claim: "COMP-02", question: "the superview of a cell is the collection view",
                answer: cell?.superview === device.view)
            device.writeFact(claim: "COMP-02", question: "it is a scroll view", answer: cell?.superview is UIScrollView)
            device.performStep("scroll the row by 100", claims: "COMP-02") {
                device.scrollInnerView(ofItemAt: [0, 0], by: CGPoint(x: 100, y: 0))
            }
        }
    }
}
