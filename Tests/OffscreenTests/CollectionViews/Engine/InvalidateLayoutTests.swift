import Offscreen
import Testing
import UIKit

@MainActor struct InvalidateLayoutTests {
    /// Rows of the collection view's width, cached until `invalidateLayout()`.
    private final class CachingLayout: UICollectionViewLayout {
        var calls: [String] = []
        var cache: [UICollectionViewLayoutAttributes] = []
        var asksForNewBounds = true
        var sizesItself = false
        var heights: [Int: CGFloat] = [:]
        override func prepare() {
            guard cache.isEmpty, let collectionView else { return }
            var top: CGFloat = 0
            for item in 0..<collectionView.numberOfItems(inSection: 0) {
                let frame = CGRect(x: 0, y: top, width: collectionView.bounds.width, height: heights[item] ?? 40)
                cache.append(UICollectionViewLayoutAttributes(cell: path(item), frame: frame))
                top = frame.maxY
            }
        }
        override func invalidateLayout() {
            calls.append("invalidateLayout")
            cache = []
            super.invalidateLayout()
        }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            if context.invalidateEverything {
                calls.append("everything")
            } else {
                calls.append(context.invalidateDataSourceCounts ? "counts" : "layout")
            }
            super.invalidateLayout(with: context)
        }
        override var collectionViewContentSize: CGSize {
            CGSize(width: cache.first?.frame.width ?? 0, height: cache.last?.frame.maxY ?? 0)
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            cache.filter { $0.frame.intersects(rect) }
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            cache.indices.contains(indexPath.item) ? cache[indexPath.item] : nil
        }
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            asksForNewBounds && newBounds.size != collectionView?.bounds.size
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool {
            guard sizesItself else { return false }
            heights[originalAttributes.indexPath.item] = preferredAttributes.size.height
            return true
        }
    }

    private let stage = Stage(width: 100, height: 400)
    private let layout = CachingLayout()
    private let rows = CellSource(3)
    private let view: UICollectionView

    init() {
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.isPrefetchingEnabled = false
        rows.serve(view)
        stage.show(view)
        layout.calls = []
    }

    private func insert(_ items: Int...) {
        rows.count += items.count
        view.insertItems(at: items.map { path($0) })
    }

    private var widths: [CGFloat] { view.visibleCells.map(\.frame.width) }
    private var bottoms: [CGFloat] {
        view.indexPathsForVisibleItems.sorted().map { view.cellForItem(at: $0)!.frame.maxY }
    }

    @Test func `A reload and a batch update call invalidateLayout(), in which a layout can empty its cache [INV-01]`() {
        rows.count = 5
        stage.act("reload") { view.reloadData() }
        #expect(layout.calls == ["invalidateLayout", "everything"])
        #expect(bottoms == [40, 80, 120, 160, 200])
        #expect(view.contentSize.height == 200)
        layout.calls = []
        stage.act("insert") { insert(0) }
        #expect(layout.calls == ["invalidateLayout", "counts"])
        #expect(bottoms == [40, 80, 120, 160, 200, 240])
    }

    @Test func `A context that overrides invalidateEverything to return true makes the view count its items again`() {
        final class Everything: UICollectionViewLayoutInvalidationContext {
            override var invalidateEverything: Bool { true }
        }
        #expect(view.numberOfItems(inSection: 0) == 3)
        rows.count = 5
        stage.act("invalidate") { layout.invalidateLayout(with: Everything()) }
        #expect(view.numberOfItems(inSection: 0) == 5)
    }

    @Test func `A resize calls invalidateLayout() only if the layout's shouldInvalidateLayout returns true [INV-01]`() {
        stage.resize(width: 300, height: 400)
        #expect(layout.calls == ["invalidateLayout", "layout"])
        #expect(widths == [300, 300, 300])
        (layout.asksForNewBounds, layout.calls) = (false, [])
        stage.resize(width: 200, height: 400)
        #expect(layout.calls == [])
        #expect(widths == [300, 300, 300])
    }

    @Test func `If the layout accepts the preferred size of a cell, invalidateLayout() is called [INV-01]`() {
        layout.sizesItself = true
        let tall = GridScreen([3]) { $0.size.height = 60 }
        tall.onCell = { view, path in view.dequeueReusableCell(withReuseIdentifier: "tall", for: path) }
        view.register(WishingCell.self, forCellWithReuseIdentifier: "tall")
        withExtendedLifetime(tall) {
            stage.act("another source") {
                view.dataSource = tall
                view.reloadData()
            }
            #expect(bottoms == [60, 120, 180])
            #expect(layout.calls.suffix(2) == ["invalidateLayout", "layout"])
        }
    }

    @Test
    func `If an animated layout change returns to an earlier layout, that layout discards its outdated cache [INV-01]`()
    {
        stage.act("away") { view.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: true) }
        stage.act("insert") { insert(3, 4) }
        stage.act("back") { view.setCollectionViewLayout(layout, animated: true) }
        #expect(bottoms == [40, 80, 120, 160, 200])
    }

    @Test func `A batch update during an interactive transition invalidates the current and the next layout [INV-01]`()
    {
        let next = CachingLayout()
        stage.act("start") { _ = view.startInteractiveTransition(to: next) }
        (layout.calls, next.calls) = ([], [])
        stage.act("insert") { insert(0) }
        #expect(layout.calls == ["invalidateLayout", "counts"])
        #expect(next.calls == layout.calls)
        stage.act("finish") { view.finishInteractiveTransition() }
        #expect(bottoms == [40, 80, 120, 160])
    }

    @Test func `Interactive movement calls invalidateLayout() when it begins and when it is cancelled [INV-01]`() {
        stage.carry(path(0), of: view)
        stage.act("cancel") { view.cancelInteractiveMovement() }
        #expect(layout.calls.count { $0 == "invalidateLayout" } == 2)
    }

    @Test
    func
        `invalidateLayout() makes a new context after a nested call, and after an override that does not call super [INV-01]`()
    {
        final class Nested: UICollectionViewFlowLayout {
            var contexts: [Bool] = []
            var isNested = false
            var callsSuper = true
            override func invalidateLayout() {
                if !isNested {
                    isNested = true
                    collectionView?.reloadSections([0])
                    invalidateLayout()
                    isNested = false
                }
                if callsSuper { super.invalidateLayout() }
            }
            override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
                contexts.append(context.invalidateEverything)
                super.invalidateLayout(with: context)
            }
        }
        let nested = Nested()
        stage.act("set") { view.collectionViewLayout = nested }
        (nested.contexts, nested.callsSuper) = ([], false)
        stage.act("reload") { view.reloadData() }
        #expect(nested.contexts.isEmpty)
        nested.callsSuper = true
        stage.act("invalidate") { nested.invalidateLayout() }
        // All contexts are new. None is left over from the reload, whose invalidation was not
        // passed to super.
        #expect(!nested.contexts.isEmpty)
        #expect(!nested.contexts.contains(true))
    }

    // MARK: - Contexts

    private final class Marked: UICollectionViewFlowLayoutInvalidationContext {
        let mark: Int
        init(mark: Int) {
            self.mark = mark
            super.init()
        }
    }

    private final class Inherited: UICollectionViewLayoutInvalidationContext { var words = ["made"] }

    private final class Choosing: UICollectionViewFlowLayout {
        var made: [UICollectionViewLayoutInvalidationContext] = []
        override class var invalidationContextClass: AnyClass { Inherited.self }
        override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
            made.append(context)
            super.invalidateLayout(with: context)
        }
    }

    @Test
    func
        `A layout makes contexts of its class with initial values, and accepts one with its own designated initialiser [INV-03]`()
    {
        let choosing = Choosing()
        choosing.invalidateLayout()
        choosing.invalidateLayout(with: Marked(mark: 3))
        #expect((choosing.made.first as? Inherited)?.words == ["made"])
        let context = choosing.made.last as? Marked
        #expect(context?.mark == 3)
        #expect(context?.invalidateFlowLayoutDelegateMetrics == true)
    }

    // MARK: - The flow layout between passes

    @Test
    func
        `A changed property of a flow layout affects its answers at once, and the view's content size in the next pass [INV-02]`()
    {
        let screen = stage.shown(ListScreen([(0..<10).map(String.init)], rowHeight: 10))
        let (view, flow) = (screen.view, screen.layout)
        #expect(view.contentSize.height == 100)
        stage.run {
            flow.itemSize.height = 50
            #expect(flow.collectionViewContentSize.height == 500)
            #expect(flow.layoutAttributesForItem(at: path(1))?.frame.minY == 50)
            let elements = flow.layoutAttributesForElements(in: CGRect(x: 0, y: 0, width: 100, height: 99))
            #expect(elements?.count == 2)
            #expect(view.contentSize.height == 100)
            flow.headerReferenceSize.height = 7
            let header = UICollectionView.elementKindSectionHeader
            #expect(flow.layoutAttributesForSupplementaryView(ofKind: header, at: path(0))?.frame.height == 7)
        }
        stage.tick()
        #expect(view.contentSize.height == 507)
    }

    @Test
    func
        `A delegate that changes the flow layout in sizeForItemAt causes no endless loop, and the change takes effect [INV-02]`()
    {
        let (delegate, screen) = (HostileScreen.Delegate(), ListScreen("a", "b"))
        delegate.size = { [layout = screen.layout] _ in
            if layout.minimumLineSpacing == 0 { layout.minimumLineSpacing = 5 }
            _ = layout.collectionViewContentSize
            return CGSize(width: 100, height: 20)
        }
        screen.view.delegate = delegate
        stage.show(screen.view)
        #expect(screen.view.contentSize.height == 45)
    }
}
