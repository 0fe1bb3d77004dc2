import Offscreen
import OffscreenScenarios
import Testing
import UIKit

@MainActor struct FourOrdersTests {
    private let stage = Stage(width: 320, height: 240, behavior: .iOS10)
    private let screen = CardScreen(sections: [4])
    private var view: UICollectionView { screen.collectionView }

    init() {
        screen.hasArmbands = false
        stage.show(screen.collectionView)
        stage.act("reload section 0") { screen.collectionView.reloadSections([0]) }
    }

    /// The card on screen. A dormant card is among the siblings too.
    private var card: UIView { view.subviews.first { $0 is SectionCardDecorationView && !$0.isHidden }! }

    /// Sets the zPosition of each view to its zIndex.
    private func raiseViews() {
        for case let reusable as any LayoutZIndexed in view.subviews {
            reusable.layer.zPosition = CGFloat(reusable.layoutZIndex)
        }
    }

    @Test func `Views are painted by zPosition, then by sibling order [ORDER-01]`() {
        let before = stage.stacking(of: view)
        #expect(before.rows.map(\.paint) == Array(1...before.rows.count))
        let cell = view.cellForItem(at: path(0))!
        cell.layer.zPosition = 1
        let after = stage.stacking(of: view)
        #expect(after.rows.map(\.view) == before.rows.map(\.view))
        #expect(after.rows.first { $0.view == cell.viewText }?.paint == after.rows.count)
    }

