import Offscreen
import Testing
import UIKit

@MainActor struct SelfSizingTests {
    private let stage = Stage(width: 100, height: 400)
    private static let estimate = CGSize(width: 100, height: 50)

    private func shown(
        _ count: Int, estimate: CGSize = Self.estimate,
        layout: UICollectionViewFlowLayout = UICollectionViewFlowLayout(),
        on stage: Stage? = nil
    ) -> GridScreen {
        let screen = GridScreen([count], itemSize: Self.estimate, layout: layout) {
            $0.size.height = 20 + 10 * CGFloat($0.indexPath.item % 3)
        }
        screen.layout.estimatedItemSize = estimate
        return (stage ?? self.stage).shown(screen)
    }

    private func frames(_ screen: GridScreen) -> [CGRect] {
        (0..<screen.counts[0]).compactMap { screen.cell($0)?.frame }
    }

    @Test
    func `A layout pass asks each new self-sizing cell on screen once for its size, and the layout uses that size`() {
        let screen = shown(4)
        #expect(screen.measured == (0..<4).map { path($0) })
        #expect(frames(screen).map(\.height) == [20, 30, 40, 20])
        #expect(frames(screen).map(\.minY) == [0, 20, 50, 90])
        #expect(screen.view.contentSize.height == 110)
        stage.act("layout") { screen.view.setNeedsLayout() }
        #expect(screen.measured.count == 4)
    }

    /// A flow layout that returns one context for all reasons, and that may invalidate itself when it
    /// is asked for a context.
    private final class SparingLayout: UICollectionViewFlowLayout {
        private let context = UICollectionViewFlowLayoutInvalidationContext()
        var invalidatesItself = false

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
        override func invalidationContext(forBoundsChange newBounds: CGRect)
            -> UICollectionViewLayoutInvalidationContext
        { context }
        override func invalidationContext(
            forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
            withOriginalAttributes original: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
            _ = super.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
            if invalidatesItself { invalidateLayout() }
            return context
        }
    }

    @Test func `A context that was used for a preferred size still invalidates sizes when it is used for new bounds`() {
        let screen = shown(30, layout: SparingLayout())
        let count = screen.measured.count
        stage.scroll(screen.view, by: 1)
        #expect(screen.measured.count > count)
    }

    @Test func `A layout that invalidates itself when it is asked about a preferred size comes to rest`() {
        let layout = SparingLayout()
        layout.invalidatesItself = true
        let screen = shown(4, layout: layout)
        #expect(frames(screen).map(\.height) == [20, 30, 40, 20])
        #expect(!stage.recording.trace.contains("Stopped"))
        #expect(screen.measured.count <= 16, "\(screen.measured)")
    }

