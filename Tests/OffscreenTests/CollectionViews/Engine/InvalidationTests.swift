import Offscreen
import Testing
import UIKit

@testable import UIKit

@MainActor struct InvalidationTests {
    /// A layout that records the requests for its attributes.
    private final class Counting: ListScreen.Layout {
        var asked: [String] = []
        var shift: CGFloat = 0
        /// The number of sections that have a decoration view.
        var planes = 0
        private func plane(_ section: Int) -> UICollectionViewLayoutAttributes {
            UICollectionViewLayoutAttributes(
                decoration: "plane", at: path(0, section),
                frame: CGRect(x: shift, y: CGFloat(section) * 100, width: 50, height: 60))
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            asked.append("elements")
            return (super.layoutAttributesForElements(in: rect) ?? []) + (0..<planes).map(plane)
        }
        override func layoutAttributesForDecorationView(ofKind kind: String, at indexPath: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            asked.append("\(kind) \(indexPath.section)")
            return plane(indexPath.section)
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            asked.append("item \(indexPath.item)")
            let attributes = super.layoutAttributesForItem(at: indexPath)
            attributes?.frame.origin.x += shift
            return attributes
        }
        override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
            -> UICollectionViewLayoutAttributes?
        {
            asked.append("header \(path.section)")
            return super.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        }
    }

    private let stage = Stage(width: 100, height: 400)
    private let layout = Counting()
    private let screen: ListScreen

    init() {
        layout.headerReferenceSize = CGSize(width: 0, height: 20)
        screen = ListScreen([["a", "b", "c"], ["d", "e"]], layout: layout)
        stage.show(screen.view)
        (layout.asked, layout.contexts, layout.log) = ([], [], [])
    }

