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
        #expect((source.fetched.last, source.cancelled.isEmpty) == ([18], true))
    }

    @Test
    func `Prefetching is cancelled for items that a jump of the offset skips, and the trace has the call [PRE-04]`() {
        func isTraced(_ call: String) -> Bool { stage.recording.trace.contains(call) }
        #expect((isTraced("prefetchItemsAt"), isTraced("cancelPrefetching")) == (true, false))
        stage.scroll(view, to: CGPoint(x: 0, y: 4000))
        #expect(
            (source.cancelled.first?.contains(17), source.fetched.last?.first, isTraced("cancelPrefetching")) == (
                true, 110, true
            ))
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
        #expect((cell.isHidden, dormant) == (true, 0))
        #expect(screen.log.contains("end 0 at 0"), "didEndDisplaying comes when the cell leaves the screen")
        #expect(stage.tree.description.contains("prefetched"))
        screen.log = []
        stage.scroll(view, by: -40)
        #expect((screen.cell(0) === cell, cell.isHidden, stage.counts(of: view).prepareForReuses) == (true, false, 0))
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
            #expect((kept === first, kept?.isHidden, ready?.isHidden) == (true, true, true))
        } else {
            #expect((kept, ready) == (nil, nil))
        }
        #expect((screen.view.visibleCells.count, screen.view.visibleCells.allSatisfy { !$0.isHidden }) == (10, true))
        #expect(screen.view.cellForItem(at: path(100)) == nil)
    }

    @Test func `A cached cell that is scrolled far away goes to the pool without a second didEndDisplaying [PRE-01]`() {
        for distance in [40, 200] as [CGFloat] { stage.scroll(view, by: distance) }
        #expect(
            (stage.pools(of: view).cellPool(identifier: "row")!.put > 0, screen.log.count { $0 == "end 0 at 0" }) == (
                true, 1
            ))
    }

    @Test
    func
        `From iOS 11 on, prefetching dequeues one cell in the first pass, and that cell gets willDisplay later [PRE-03] [PRE-05]`()
    {
        #expect((screen.asked.count, screen.log.last, screen.log.contains("will 10")) == (11, "ask 10", false))
        #expect((view.visibleCells.count, screen.cell(10)?.isHidden) == (10, true))
        stage.scroll(view, by: 10)
        #expect(
            (screen.log.contains("will 10"), screen.asked.count { $0 == "10" }, screen.cell(10) != nil) == (
                true, 1, true
            ))
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
        #expect(
            (screen.asked.count, prefetching.fetched.isEmpty) == ((prefetches && preset != .iOS10 ? 9 : 8), !prefetches)
        )
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
        #expect((stage.pools(of: view).prefetched, dormant! > 0) == (0, true))
        view.isPrefetchingEnabled = true
        stage.scroll(view, by: 40)
        view.reloadData()
        #expect(stage.pools(of: view).prefetched == 0)
        stage.settle()
        stage.scroll(view, by: 40)
        stage.sendMemoryWarning()
        #expect((dormant, view.subviews.count { $0.isHidden }) == (0, 0))
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
        #expect((Array(source.fetched[before...]), screen.cell(4) != nil) == ([[1, 0]], true))
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
        #expect(
            (asked.count, prefetched.count, prefetched) == (
                Set(asked).count, Set(prefetched).count, prefetched.sorted()
            ))
        #expect(
            (screen.view.visibleCells.count >= 10, screen.shown[0].filter { !screen.log.contains("will \($0)") }) == (
                true, []
            ))
        let counts = stage.counts(of: screen.view)
        #expect(counts.willDisplays - counts.didEndDisplayings == screen.view.visibleCells.count)
    }
}