    /// A flow layout that records the calls about preferred sizes.
    private final class Recorder: EditedFlowLayout {
        var log: [String] = []
        private func note(
            _ question: String, _ preferred: UICollectionViewLayoutAttributes,
            _ original: UICollectionViewLayoutAttributes
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

    /// An alpha of nan makes attributes differ from their copy.
    @Test(arguments: [1, CGFloat.nan])
    func `The layout receives the size that a cell prefers and, as original attributes, the size that it gave the cell`(
        alpha: CGFloat
    ) {
        let layout = Recorder()
        layout.edit = { $0.alpha = alpha }
        _ = shown(1, layout: layout)
        #expect(layout.log == ["should 0: 20.0, 50.0", "context 0: 20.0, 50.0"])
    }

    @Test func `With automaticSize as the estimated size the cells get the size that they prefer`() {
        let screen = shown(2, estimate: UICollectionViewFlowLayout.automaticSize)
        #expect(screen.cell(1)!.frame.size == CGSize(width: 50, height: 30))
    }

    @Test func `Without an estimated size a flow layout ignores the sizes that cells prefer`() {
        let screen = shown(2, estimate: .zero)
        #expect(screen.measured.count == 2)
        #expect(screen.cell(0)!.frame.height == 50)
        let (layout, attributes) = (UICollectionViewLayout(), UICollectionViewLayoutAttributes(forCellWith: path(0)))
        #expect(
            !layout.shouldInvalidateLayout(forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
        )
        let context = layout.invalidationContext(
            forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
        #expect(context.invalidatedItemIndexPaths == nil)
        #expect(UICollectionViewCell(frame: .zero).preferredLayoutAttributesFitting(attributes) === attributes)
    }

    @Test
    func `Cells that prefer another size at each request are asked once each, and the layout pass ends [PASS-08]`() {
        var height: CGFloat = 0
        let screen = GridScreen([3]) {
            height += 1
            $0.size.height = height
        }
        screen.layout.estimatedItemSize = Self.estimate
        stage.show(screen.view)
        #expect(screen.view.visibleCells.count == 3)
        #expect(height == 3)
    }

    /// In radar 35717256 cells are shown at the estimate after an insertion, before they have their
    /// own size again.
    @Test(arguments: [0, 2, 4])
    func `Self-sizing cells that stay through an update have their sizes at their new places [APPLY-06]`(place: Int) {
        var heights: [CGFloat] = [20, 30, 40, 60]
        let screen = GridScreen([4], itemSize: Self.estimate, cell: WishingCell.self)
        screen.layout.estimatedItemSize = Self.estimate
        screen.configure = { cell, path in
            let height = heights[path.item]
            (cell as! WishingCell).wish = { $0.size.height = height }
        }
        stage.show(screen.view)
        stage.batch(screen.view) {
            heights.insert(25, at: place)
            screen.insert(place)
        }
        #expect(frames(screen).map(\.height) == heights)
        #expect(screen.view.contentSize.height == 175)
    }

    @Test
    func
        `A vertical flow layout measures cells again after a reload, a change of width and a change of the estimated size`()
    {
        let screen = shown(3)
        let changes: [(String, () -> Void)] = [
            ("reload", { screen.view.reloadData() }), ("wider", { screen.view.frame.size.width = 150 }),
            ("invalidate", { screen.layout.invalidateLayout() }),
        ]
        for (what, change) in changes {
            screen.measured = []
            stage.act(what, change)
            if what != "invalidate" { #expect(screen.measured == (0..<3).map { path($0) }, "\(what)") }
            #expect(frames(screen).map(\.height) == [20, 30, 40], "\(what)")
        }
        stage.act("no estimate") { screen.layout.estimatedItemSize = .zero }
        #expect(frames(screen).map(\.height) == [50, 50, 50])
        stage.act("an estimate again") { screen.layout.estimatedItemSize = CGSize(width: 100, height: 60) }
        #expect(frames(screen).map(\.height) == [20, 30, 40])
    }

    @Test func `A preferred size invalidates the attributes of a flow layout and not its delegate metrics`() throws {
        let layout = shown(3).layout
        let attributes = try #require(layout.layoutAttributesForItem(at: path(1)))
        let wish = attributes.copy() as! UICollectionViewLayoutAttributes
        wish.size.height = 77
        let context = layout.invalidationContext(forPreferredLayoutAttributes: wish, withOriginalAttributes: attributes)
        let flow = try #require(context as? UICollectionViewFlowLayoutInvalidationContext)
        #expect(!flow.invalidateFlowLayoutDelegateMetrics)
        #expect(flow.invalidateFlowLayoutAttributes)
        #expect(layout.shouldInvalidateLayout(forPreferredLayoutAttributes: wish, withOriginalAttributes: attributes))
        #expect(
            !layout.shouldInvalidateLayout(forPreferredLayoutAttributes: attributes, withOriginalAttributes: attributes)
        )
    }

    @Test(arguments: [true, false])
    func
        `A vertical flow layout discards measured sizes of items off screen at a reload and at another width [FLOW-11]`(
            byReload: Bool
        )
    {
        let stage = Stage(width: 100, height: 100)
        let screen = shown(40, on: stage)
        let atFirst = screen.view.contentSize.height
        for _ in 0..<40 { stage.scroll(screen.view, by: 50) }
        let measured = screen.view.contentSize.height
        stage.scroll(screen.view, to: .zero)
        // There are 14 items of 20 points, 13 of 30 and 13 of 40.
        #expect(screen.view.contentSize.height == 1190)
        #expect(measured == 1190)
        #expect(measured != atFirst)
        if byReload {
            stage.act("reload") { screen.view.reloadData() }
            #expect(screen.view.contentSize.height == atFirst)
        } else {
            stage.act("narrower") { screen.view.frame.size.width = 99 }
            #expect(screen.view.contentSize.height != measured)
        }
    }

    // MARK: - Calls of willDisplay

    /// A column of rows, the first at the top or at the bottom, with the heights that cells prefer.
    private final class Pile: UICollectionViewLayout {
        var heights: [CGFloat] = []
        var isUpward = false
        /// The number of rows. If the layout grows, each preparation adds one.
        var count = 0
        var grows = false
        var prepares = 0
        /// If the first row is higher than this, the second row is hidden.
        var hidesAbove = CGFloat.infinity
        override func prepare() {
            prepares += 1
            if grows { count += 1 }
        }
        override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 1000) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (0..<min(count, heights.count)).map { layoutAttributesForItem(at: path($0))! }.filter {
                $0.frame.intersects(rect)
            }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            let before = isUpward ? heights[(indexPath.item + 1)...] : heights[..<indexPath.item]
            attributes.frame = CGRect(x: 0, y: before.reduce(0, +), width: 100, height: heights[indexPath.item])
            attributes.isHidden = indexPath.item == 1 && heights[0] > hidesAbove
            return attributes
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool {
            if !grows { heights[originalAttributes.indexPath.item] = preferredAttributes.size.height }
            return true
        }
    }

    /// - Parameter height: the height that the cell of an item prefers.
    private func pile(
        _ heights: [CGFloat], prefetches: Bool = false, height: @escaping (Int) -> CGFloat,
        _ change: (Pile) -> Void = { _ in }
    ) -> GridScreen {
        let layout = Pile()
        (layout.heights, layout.count) = (heights, heights.count)
        change(layout)
        return GridScreen([heights.count], in: layout, prefetches: prefetches) {
            $0.size.height = height($0.indexPath.item)
        }
    }

    @Test
    func
        `In a layout pass willDisplay of resized cells is called when they have their sizes, in the order of requests [PASS-06]`()
    {
        let stage = Stage(width: 100, height: 100)
        let screen = stage.shown(pile(Array(repeating: 50, count: 5), height: { _ in 20 }))
        #expect(
            screen.log == [
                "ask 0-0", "ask 0-1", "ask 0-2", "ask 0-3", "will 0-0", "will 0-1", "ask 0-4", "will 0-2", "will 0-3",
                "will 0-4",
            ])
        // Cells that shrink push nothing off screen, so that the layout is prepared once for all
        // cells of a round. [APPLY-09]
        #expect((screen.view.collectionViewLayout as? Pile)?.prepares == 4)
    }