    @Test func `Only the items and headers that a context names are requested from the layout again`() {
        layout.shift = 7
        stage.invalidate(layout) {
            $0.invalidateItems(at: [path(1)])
            $0.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: [path(0, 1)])
        }
        #expect(layout.asked == ["item 1", "header 1"])
        #expect(layout.log == ["prepare"])
        #expect(screen.cell(1)!.frame.minX == 7)
        #expect(screen.cell(0)!.frame.minX == 0)
        #expect(stage.counts(of: screen.view).passes == 2)
    }

    @Test
    func
        `After a context invalidates an item, indexPathForItem(at:) uses the item's new frame even before the next layout pass`()
    {
        layout.shift = 7
        stage.act("invalidate") {
            let context = UICollectionViewFlowLayoutInvalidationContext()
            context.invalidateItems(at: [path(1)])
            layout.invalidateLayout(with: context)
            #expect(screen.view.indexPathForItem(at: CGPoint(x: 3, y: screen.cell(1)!.frame.midY)) == nil)
        }
    }

    @Test
    func
        `invalidateLayout() creates one context of the layout's context class, and the elements on screen are requested again`()
    {
        stage.act("invalidate") { layout.invalidateLayout() }
        #expect(layout.contexts.map { $0 is UICollectionViewFlowLayoutInvalidationContext } == [true])
        #expect(layout.asked == ["elements"])
    }

    @Test
    func
        `In a partial invalidation a flow layout requests sizes again only if invalidateFlowLayoutDelegateMetrics is true`()
    {
        let delegate = HostileScreen.Delegate()
        var asked = 0
        delegate.size = { _ in
            asked += 1
            return CGSize(width: 100, height: 30)
        }
        screen.view.delegate = delegate
        stage.act("prepare") { layout.invalidateLayout() }
        #expect(asked == 5)
        for (metrics, attributes, expected) in [(false, true, 0), (false, false, 0), (true, false, 5), (true, true, 5)]
        {
            asked = 0
            stage.invalidate(layout) {
                ($0.invalidateFlowLayoutDelegateMetrics, $0.invalidateFlowLayoutAttributes) = (metrics, attributes)
            }
            #expect(asked == expected, "metrics \(metrics), attributes \(attributes)")
        }
    }

    @Test func `Only the decorations that a context names are requested from the layout again`() {
        let layout = Counting()
        layout.planes = 2
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "plane")
        let screen = stage.shown(ListScreen([["a", "b"], ["c"]], layout: layout))
        layout.shift = 9
        func asked(_ change: (UICollectionViewFlowLayoutInvalidationContext) -> Void) -> [String] {
            layout.asked = []
            stage.invalidate(layout, change)
            return layout.asked.sorted()
        }
        #expect(asked { $0.invalidateDecorationElements(ofKind: "plane", at: [path(0, 1)]) } == ["plane 1"])
        let frames = screen.view.plainViews.map(\.frame).sorted { $0.minY < $1.minY }
        #expect(frames == [CGRect(x: 0, y: 0, width: 50, height: 60), CGRect(x: 9, y: 100, width: 50, height: 60)])
        let several = asked {
            for section in 0...1 { $0.invalidateDecorationElements(ofKind: "plane", at: [path(0, section)]) }
            $0.invalidateItems(at: [path(1)])
        }
        #expect(several == ["item 1", "plane 0", "plane 1"])
        // Nothing is requested for a context that names a kind and no element.
        #expect(asked { $0.invalidateDecorationElements(ofKind: "plane", at: []) }.isEmpty)
    }

    @Test
    func `Offset adjustments of several contexts add up on both axes and are applied once, in the next layout pass`() {
        let layout = ListScreen.Layout()
        layout.scrollDirection = .horizontal
        let screen = stage.shown(ListScreen(count: 400, layout: layout))
        stage.scroll(screen.view, to: CGPoint(x: 500, y: 0))
        let (size, start) = (screen.view.contentSize, screen.view.contentOffset)
        stage.act("adjust") {
            for (x, y) in [(30, -1), (-10, -2), (7, -4)] as [(CGFloat, CGFloat)] {
                let context = UICollectionViewFlowLayoutInvalidationContext()
                context.contentOffsetAdjustment = CGPoint(x: x, y: y)
                context.contentSizeAdjustment = CGSize(width: 2 * x, height: 3 * y)
                screen.layout.invalidateLayout(with: context)
            }
            #expect(screen.view.contentSize == CGSize(width: size.width + 54, height: size.height - 21))
            #expect(screen.view.contentOffset == start)
        }
        let moved = CGPoint(x: start.x + 27, y: start.y - 7)
        #expect(screen.view.contentOffset == moved, "an offset above the top stays [SCROLL-01]")
        #expect(screen.view.contentSize == size, "an offset above the top stays [SCROLL-01]")
        stage.act("again") { screen.layout.invalidateLayout() }
        #expect(screen.view.contentOffset.x == moved.x)
        // An adjustment may be along one axis alone.
        for adjustment in [CGPoint(x: 5, y: 0), CGPoint(x: 0, y: 5)] {
            let before = screen.view.contentOffset
            stage.invalidate(screen.layout) { $0.contentOffsetAdjustment = adjustment }
            #expect(screen.view.contentOffset == CGPoint(x: before.x + adjustment.x, y: before.y + adjustment.y))
        }
    }

    @Test
    func
        `An animated resize that invalidates the layout prepares it, requests final and initial attributes, and animates cells`()
    {
        final class Rotating: ListScreen.Layout {
            override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
                super.prepare(forAnimatedBoundsChange: oldBounds)
                log.append("bounds from \(oldBounds.width)")
            }
            override func finalizeAnimatedBoundsChange() {
                super.finalizeAnimatedBoundsChange()
                log.append("bounds finalized")
            }
        }
        let (layout, stage) = (Rotating(), Stage(width: 100, height: 400))
        let screen = stage.shown(ListScreen([["a", "b"]], layout: layout))
        layout.log = []
        stage.resize(width: 300, height: 100, duration: 0.3, settling: false)
        #expect(
            layout.log == [
                "bounds from 100.0", "prepare", "final 0-0", "final 0-1", "initial 0-0", "initial 0-1",
                "bounds finalized",
            ])
        #expect(screen.cell(1)!.frame.origin == CGPoint(x: 200, y: 0))
        stage.advance(by: 0.1)
        let way = screen.cell(1)!.presentedFrame.origin
        #expect(way.x > 0)
        #expect(way.x < 200)
        #expect(way.y > 0)
        #expect(way.y < 40)
        stage.settle()
        #expect(screen.view.contentSize == CGSize(width: 300, height: 40))
    }

    /// https://github.com/WenchaoD/FSPagerView/issues/213 reports this of systems that prefetch.
    @Test(arguments: [false, true])
    func `A header that is returned at another place without an invalidation fails with UIKit's text [PASS-03]`(
        prefetches: Bool
    ) throws {
        let (list, layout) = (ListScreen(count: 100), EditedFlowLayout())
        layout.extra = { [unowned layout] rect in
            let frame = CGRect(x: 0, y: layout.collectionView!.contentOffset.y, width: 100, height: 20)
            let kind = UICollectionView.elementKindSectionHeader
            return frame.intersects(rect)
                ? [UICollectionViewLayoutAttributes(supplementary: kind, at: path(0), frame: frame)] : []
        }
        (layout.itemSize, list.view.collectionViewLayout) = (list.layout.itemSize, layout)
        list.view.isPrefetchingEnabled = prefetches
        stage.show(list.view)
        let text = try #require(stage.failureTexts { for _ in 0..<30 { stage.scroll(list.view, by: 20) } }.first)
        #expect(
            text.hasPrefix(
                "layout attributes for supplementary item at index path ({length = 2, path = 0 - 0}) changed from "))
        #expect(text.hasSuffix("without invalidating the layout"))
    }

    @Test func `A layout that invalidates itself in prepare() is prepared again, and older attributes are discarded`() {
        final class Late: UICollectionViewFlowLayout {
            override func prepare() {
                super.prepare()
                // Some carousel layouts compute the inset of their first item only here.
                if sectionInset.left != 30 { sectionInset.left = 30 }
            }
        }
        let stage = Stage(width: 200, height: 100)
        let screen = stage.shown(GridScreen([2], layout: Late()))
        #expect(
            [screen.cell(0)?.frame.minX, screen.view.layoutAttributesForItem(at: path(0))?.frame.minX] == [30, 30])
    }
}
