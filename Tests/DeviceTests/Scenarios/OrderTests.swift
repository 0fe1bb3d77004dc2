import UIKit
import XCTest

/// Sibling order, paint order and hit order.
final class OrderTests: ModelTestCase {
    func testTheOrderOfSiblings() {
        var places: [IndexPath: PlacedLayout.Place] = [:]
        for (item, z) in [2, 0, 1, 0].enumerated() {
            places[[0, item]] = PlacedLayout.Place(CGRect(x: 20 * item, y: 20 * item, width: 96, height: 96), zIndex: z)
        }
        shown("sibling-order", "STACK-02 STACK-06", items: [4], LayoutChoice(kind: .placed), places: places) { device in
            device.fact("STACK-06", "a greater zIndex lies below a smaller one", device.inversions)
            device.writeViews("STACK-12")
            device.step("0-0 gets the smallest zIndex", "STACK-01") {
                device.changeLayout(ofType: PlacedLayout.self) { $0.places[[0, 0]]?.zIndex = -1 }
            }
            device.fact("STACK-01", "a greater zIndex lies below a smaller one, after a change", device.inversions)
            device.fact("ORDER-02", "a touch at 90,90 reaches", device.elementHit(atX: 90, y: 90))
            device.fact("ORDER-03", "indexPathForItem at 90,90", device.itemIndexPath(atX: 90, y: 90))
        }
    }

    func testSendingToTheBack() {
        shown("send-to-back", items: [6], LayoutChoice(kind: .cardFlow)) { device in
            device.step("send the cell of 0-0 to the back", "STACK-10") {
                if let cell = device.view.cellForItem(at: [0, 0]) { device.view.sendSubviewToBack(cell) }
            }
            device.fact("STACK-10", "cells under the card after a cell was sent to the back", device.covered)
            let first = device.view.subviews.first { $0 is UICollectionReusableView }
            device.fact("STACK-10", "the rearmost reusable view is the card", first is SectionCardDecorationView ? "yes" : "no")
            device.step("bring the card to the front", "STACK-10") {
                for card in device.view.subviews where card is SectionCardDecorationView { device.view.bringSubviewToFront(card) }
            }
            device.fact("STACK-10", "cells under the card after it was brought to the front", device.covered)
            device.step("another pass", "STACK-01") { device.view.setNeedsLayout() }
            device.fact("STACK-01", "cells under the card after another pass", device.covered)
        }
    }

    func testAViewOfTheApp() {
        shown("own-view", "STACK-10", items: [6], mistakes: [.addsSubview]) { device in
            let frame = CGRect(x: 0, y: 0, width: 40, height: 40)
            let own = device.view.subviews.firstIndex { !($0 is UICollectionReusableView) && $0.frame == frame }
            let cell = device.view.subviews.firstIndex { $0 is UICollectionViewCell }
            device.fact("STACK-10", "the app's own view, sent to the back, lies behind the cells", own ?? 0 < cell ?? 0 ? "yes" : "no")
            device.fact("ORDER-02", "a touch at 10,10 reaches", device.elementHit(atX: 10, y: 10))
        }
    }

    func testCardsAfterUpdates() {
        shown("cards-after-updates", "STACK-06", height: 220, items: [15], LayoutChoice(kind: .cardFlow)) { device in
            device.step("reload the section", "STACK-05 STACK-14 STACK-15") { device.announce([.reloadSections([0])]) }
            device.step("scroll by 60", "STACK-05 STACK-14") { device.scroll(by: 60) }
            device.fact("STACK-14", "cells under the card after reloadSections", device.covered)
            device.step("reloadData", "STACK-15") { device.announce([.reloadData]) }
            device.fact("STACK-15", "cells under the card after reloadData", device.covered)
            device.step("insert 0-0", "STACK-15") { device.app.update([.insert([[0, 0]], title: nil)]) }
            device.fact("STACK-15", "cells under the card after an insertion", device.covered)
        }
    }

    func testHeadersAndIndicators() {
        shown("headers-and-indicators", "FLOW-08 STACK-13", items: [9, 9], LayoutChoice(header: 30)) { device in
            let path = IndexPath(item: 0, section: 0)
            let kind = UICollectionView.elementKindSectionHeader
            let attributes = device.view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
            device.fact("STACK-11", "zIndex of a header", "\(attributes?.zIndex ?? 0)")
            let header = device.view.supplementaryView(forElementKind: kind, at: path)
            device.fact("STACK-11", "zPosition of a header's layer", DeviceFigures.text(header?.layer.zPosition ?? 0))
            device.fact("STACK-13", "the scroll indicator is painted, against the headers", device.indicator)
            device.writeViews("STACK-11 STACK-13")
        }
    }

    func testZPosition() {
        shown("z-position", items: [2], LayoutChoice(kind: .placed)) { device in
            device.step("the rear cell gets a zPosition", "ORDER-01 ORDER-02") { device.view.cellForItem(at: [0, 0])?.layer.zPosition = 1 }
            device.fact("ORDER-02", "a touch at 60,60 reaches", device.elementHit(atX: 60, y: 60))
            device.fact("ORDER-03", "indexPathForItem at 60,60", device.itemIndexPath(atX: 60, y: 60))
        }
    }

    func testCompositionalBackground() {
        let layout = LayoutChoice(
            kind: .compositional, height: 60, background: true, inset: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), header: 24,
            columns: 3)
        shown("compositional-background", "COMP-01", items: [4, 4], layout) { device in
            for section in 0...1 {
                let z = device.view.layoutAttributesForItem(at: [section, 0])?.zIndex
                device.fact("COMP-01", "zIndex of item \(section)-0", z.map { "\($0)" } ?? "none")
            }
            device.writeViews("COMP-01")
        }
    }

    func testOrthogonalRows() {
        let layout = LayoutChoice(kind: .compositional, height: 60, orthogonal: .continuous, columns: 3)
        shown("orthogonal-rows", "COMP-02", items: [8], layout) { device in
            let cell = device.view.cellForItem(at: [0, 0])
            device.fact("COMP-02", "the superview of a cell is the collection view", cell?.superview === device.view ? "yes" : "no")
            device.fact("COMP-02", "it is a scroll view", cell?.superview is UIScrollView ? "yes" : "no")
            device.step("scroll the row by 100", "COMP-02") { device.scrollInnerView(ofItemAt: [0, 0], by: CGPoint(x: 100, y: 0)) }
        }
    }
}