    @Test(arguments: [false, true])
    func `A cell that the size of another cell pushes off screen gets willDisplay before didEndDisplaying [PASS-06]`(
        prefetches: Bool
    ) {
        let stage = Stage(width: 100, height: 100)
        let screen = stage.shown(
            pile([50, 50], prefetches: prefetches, height: { $0 == 0 ? 40 : 300 }) { $0.isUpward = true })
        #expect(screen.log.filter { $0.hasSuffix("0-0") }.prefix(3) == ["ask 0-0", "will 0-0", "end 0-0"])
        #expect(screen.log.filter { $0.hasSuffix("0-1") } == ["ask 0-1", "will 0-1"])
    }

    @Test
    func
        `If an endless layout pass is given up, willDisplay is still called for each requested cell [PASS-06] [PASS-08]`()
    {
        let stage = Stage(width: 100, height: 1000, behavior: .iOS13)
        let screen = stage.run {
            pile(Array(repeating: 2, count: 300), height: { _ in 1 }) { ($0.grows, $0.count) = (true, 0) }
        }
        stage.show(screen.view)
        let announced: [String] = screen.log.filter { $0.hasPrefix("will") }.map { String($0.dropFirst(5)) }
        #expect(announced.count == 100)
        #expect(announced == screen.asked)
    }

    @Test
    func
        `An update inside a layout pass calls willDisplay for the inserted cell before performBatchUpdates returns [PASS-06]`()
    {
        let screen = pile([50, 50, 50], height: { $0 == 1 ? 30 : 50 }) { $0.count = 1 }
        screen.counts = [1]
        stage.show(screen.view)
        var seen: [String] = []
        screen.onCell = { [unowned screen] view, asked in
            if screen.counts == [1] {
                screen.log = []
                view.performBatchUpdates {
                    (view.collectionViewLayout as? Pile)?.count = 2
                    screen.insert(1)
                }
                seen = screen.log
            }
            return view.dequeueReusableCell(withReuseIdentifier: "cell", for: asked)
        }
        stage.act("reload") { screen.view.reloadData() }
        #expect(seen.filter { $0.hasSuffix("0-1") } == ["ask 0-1", "will 0-1"])
        #expect(screen.cell(1)?.frame.height == 30)
    }

    // MARK: - Cells moved by a cell that grows

