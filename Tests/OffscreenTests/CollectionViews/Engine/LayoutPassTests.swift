import Offscreen
import Testing
import UIKit

@MainActor struct LayoutPassTests {
    /// A layout that records the calls that it receives.
    private final class Watched: UICollectionViewFlowLayout {
        var asked: [String] = []
        var rects: [CGRect] = []
        var wantsEveryBounds = false
        override func prepare() {
            asked.append("prepare")
            super.prepare()
        }
        override var collectionViewContentSize: CGSize {
            asked.append("size")
            return super.collectionViewContentSize
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            asked.append("elements")
            rects.append(rect)
            return super.layoutAttributesForElements(in: rect)
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            asked.append("should \(newBounds.minY)")
            return wantsEveryBounds || super.shouldInvalidateLayout(forBoundsChange: newBounds)
        }
    }

    private let layout = Watched()
    private let stage = Stage(width: 320, height: 480)

    private func shown() -> GridScreen { stage.shown(GridScreen([200], layout: layout)) }

    @Test func `The layout is asked about new bounds that are empty, and about the bounds after them [PASS-03]`() {
        final class Asked: UICollectionViewFlowLayout {
            var sizes: [CGSize] = []
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
                sizes.append(newBounds.size)
                return super.shouldInvalidateLayout(forBoundsChange: newBounds)
            }
        }
        let stage = Stage(width: 100, height: 100)
        let (layout, source) = (Asked(), CellSource(8))
        let view = stage.run { UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout) }
        source.serve(view)
        stage.show(view)
        layout.sizes = []
        for size in [CGSize(width: 100, height: 0), CGSize(width: 100, height: 50)] {
            stage.act("resize") { view.bounds.size = size }
        }
        #expect(layout.sizes == [CGSize(width: 100, height: 0), CGSize(width: 100, height: 50)])
    }

    @Test
    func
        `A first pass without prefetching at offset 0 calls prepare(), reads the size and requests one page [PASS-01] [PASS-11]`()
    {
        let screen = shown()
        #expect(layout.asked == ["prepare", "size", "elements", "size"])
        #expect(layout.rects == [CGRect(x: 0, y: 0, width: 320, height: 480)])
        #expect(screen.view.contentSize == CGSize(width: 320, height: 2000))
    }

    @Test
    func
        `If shouldInvalidateLayout returns false, a scroll requests elements not yet known, without prepare() [PASS-02] [PASS-03]`()
    {
        let screen = shown()
        layout.asked = []
        stage.scroll(screen.view, by: 10)
        #expect(layout.asked == ["should 10.0", "elements", "size"])
        stage.scroll(screen.view, to: CGPoint(x: 0, y: 10))
        #expect(layout.asked == ["should 10.0", "elements", "size"], "equal bounds do nothing")
    }

    @Test
    func
        `If the content shrinks and shouldInvalidateLayout returns true, the layout is prepared for the corrected offset [PASS-02]`()
    {
        let screen = shown()
        stage.scroll(screen.view, to: CGPoint(x: 0, y: 1520))
        (layout.wantsEveryBounds, layout.asked) = (true, [])
        stage.act("lower rows") {
            layout.itemSize.height = 20
            layout.invalidateLayout()
        }
        #expect(layout.asked == ["prepare", "size", "should 520.0", "prepare", "size", "elements", "size"])
    }

    @Test
    func
        `shouldInvalidateLayout comes before the new bounds, and invalidateLayout afterwards with the context for them [PASS-03]`()
    {
        /// A layout that records its calls, each with the width that the bounds have at that
        /// moment.
        final class Columns: UICollectionViewFlowLayout {
            var seen: [String] = []
            private var made: UICollectionViewLayoutInvalidationContext?
            private func see(_ what: String) { seen.append("\(what) \(collectionView?.bounds.width ?? 0)") }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
                see("should")
                return newBounds.width != collectionView!.bounds.width
            }
            override func invalidationContext(forBoundsChange newBounds: CGRect)
                -> UICollectionViewLayoutInvalidationContext
            {
                see("context")
                let context = super.invalidationContext(forBoundsChange: newBounds)
                made = context
                return context
            }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                see(context === made ? "invalidate" : "invalidate with another context")
                super.invalidateLayout(with: context)
            }
        }
        let columns = Columns()
        let follower = ScrollFollower { _ in columns.seen.append("scrolled") }
        let screen = stage.shown(GridScreen([200], layout: columns))
        (screen.view.delegate, columns.seen) = (follower, [])
        stage.act("narrower, further") { screen.view.bounds = CGRect(x: 0, y: 20, width: 200, height: 480) }
        #expect(columns.seen == ["should 320.0", "context 320.0", "invalidate 200.0", "scrolled"])
        columns.seen = []
        stage.act("elsewhere") { screen.view.frame.origin.x = 5 }
        #expect(columns.seen.isEmpty)
    }

    @Test
    func
        `Without pinned headers and footers, a vertical flow layout is prepared for a new width, not for a new height [FLOW-10]`()
    {
        let screen = shown()
        layout.asked = []
        stage.act("taller") { screen.view.frame.size.height = 300 }
        #expect(!layout.asked.contains("prepare"))
        stage.act("narrower") { screen.view.frame.size.width = 200 }
        #expect(layout.asked.contains("prepare"))
        #expect(screen.view.contentSize.width == 200)
    }

    @Test func `Several calls of invalidateLayout() prepare the layout once, at the latest in the next pass [PASS-04]`()
    {
        let screen = shown()
        layout.asked = []
        stage.act("invalidate") {
            layout.invalidateLayout()
            layout.invalidateLayout()
            #expect(layout.asked.isEmpty)
        }
        #expect(layout.asked == ["prepare", "size", "elements", "size"])
        #expect(stage.counts(of: screen.view).made == 48, "no view is made")
    }

    @Test
    func
        `didEndDisplaying for the cells that leave the screen is called before cellForItemAt for the cells that appear [PASS-05]`()
    {
        let screen = shown()
        screen.log = []
        stage.scroll(screen.view, by: 40)
        #expect(screen.log.count == 12)
        #expect(screen.log.prefix(4).allSatisfy { $0.hasPrefix("end 0-") })
        #expect(Array(screen.log.dropFirst(4)) == (48...51).flatMap { ["ask 0-\($0)", "will 0-\($0)"] })
    }

    @Test
    func
        `A new cell is placed in the view and has its frame and attributes before the dequeue call returns [PASS-06] [APPLY-05]`()
    {
        final class Curious: UICollectionViewCell {
            static var notes: [String] = []
            override init(frame: CGRect) {
                super.init(frame: frame)
                Curious.notes.append("init \(frame.width)x\(frame.height)")
            }
            required init?(coder: NSCoder) { nil }
            override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
                Curious.notes.append(
                    "apply, in the hierarchy \(superview != nil), frame set \(frame == layoutAttributes.frame)")
            }
            override func prepareForReuse() { Curious.notes.append("prepareForReuse") }
        }
        Curious.notes = []
        let screen = GridScreen([1], cell: Curious.self)
        screen.configure = { _, _ in Curious.notes.append("returned") }
        stage.show(screen.view)
        #expect(Curious.notes == ["init 80.0x40.0", "apply, in the hierarchy true, frame set true", "returned"])
    }

    @Test(arguments: Preset.all)
    func
        `If a layout invalidates itself in each prepare(), UIKit's loop message is logged, or raised from iOS 15 on [PASS-08]`(
            preset: Preset
        )
    {
        final class SelfInvalidatingLayout: UICollectionViewFlowLayout {
            var prepares = 0
            override func prepare() {
                super.prepare()
                prepares += 1
                invalidateLayout()
            }
        }
        let layout = SelfInvalidatingLayout()
        let (screen, stage) = (GridScreen([2], layout: layout), Stage(width: 100, height: 100, behavior: preset))
        let texts = stage.failureTexts {
            stage.tick("show") {
                screen.view.frame = stage.window.bounds
                stage.window.addSubview(screen.view)
                screen.view.layoutIfNeeded()
            }
        }
        let raises = [Preset.iOS15, .iOS16, .iOS18].contains(preset)
        let words =
            """
            UICollectionView (<UICollectionView#1>) is stuck in its update/layout loop. This can happen \
            for many reasons, 
            """
        #expect(texts.map { $0.hasPrefix(words) } == (raises ? [true] : []))
        #expect(stage.recording.trace.contains("log \(words)") == !raises)
        #expect(layout.prepares >= 100)
        #expect(screen.view.visibleCells.count == 2)
    }

    @Test func `A layout pass moves the background view behind all other subviews [PASS-01]`() {
        let (screen, background) = (GridScreen([3]), UIView())
        screen.view.backgroundView = background
        let stage = Stage(width: 320, height: 480, behavior: .iOS9)
        stage.show(screen.view)
        #expect(screen.view.subviews.first === background)
        stage.act("to the front") { screen.view.bringSubviewToFront(background) }
        stage.act("layout") { screen.view.setNeedsLayout() }
        #expect(screen.view.subviews.first === background)
        #expect(background.frame == screen.view.bounds)
    }

    @Test func `Equal attributes are applied again to a cell that stays on screen only on iOS 6 [APPLY-01]`() {
        for (preset, expected) in [(Preset.iOS9, 1), (.current, 1), (.iOS6, 3)] {
            let stage = Stage(width: 320, height: 480, behavior: preset)
            let screen = stage.shown(GridScreen([1]))
            let cell = screen.view.visibleCells[0] as! GridScreen.Cell
            let first = cell.applied.count
            for _ in 1...2 { stage.act("layout") { screen.layout.invalidateLayout() } }
            #expect(cell.applied.count - first == expected - 1, "\(preset.name)")
        }
    }

    @Test(arguments: [(Preset.iOS6, 2), (.iOS9, 1), (.iOS10, 1), (.current, 1)])
    func `A change of attributes that isEqual ignores is applied on iOS 6, but not on later systems [APPLY-02]`(
        preset: Preset, tint: Int
    ) {
        final class Blind: UICollectionViewLayoutAttributes {
            var tint = 1
            override func copy(with zone: NSZone? = nil) -> Any {
                let copy = super.copy(with: zone) as! Blind
                copy.tint = tint
                return copy
            }
        }
        final class Tinting: EditedFlowLayout { override class var layoutAttributesClass: AnyClass { Blind.self } }
        final class Cell: UICollectionViewCell {
            var tint = 0
            override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
                tint = (layoutAttributes as! Blind).tint
            }
        }
        let (stage, layout) = (Stage(width: 320, height: 480, behavior: preset), Tinting())
        let screen = stage.shown(GridScreen([1], layout: layout, cell: Cell.self))
        stage.act("tint") {
            layout.edit = { ($0 as! Blind).tint = 2 }
            layout.invalidateLayout()
        }
        #expect((screen.cell(0) as! Cell).tint == tint)
    }

    @Test
    func
        `Applying attributes sets a cell's alpha and transform, and the zIndex does not affect its zPosition [APPLY-03]`()
    {
        let (layout, half) = (EditedFlowLayout(), CGAffineTransform(scaleX: 0.5, y: 0.5))
        layout.edit = { ($0.zIndex, $0.alpha, $0.transform) = (7, 0.5, half) }
        let screen = stage.shown(GridScreen([1], layout: layout))
        let cell = screen.view.visibleCells[0]
        #expect(cell.layer.zPosition == 0)
        #expect(!cell.isHidden)
        #expect(cell.alpha == 0.5)
        #expect(cell.transform == half)
        #expect(cell.bounds.size == CGSize(width: 80, height: 40))
    }

    @Test
    func
        `Cells of equal zIndex are requested in item order on iOS 9, but in an order that the seed decides on iOS 10 [STACK-12]`()
    {
        func asked(_ preset: Preset) -> [String] {
            Stage(width: 320, height: 480, behavior: preset).shown(GridScreen([12])).asked
        }
        let (sorted, mixed) = ((0..<12).map { "0-\($0)" }, asked(.iOS10(seed: 1)))
        #expect(asked(.iOS9) == sorted)
        #expect(asked(.iOS10(seed: 1)) == mixed)
        #expect(mixed.sorted() == sorted.sorted())
        #expect(mixed != sorted)
        #expect(mixed != asked(.iOS10(seed: 2)))
    }

    @Test func `The trace contains the number of views that a layout pass did not change`() throws {
        let stage = Stage(width: 100, height: 100)
        let screen = stage.shown(GridScreen([9], itemSize: CGSize(width: 100, height: 40)))
        for _ in 1...2 { stage.scroll(screen.view, by: 10) }
        // In the second scroll the layout is asked nothing, and no attributes are compared.
        let skipped = try #require(stage.recording.ticks.last { $0.what.hasPrefix("scroll") }).events.filter {
            $0.verb == .skip
        }
        #expect(skipped.map(\.line) == ["skip 3 views"])
    }
}
