import Offscreen
import OffscreenScenarios
import Testing
import UIKit

/// The steps of STACK-07, with eight items on a card and nothing else.
@MainActor struct StepByStepTests {
    private let stage = Stage(width: 320, height: 240, behavior: .iOS10(mechanism: .transient))
    private let screen: CardScreen
    private var view: UICollectionView { screen.collectionView }

    init() {
        screen = CardScreen(sections: [8])
        screen.hasArmbands = false
        screen.headerHeight = 0
        screen.collectionView.isPrefetchingEnabled = false
        stage.show(screen.collectionView)
    }

    /// The views from back to front, such as "card(-1) c0 c1", with the z of a card and the item of
    /// a cell.
    private var order: String {
        stage.stacking(of: view).rows.map { row in
            row.element?.category == .cell ? "c\(row.element!.indexPath.item)" : "card(\(row.z))"
        }.joined(separator: " ")
    }

    @Test
    func
        `With the ordering bug a section's reload puts its card above its cells, and new cells above the card [STACK-07]`()
    {
        #expect(order == "card(-1) c0 c1 c2 c3 c4 c5")
        // Without animation the old cells retire first and are reused as the new ones.
        stage.act("reload section 0") { UIView.performWithoutAnimation { view.reloadSections([0]) } }
        #expect(order.hasSuffix("card(-1)"), "placed with the transient z 0, stored as -1 without moving: \(order)")
        #expect(stage.stacking(of: view).inversions.count == 6)
        stage.scroll(view, by: 100)
        let rows = stage.stacking(of: view).rows
        let card = rows.firstIndex { $0.z == -1 }!
        #expect(rows[..<card].isEmpty == false, "some cells lie under the card: \(order)")
        #expect(
            rows[(card + 1)...].map { $0.element!.indexPath.item }.sorted() == [6, 7],
            "and later ones above it: \(order)")
        let inversion = stage.stacking(of: view).inversions[0]
        let cause = "with z 0 for a moment and was placed by that: the bug of iOS 10, mechanism transient"
        #expect(inversion.cause.contains(cause), "\(inversion.cause)")
        #expect(inversion.overlaps, "\(inversion.cause)")
    }

    @Test func `In an animated reload of a section the old views go to the pool when the animation ends [UPD-02]`() {
        stage.act("reload section 0", settling: false) { view.reloadSections([0]) }
        #expect(stage.pools(of: view).cellPool(identifier: "poster")?.dormant == 0)
        #expect(stage.stacking(of: view).rows.filter(\.isLeaving).count == 7)
        stage.settle()
        #expect(stage.pools(of: view).cellPool(identifier: "poster")?.dormant == 6)
        #expect(stage.stacking(of: view).inversions.count == 6)
    }

    @Test func `The ordering bug occurs in a horizontal layout`() {
        let stage = Stage(width: 240, height: 320, behavior: .iOS10)
        let screen = stage.shown(CardScreen(sections: [8], scrollDirection: .horizontal))
        #expect(stage.stacking(of: screen.collectionView).inversions.isEmpty)
        stage.act("reload") { screen.collectionView.reloadSections([0]) }
        stage.scroll(screen.collectionView, by: 100)
        #expect(!stage.stacking(of: screen.collectionView).inversionsOfCards.isEmpty)
    }
}