    /// - Parameter wish: the size that the cell of one item prefers.
    private func list(
        _ count: Int, estimate: CGSize, wish: (item: Int, size: CGSize), prefetches: Bool = false,
        horizontally: Bool = false
    ) -> GridScreen {
        let screen = GridScreen([count], itemSize: estimate, prefetches: prefetches) {
            if $0.indexPath.item == wish.item { $0.size = wish.size }
        }
        screen.layout.scrollDirection = horizontally ? .horizontal : .vertical
        screen.layout.estimatedItemSize = estimate
        return screen
    }

    @Test(arguments: [false, true])
    func
        `After a cell grows, only cells that are still on screen are requested, and one more with prefetching [APPLY-09] [PRE-03]`(
            prefetches: Bool
        )
    {
        let screen = list(
            9, estimate: CGSize(width: 100, height: 40), wish: (0, CGSize(width: 100, height: 60)),
            prefetches: prefetches)
        let stage = Stage(width: 100, height: 100)
        stage.show(screen.view)
        #expect(screen.cell(0)?.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
        #expect(screen.asked == (prefetches ? ["0-0", "0-1", "0-2"] : ["0-0", "0-1"]))
    }

    @Test
    func
        `In a horizontal layout, after a cell gets wider, only cells that are still on screen are requested [APPLY-09]`()
    {
        let stage = Stage(width: 100, height: 50, behavior: .iOS16)
        let screen = stage.run {
            list(
                9, estimate: CGSize(width: 40, height: 50), wish: (0, CGSize(width: 90, height: 50)), horizontally: true
            )
        }
        stage.show(screen.view)
        #expect(screen.asked == ["0-0", "0-1"])
    }

    @Test func `No cell is requested for an item that the layout hides because a previous cell grew [APPLY-09]`() {
        let stage = Stage(width: 100, height: 100)
        let screen = stage.shown(pile([50, 50], height: { _ in 60 }) { $0.hidesAbove = 50 })
        #expect(screen.log == ["ask 0-0", "will 0-0"])
    }

    @Test
    func
        `After a change of width, cells that stay on screen and prefer their old size do not get the average size [FLOW-17]`()
    {
        let stage = Stage(width: 200, height: 300)
        let screen = list(20, estimate: CGSize(width: 100, height: 40), wish: (2, CGSize(width: 100, height: 60)))
        screen.view.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        stage.act("show") { stage.window.addSubview(screen.view) }
        #expect(screen.view.visibleCells.count == 2)
        stage.act("resize") { screen.view.frame = CGRect(x: 0, y: 0, width: 101, height: 200) }
        let rows = frames(screen).prefix(3)
        #expect(rows.map(\.height) == [40, 40, 60])
        #expect(rows.map(\.minY) == [0, 40, 80])
    }

    @Test
    func
        `A cell that prefers no other size does not keep the size of its initial attributes after an update [APPLY-10]`()
    {
        let screen = ListScreen("a", "b")
        screen.layout.estimatedItemSize = CGSize(width: 100, height: 40)
        screen.layout.initial = [2: CGRect(x: 0, y: 80, width: 100, height: 10)]
        stage.show(screen.view)
        stage.batch(screen.view) { screen.insert("c", at: 2) }
        #expect(screen.cell(2)?.frame == CGRect(x: 0, y: 80, width: 100, height: 40))
    }

    @Test func `A self-sizing cell that is reconfigured while it is kept off screen comes back with its new height`() {
        var heights: [Int: CGFloat] = [:]
        let screen = GridScreen([40], itemSize: Self.estimate, prefetches: true) {
            $0.size.height = heights[$0.indexPath.item] ?? 50
        }
        screen.layout.estimatedItemSize = Self.estimate
        stage.show(screen.view)
        let first = screen.cell(0)
        stage.scroll(screen.view, by: 60)
        // Item 11 has a cell that was prefetched, and has not been measured yet.
        heights = [0: 80, 11: 70]
        screen.measured = []
        stage.act("reconfigure") { screen.view.reconfigureItems(at: [path(0), path(11)]) }
        #expect(screen.measured == [], "cells off screen are not measured")
        stage.scroll(screen.view, by: -60)
        #expect(screen.cell(0) === first)
        #expect(screen.cell(0)?.frame.height == 80)
        #expect(screen.cell(1)?.frame.minY == 80)
        #expect(screen.measured == [path(0)])
        stage.scroll(screen.view, by: 250)
        #expect(screen.cell(11)?.frame.height == 70)
        #expect(screen.cell(10)?.frame.height == 50)
    }
}
