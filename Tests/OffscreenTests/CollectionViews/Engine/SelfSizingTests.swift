import Offscreen
import Testing
import UIKit

@MainActor @Suite("Cells that size themselves [APPLY-06] [FLOW-11]")
struct SelfSizingTests {
    private final class Tall: UICollectionViewCell {
        static var asked: [IndexPath] = []
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            Tall.asked.append(layoutAttributes.indexPath)
            let wish = super.preferredLayoutAttributesFitting(layoutAttributes)
            wish.size.height = 20 + 10 * CGFloat(layoutAttributes.indexPath.item % 3)
            return wish
        }
    }

    private func shown(_ count: Int, estimate: CGSize, stage: Stage) -> GridScreen {
        Tall.asked = []
        let screen = GridScreen([count], itemSize: CGSize(width: 100, height: 50))
        screen.layout.estimatedItemSize = estimate
        screen.view.register(Tall.self, forCellWithReuseIdentifier: "cell")
        stage.show(screen.view)
        return screen
    }

    @Test func `Each cell on screen is asked once, and the layout takes its size`() {
        let stage = Stage(width: 100, height: 400)
        let screen = shown(4, estimate: CGSize(width: 100, height: 50), stage: stage)
        #expect(Tall.asked == (0..<4).map { IndexPath(item: $0, section: 0) })
        let frames = (0..<4).map { screen.view.cellForItem(at: IndexPath(item: $0, section: 0))!.frame }
        #expect(frames.map(\.height) == [20, 30, 40, 20])
        #expect(frames.map(\.minY) == [0, 20, 50, 90])
        #expect(screen.view.contentSize.height == 110)
        stage.act("layout") { screen.view.setNeedsLayout() }
        #expect(Tall.asked.count == 4)
    }

    @Test func `The layout receives the size that a cell asks for as preferred, and its estimate as original`() {
        final class Layout: UICollectionViewFlowLayout {
            var log: [String] = []
            private func note(
                _ question: String, _ preferred: UICollectionViewLayoutAttributes, _ original: UICollectionViewLayoutAttributes
            ) {
                log.append("\(question) \(preferred.indexPath.item): \(preferred.size.height), \(original.size.height)")
            }
            override func shouldInvalidateLayout(
                forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
            ) -> Bool {
                note("should", preferredAttributes, originalAttributes)
                return super.shouldInvalidateLayout(
                    forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
            }
            override func invalidationContext(
                forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
                withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutInvalidationContext {
                note("context", preferredAttributes, originalAttributes)
                return super.invalidationContext(
                    forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
            }
        }
        let layout = Layout()
        let screen = GridScreen([1], itemSize: CGSize(width: 100, height: 50), layout: layout)
        layout.estimatedItemSize = CGSize(width: 100, height: 50)
        screen.view.register(Tall.self, forCellWithReuseIdentifier: "cell")
        Stage(width: 100, height: 400).show(screen.view)
        #expect(layout.log == ["should 0: 20.0, 50.0", "context 0: 20.0, 50.0"])
    }

    @Test func `Items out of sight are taken at the average of the others, so the content size changes while scrolling`() {
        let stage = Stage(width: 100, height: 100)
        let screen = shown(20, estimate: CGSize(width: 100, height: 50), stage: stage)
        let first = screen.view.contentSize.height
        #expect(first < 1000 && first > 500)
        for _ in 0..<30 { stage.scroll(screen.view, by: 50) }
        // 20, 30 and 40 in turn: seven, seven and six of them.
        let sum: CGFloat = 7 * 20 + 7 * 30 + 6 * 40
        #expect(screen.view.contentSize.height == sum)
    }

    @Test func `automaticSize means that the cells say it all`() {
        let stage = Stage(width: 100, height: 400)
        let screen = shown(2, estimate: UICollectionViewFlowLayout.automaticSize, stage: stage)
        #expect(screen.view.cellForItem(at: IndexPath(item: 1, section: 0))!.frame.size == CGSize(width: 50, height: 30))
    }

    @Test func `Without an estimate the flow layout declines, and the question costs a class nothing that does not answer it`() {
        let stage = Stage(width: 100, height: 400)
        let screen = shown(2, estimate: .zero, stage: stage)
        #expect(Tall.asked.count == 2)
        #expect(screen.view.cellForItem(at: IndexPath(item: 0, section: 0))!.frame.height == 50)
        let layout = UICollectionViewLayout()
        let a = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        #expect(!layout.shouldInvalidateLayout(forPreferredLayoutAttributes: a, withOriginalAttributes: a))
        #expect(layout.invalidationContext(forPreferredLayoutAttributes: a, withOriginalAttributes: a).invalidatedItemIndexPaths == nil)
        let cell = UICollectionViewCell(frame: .zero)
        #expect(cell.preferredLayoutAttributesFitting(a) === a)
    }

    @Test func `Measured sizes are dropped with another width and with a reload`() {
        let stage = Stage(width: 100, height: 400)
        let screen = shown(4, estimate: CGSize(width: 100, height: 50), stage: stage)
        Tall.asked = []
        stage.act("reload") { screen.view.reloadData() }
        #expect(Tall.asked.count == 4)
        Tall.asked = []
        stage.act("wider") { screen.view.frame.size.width = 120 }
        #expect(Tall.asked.count == 4)
        #expect(screen.view.contentSize.height == 110)
    }

    @Test func `Cells that never agree are asked once and do not hang [PASS-08]`() {
        final class Fickle: UICollectionViewCell {
            static var height: CGFloat = 0
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                Fickle.height += 1
                layoutAttributes.size.height = Fickle.height
                return layoutAttributes
            }
        }
        let stage = Stage(width: 100, height: 400)
        let screen = GridScreen([3])
        screen.layout.estimatedItemSize = CGSize(width: 100, height: 50)
        screen.view.register(Fickle.self, forCellWithReuseIdentifier: "cell")
        stage.show(screen.view)
        #expect(screen.view.visibleCells.count == 3 && Fickle.height == 3)
    }

    /// Radar 35717256: after an insertion cells are shown at the estimate before they have their own size again.
    @Test(arguments: [0, 2, 4])
    func `Cells that stay through an update are asked anew at their new places [APPLY-06]`(place: Int) {
        final class Named: UICollectionViewCell {
            var height: CGFloat = 0
            override func preferredLayoutAttributesFitting(
                _ layoutAttributes: UICollectionViewLayoutAttributes
            ) -> UICollectionViewLayoutAttributes {
                layoutAttributes.size.height = height
                return layoutAttributes
            }
        }
        let stage = Stage(width: 100, height: 400)
        let screen = GridScreen([4], itemSize: CGSize(width: 100, height: 50))
        screen.layout.estimatedItemSize = CGSize(width: 100, height: 50)
        screen.view.register(Named.self, forCellWithReuseIdentifier: "cell")
        var heights: [CGFloat] = [20, 30, 40, 60]
        screen.onCell = { view, path in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! Named
            cell.height = heights[path.item]
            return cell
        }
        stage.show(screen.view)
        stage.act("insert") {
            screen.view.performBatchUpdates {
                heights.insert(25, at: place)
                screen.counts = [5]
                screen.view.insertItems(at: [IndexPath(item: place, section: 0)])
            }
        }
        let frames = (0..<5).map { screen.view.cellForItem(at: IndexPath(item: $0, section: 0))!.frame }
        #expect(frames.map(\.height) == heights)
        #expect(screen.view.contentSize.height == 175)
    }

    @Test func `What was measured goes with a reload, with another width, and with the estimate that is taken away`() {
        let stage = Stage(width: 100, height: 400)
        let screen = shown(3, estimate: CGSize(width: 100, height: 50), stage: stage)
        let all = (0..<3).map { IndexPath(item: $0, section: 0) }
        func heights() -> [CGFloat] { all.map { screen.view.cellForItem(at: $0)!.frame.height } }
        for (what, change) in [
            ("reload", { screen.view.reloadData() }), ("wider", { screen.view.frame.size.width = 150 }),
            ("anew", { screen.layout.invalidateLayout() }),
        ] as [(String, () -> Void)] {
            Tall.asked = []
            stage.act(what, change)
            if what != "anew" { #expect(Tall.asked == all, "\(what)") }
            #expect(heights() == [20, 30, 40], "\(what)")
        }
        stage.act("no estimate") { screen.layout.estimatedItemSize = .zero }
        #expect(heights() == [50, 50, 50])
        stage.act("an estimate again") { screen.layout.estimatedItemSize = CGSize(width: 100, height: 60) }
        #expect(heights() == [20, 30, 40])
    }

    @Test func `A wish of a cell has the layout placed anew, and its delegate is not asked again`() throws {
        let stage = Stage(width: 100, height: 400)
        let screen = shown(3, estimate: CGSize(width: 100, height: 50), stage: stage)
        let attributes = try #require(screen.layout.layoutAttributesForItem(at: IndexPath(item: 1, section: 0)))
        let wish = attributes.copy() as! UICollectionViewLayoutAttributes
        wish.size.height = 77
        let context = screen.layout.invalidationContext(forPreferredLayoutAttributes: wish, withOriginalAttributes: attributes)
        let flow = try #require(context as? UICollectionViewFlowLayoutInvalidationContext)
        #expect(!flow.invalidateFlowLayoutDelegateMetrics && flow.invalidateFlowLayoutAttributes)
        #expect(screen.layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wish, withOriginalAttributes: attributes))
        #expect(!screen.layout.shouldInvalidateLayout(forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes))
    }

    @Test(arguments: [true, false])
    func `Sizes that were measured are forgotten by a reload, and with another width [FLOW-11]`(byReload: Bool) {
        let stage = Stage(width: 100, height: 100)
        let screen = shown(40, estimate: CGSize(width: 100, height: 50), stage: stage)
        let atFirst = screen.view.contentSize.height
        for _ in 0..<40 { stage.scroll(screen.view, by: 50) }
        let measured = screen.view.contentSize.height
        stage.scroll(screen.view, to: .zero)
        #expect(screen.view.contentSize.height == measured && measured != atFirst)
        // 14 items of 20 points, 13 of 30 and 13 of 40.
        #expect(measured == 1190)
        if byReload {
            stage.act("reload") { screen.view.reloadData() }
            #expect(screen.view.contentSize.height == atFirst)
        } else {
            stage.act("narrower") { screen.view.frame.size.width = 99 }
            #expect(screen.view.contentSize.height != measured)
        }
    }
}
