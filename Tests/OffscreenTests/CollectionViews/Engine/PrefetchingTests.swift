import Offscreen
import Testing
import UIKit

/// Tests with one column of 40-point rows in 400 points, ten of them on screen.
@MainActor struct PrefetchingTests {
    private let stage = Stage(width: 100, height: 400)
    private let screen = ListScreen(count: 200)
    private let source = PrefetchRecorder()
    private var view: UICollectionView { screen.view }
    private var dormant: Int? { stage.pools(of: view).cellPool(identifier: "row")?.dormant }

    init() {
        (screen.view.isPrefetchingEnabled, screen.view.prefetchDataSource) = (true, source)
        stage.show(screen.view)
    }

    @Test
    func
        `In a vertical list prefetchItemsAt receives items up to three quarters of the height ahead, nearest first [PRE-04]`()
    {
        #expect(source.fetched == [[10, 11, 12, 13, 14, 15, 16, 17]])
        stage.scroll(view, by: 40)
        #expect(source.fetched.last == [18])
        #expect(source.cancelled.isEmpty)
    }

    @Test
    func `Prefetching is cancelled for items that a jump of the offset skips, and the trace has the call [PRE-04]`() {
        func isTraced(_ call: String) -> Bool { stage.recording.trace.contains(call) }
        #expect(isTraced("prefetchItemsAt"))
        #expect(!isTraced("cancelPrefetching"))
        stage.scroll(view, to: CGPoint(x: 0, y: 4000))
        #expect(source.cancelled.first?.contains(17) == true)
        #expect(source.fetched.last?.first == 110)
        #expect(isTraced("cancelPrefetching"))
    }

    @Test func `Prefetching is not cancelled for items that were on screen [PRE-04]`() {
        stage.scroll(view, by: 320)
        stage.scroll(view, to: CGPoint(x: 0, y: 4000))
        #expect(source.cancelled.joined().sorted() == Array(18...25))
    }

    @Test
    func
        `With prefetching, a cell just off screen is hidden and cached, and returns without cellForItemAt [PRE-01] [PRE-02]`()
    {
        let cell = screen.cell(0)!
        stage.scroll(view, by: 40)
        #expect(cell.isHidden)
        #expect(dormant == 0)
        #expect(screen.log.contains("end 0 at 0"), "didEndDisplaying comes when the cell leaves the screen")
        #expect(stage.tree.description.contains("prefetched"))
        screen.log = []
        stage.scroll(view, by: -40)
        #expect(screen.cell(0) === cell)
        #expect(!cell.isHidden)
        #expect(stage.counts(of: view).prepareForReuses == 0)
        #expect(screen.log.filter { $0.hasSuffix(" 0") } == ["will 0"])
    }

    @Test(arguments: Preset.all)
    func `From iOS 15 on, cellForItem returns hidden cached and prefetched cells, and visibleCells does not [PRE-05]`(
        preset: Preset
    ) {
        let (stage, screen) = (Stage(width: 100, height: 400, behavior: preset), ListScreen(count: 200))
        screen.view.isPrefetchingEnabled = true
        stage.show(screen.view)
        let first = screen.view.cellForItem(at: path(0))
        stage.scroll(screen.view, by: 40)
        let (kept, ready) = (screen.view.cellForItem(at: path(0)), screen.view.cellForItem(at: path(11)))
        if [Preset.iOS15, .iOS16, .iOS18].contains(preset) {
            #expect(kept === first)
            #expect(kept?.isHidden == true)
            #expect(ready?.isHidden == true)
        } else {
            #expect(kept == nil)
            #expect(ready == nil)
        }
        #expect(screen.view.visibleCells.count == 10)
        #expect(screen.view.visibleCells.allSatisfy { !$0.isHidden })
        #expect(screen.view.cellForItem(at: path(100)) == nil)
    }

    @Test func `A cached cell that is scrolled far away goes to the pool without a second didEndDisplaying [PRE-01]`() {
        for distance in [40, 200] as [CGFloat] { stage.scroll(view, by: distance) }
        #expect(stage.pools(of: view).cellPool(identifier: "row")!.put > 0)
        #expect(screen.log.count { $0 == "end 0 at 0" } == 1)
    }