    @Test func `indexPathForItem(at:) returns the item with the greatest zIndex at a point [ORDER-03]`() {
        let frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        let places = [1, 5, 3].enumerated().map { (path($0), PlacedItemsLayout.Place(frame, zIndex: $1)) }
        let screen = PlacedItemsScreen(sections: [3], places: Dictionary(uniqueKeysWithValues: places))
        let stage = Stage(width: 100, height: 100)
        stage.show(screen.collectionView)
        #expect(
            ([10, 90] as [CGFloat]).map { screen.collectionView.indexPathForItem(at: CGPoint(x: $0, y: $0)) } == [
                path(1), nil,
            ])
        #expect(stage.stacking(of: screen.collectionView).rows.map { $0.element!.indexPath.item } == [0, 2, 1])
    }

    @Test func `A view snapshot follows the sibling order, and not the zPosition [ORDER-04]`() {
        let point = view.convert(view.cellForItem(at: path(1))!.center, to: nil)
        #expect(stage.pointReport(of: view, at: point).snapshot.hasPrefix("decoration card 0"))
        raiseViews()
        #expect(stage.pointReport(of: view, at: point).painted.hasPrefix("item 0-1"))
        #expect(
            stage.pointReport(of: view, at: point).snapshot.hasPrefix("decoration card 0"),
            "zPosition does not affect the snapshot")
        view.sendSubviewToBack(card)
        #expect(stage.pointReport(of: view, at: point).snapshot.hasPrefix("item 0-1"))
    }

    @Test
    func
        `A touch reaches a cell behind a card only after the card is sent to the back [ORDER-02] [ORDER-03] [ORDER-05]`()
    {
        let cell = view.cellForItem(at: path(1))!
        let center = view.convert(cell.center, to: nil)
        func isHighlightedByTouch() -> Bool {
            stage.touchDown(at: center)
            defer { stage.touchUp() }
            return cell.isHighlighted
        }
        #expect(!isHighlightedByTouch())
        #expect(view.indexPathsForSelectedItems == [])
        #expect(view.indexPathForItem(at: cell.center) == path(1))
        view.sendSubviewToBack(card)
        #expect(isHighlightedByTouch())
        #expect(view.indexPathsForSelectedItems == [path(1)])
    }

    @Test
    func
        `Cells of greater zPosition are painted over a later sibling, a decoration, but touches reach the decoration [ORDER-06]`()
    {
        let stage = Stage(width: 320, height: 240, behavior: .iOS9)
        let screen = stage.shown(CardScreen(sections: [4]))
        let view = screen.collectionView
        let armband = view.subviews.first { $0 is SectionCardArmbandDecorationView }!
        let cell = view.visibleCells.first { $0.frame.intersects(armband.frame) }!
        let shared = cell.frame.intersection(armband.frame)
        let point = view.convert(CGPoint(x: shared.midX, y: shared.midY), to: nil)
        #expect(stage.pointReport(of: view, at: point).painted.hasPrefix("decoration"))
        for cell in view.visibleCells { cell.layer.zPosition = 1 }
        #expect(stage.pointReport(of: view, at: point).painted.hasPrefix("item"))
        #expect(stage.pointReport(of: view, at: point).hit.hasPrefix("decoration"), "touches follow the sibling order")
    }

    @Test
    func
        `On iOS 11 a cell from the prefetch cache keeps its zPosition, because cellForItemAt is not called [ORDER-06]`()
    {
        for (preset, misses) in [(Preset.iOS9, false), (.iOS11, true)] {
            let stage = Stage(width: 320, height: 240, behavior: preset)
            let screen = CardScreen(sections: [30])
            screen.collectionView.isPrefetchingEnabled = true
            stage.show(screen.collectionView)
            screen.configure = { cell, _ in cell.layer.zPosition = 7 }
            stage.scroll(screen.collectionView, by: 150)
            #expect(screen.collectionView.cellForItem(at: path(0)) == nil)
            stage.scroll(screen.collectionView, by: -150)
            let back = screen.collectionView.cellForItem(at: path(0))!
            #expect(back.layer.zPosition == (misses ? 0 : 7), "\(preset.name)")
        }
    }

    @Test
    func `Setting the zPosition of each view to its zIndex corrects the paint order, but not hit-testing [ORDER-06]`() {
        raiseViews()
        let report = stage.stacking(of: view)
        #expect(report.rows.first { $0.element?.category == .decorationView }?.paint == 1)
        #expect(view.hitTest(view.cellForItem(at: path(1))!.center, with: nil) is SectionCardDecorationView)
        #expect(!report.inversions.isEmpty)
    }

    @Test
    func
        `Only iOS 11 overwrites a header's zPosition set in apply, and one set later stays while the header is shown [STACK-11]`()
    {
        final class Low: UICollectionReusableView {
            override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
                super.apply(layoutAttributes)
                layer.zPosition = -5
            }
        }
        let kind = UICollectionView.elementKindSectionHeader
        for preset in Preset.all {
            let stage = Stage(width: 320, height: 240, behavior: preset)
            let list = ListScreen("a", "b", "c")
            let view = list.view
            list.layout.headerReferenceSize = CGSize(width: 0, height: 20)
            view.register(Low.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
            stage.show(view)
            let header = view.visibleSupplementaryViews(ofKind: kind).first
            #expect(header?.layer.zPosition == (preset == .iOS11 ? 1 : -5), "\(preset.name)")
            header?.layer.zPosition = -5
            stage.scroll(view, by: 1)
            #expect(header?.layer.zPosition == -5)
        }
    }

    @Test
    func `On iOS 11 headers get zPosition 1, which the delegate can reset in willDisplaySupplementaryView [STACK-11]`()
    {
        final class Delegate: NSObject, UICollectionViewDelegateFlowLayout {
            func collectionView(
                _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
                forElementKind elementKind: String, at indexPath: IndexPath
            ) { view.layer.zPosition = 0 }
        }
        let delegate = Delegate()
        for resets in [false, true] {
            let stage = Stage(width: 320, height: 240, behavior: .iOS11)
            let screen = CardScreen(sections: [4])
            screen.layout.headerReferenceSize = CGSize(width: 0, height: 20)
            if resets { screen.collectionView.delegate = delegate }
            stage.show(screen.collectionView)
            let header = screen.collectionView.visibleSupplementaryViews(
                ofKind: UICollectionView.elementKindSectionHeader
            ).first!
            #expect(header.layer.zPosition == (resets ? 0 : 1))
            #expect(screen.collectionView.visibleCells.allSatisfy { $0.layer.zPosition == 0 })
        }
    }
}
