import Offscreen
import Testing
import UIKit

/// The order among siblings of rows with any zIndex.
@MainActor struct SiblingOrderTests {
    /// A cell that stores the zIndex that was applied last.
    private final class Marked: UICollectionViewCell {
        var z: Int?
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { z = layoutAttributes.zIndex }
    }

    private let layout = LayeredFlowLayout()

    private func screen(_ count: Int, prefetches: Bool = false) -> GridScreen {
        GridScreen(
            [count], itemSize: CGSize(width: 100, height: 40), layout: layout, cell: Marked.self, prefetches: prefetches
        )
    }

    /// Returns the zIndexes of all cells in sibling order, dormant cells included.
    private func siblings(_ screen: GridScreen) -> [Int] { screen.view.subviews.compactMap { ($0 as? Marked)?.z } }

    @Test
    func
        `On iOS 9 a new view and a view with a changed zIndex are placed among the siblings, and no pass sorts others [STACK-01]`()
    {
        let stage = Stage(width: 100, height: 160, behavior: .iOS9)
        let screen = stage.shown(screen(50))
        let view = screen.view
        #expect(siblings(screen) == [0, 1, 2, 3])
        view.bringSubviewToFront(screen.cell(0)!)
        stage.act("lay out") { view.setNeedsLayout() }
        stage.act("invalidate") { layout.invalidateLayout() }
        #expect(siblings(screen) == [1, 2, 3, 0], "no pass sorts the views that stay")
        var counts = stage.counts(of: view) { stage.scroll(view, by: 1) }
        #expect(counts.made == 1, "a new view is placed, and the others stay")
        #expect(counts.moved == 1, "a new view is placed, and the others stay")
        #expect(siblings(screen) == [1, 2, 3, 0, 4], "a new view is placed, and the others stay")
        counts = stage.counts(of: view) {
            stage.act("another z") {
                layout.z = { $0 == 1 ? 9 : $0 }
                layout.invalidateLayout()
            }
        }
        #expect(counts.moved == 1, "the view whose z changed is placed")
        #expect(siblings(screen) == [2, 3, 0, 4, 9], "the view whose z changed is placed")
    }

    @Test func `A cell that the data source removes from the view before returning it is placed by its zIndex`() {
        let stage = Stage(width: 100, height: 160)
        layout.z = { 5 - 2 * $0 }
        let screen = screen(3)
        screen.configure = { cell, path in if path.item == 0 { cell.removeFromSuperview() } }
        stage.show(screen.view)
        #expect(siblings(screen) == [1, 3, 5])
    }

    @Test(arguments: [(0, 0), (4, 4)])
    func `On iOS 9 a view taken from its pool is moved among its siblings only if its zIndex changes [STACK-01]`(
        step: Int, moved: Int
    ) {
        let stage = Stage(width: 100, height: 160, behavior: .iOS9)
        // The view of item 3 is put last and taken first. The item with the smallest z, 4, arrives
        // first and gets this view.
        layout.z = { $0 < 4 ? 3 - $0 : $0 - 4 + step }
        let screen = stage.shown(screen(8))
        let counts = stage.counts(of: screen.view) { stage.scroll(screen.view, by: 160) }
        #expect(counts.taken == 4)
        #expect(counts.made == 0)
        #expect(counts.moved == moved)
        #expect(siblings(screen) == (0..<4).map { $0 + step })
    }

    @Test(arguments: [(Preset.iOS9, false), (.iOS11, true)])
    func `Hidden views in the pool and prefetched cells are sorted by zIndex [STACK-04]`(
        preset: Preset, prefetches: Bool
    ) {
        let stage = Stage(width: 100, height: 160, behavior: preset)
        layout.z = { ($0 * 7) % 11 }
        let screen = stage.shown(screen(200, prefetches: prefetches))
        var random = SeededGenerator(seed: 4)
        var hidden = 0
        for step in 0..<60 {
            // On a lower screen more cells are dormant.
            stage.act("another height") { screen.view.frame.size.height = step % 2 == 0 ? 80 : 160 }
            stage.scroll(screen.view, by: CGFloat(Int.random(in: -120...160, using: &random)))
            let cells = screen.view.subviews.compactMap { $0 as? Marked }
            hidden += cells.filter(\.isHidden).count
            // A cell that was prefetched and not shown has no attributes yet.
            let zs = cells.filter { !prefetches || !$0.isHidden || $0.z != nil }.compactMap(\.z)
            #expect(zs == zs.sorted(), "hidden views are in the order too")
        }
        #expect(hidden > 40)
        if prefetches { #expect(stage.pools(of: screen.view).prefetched > 0) }
    }

    @Test func `A view that fades out keeps the place of its old zIndex among its siblings [STACK-04]`() {
        let stage = Stage(width: 100, height: 400, behavior: .iOS9)
        layout.z = { [0, 5, 9][$0] }
        let screen = stage.shown(screen(3))
        let leaving = screen.cell(1)!
        stage.batch(screen.view, settling: false) {
            layout.z = { [0, 3, 9][$0] }
            screen.view.deleteItems(at: [path(1)])
            screen.view.insertItems(at: [path(1)])
        }
        let (new, order) = (screen.cell(1)!, screen.view.subviews)
        #expect(new !== leaving)
        #expect(order.firstIndex(of: new)! + 1 == order.firstIndex(of: leaving)!)
        #expect(siblings(screen) == [0, 3, 5, 9])
    }
}