    @Test
    func
        `From iOS 11 on, prefetching dequeues one cell in the first pass, and that cell gets willDisplay later [PRE-03] [PRE-05]`()
    {
        #expect(screen.asked.count == 11)
        #expect(screen.log.last == "ask 10")
        #expect(!screen.log.contains("will 10"))
        #expect(view.visibleCells.count == 10)
        #expect(screen.cell(10)?.isHidden == true)
        stage.scroll(view, by: 10)
        #expect(screen.log.contains("will 10"))
        #expect(screen.asked.count { $0 == "10" } == 1)
        #expect(screen.cell(10) != nil)
    }

    /// In https://stackoverflow.com/questions/39135347 eight cells are requested at first, and
    /// cells ahead after the first scroll.
    @Test(arguments: Preset.all)
    func `Unlike later systems, iOS 10 requests only the cells on screen until the first scroll [PRE-07]`(
        preset: Preset
    ) {
        let stage = Stage(width: 100, height: 320, behavior: preset)
        let screen = stage.run { ListScreen(count: 50) }
        let prefetching = PrefetchRecorder()
        (screen.view.isPrefetchingEnabled, screen.view.prefetchDataSource) = (true, prefetching)
        stage.show(screen.view)
        let prefetches = ![Preset.iOS6, .iOS9].contains(preset)
        #expect(screen.asked.count == (prefetches && preset != .iOS10 ? 9 : 8))
        #expect(prefetching.fetched.isEmpty == !prefetches)
        stage.scroll(screen.view, by: 80)
        #expect(screen.asked.count == (prefetches ? 11 : 10))
    }

    @Test
    func
        `Disabling prefetching, a reload and a memory warning empty the cache of prefetched cells [PRE-06] [POOL-06] [POOL-08]`()
    {
        stage.scroll(view, by: 40)
        #expect(stage.pools(of: view).prefetched > 0)
        view.isPrefetchingEnabled = false
        #expect(stage.pools(of: view).prefetched == 0)
        #expect(dormant! > 0)
        view.isPrefetchingEnabled = true
        stage.scroll(view, by: 40)
        view.reloadData()
        #expect(stage.pools(of: view).prefetched == 0)
        stage.settle()
        stage.scroll(view, by: 40)
        stage.sendMemoryWarning()
        #expect(dormant == 0)
        #expect(view.subviews.count { $0.isHidden } == 0)
    }

    @Test(arguments: [0, 10])
    func `Scrolling back passes the items without a cached cell to prefetchItemsAt, the nearest first [PRE-04]`(
        leftInset: CGFloat
    ) {
        view.contentInset.left = leftInset
        stage.scroll(view, to: CGPoint(x: -leftInset, y: 200))
        let before = source.fetched.count
        stage.scroll(view, by: -40)
        // Items 2 and 3 are ahead as well, and their cells are in the cache.
        #expect(Array(source.fetched[before...]) == [[1, 0]])
        #expect(screen.cell(4) != nil)
    }

    @Test func `An item whose attributes are hidden is not passed to prefetchItemsAt [PRE-04]`() {
        let (layout, prefetching) = (EditedFlowLayout(), PrefetchRecorder())
        layout.edit = { $0.isHidden = $0.indexPath.item == 12 }
        let grid = GridScreen([50], itemSize: CGSize(width: 100, height: 40), layout: layout, prefetches: true)
        grid.view.prefetchDataSource = prefetching
        Stage(width: 100, height: 400).show(grid.view)
        #expect(prefetching.fetched.first == [10, 11, 13, 14, 15, 16, 17])
    }

    @Test func `During a fling no cell is requested twice, and no item is passed to prefetchItemsAt twice`() {
        stage.fling(screen.view, velocity: CGPoint(x: 0, y: 1500))
        let (asked, prefetched) = (screen.asked, source.fetched.flatMap { $0 })
        #expect(asked.count == Set(asked).count)
        #expect(prefetched.count == Set(prefetched).count)
        #expect(prefetched == prefetched.sorted())
        #expect(screen.view.visibleCells.count >= 10)
        #expect(screen.shown[0].filter { !screen.log.contains("will \($0)") } == [])
        let counts = stage.counts(of: screen.view)
        #expect(counts.willDisplays - counts.didEndDisplayings == screen.view.visibleCells.count)
    }
}
