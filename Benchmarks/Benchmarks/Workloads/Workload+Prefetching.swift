import UIKit

extension Workload {
    /// Scrolling with prefetching, which is on by default. Cells that have left are kept for their
    /// items, one cell is prepared in each pass, and the layout is asked about the content ahead.
    static let prefetching: [Workload] = [
        Workload("prefetch-page", "a page further, 1,000,000 items, prefetching on") {
            scroll(prefetchingGrid(), by: 400, steps: 200)
        },
        Workload(
            "prefetch-page-told",
            "the step of prefetch-page with a prefetching data source, which is told the items ahead"
        ) {
            scroll(prefetchingGrid(tells: true), by: 400, steps: 200)
        },
        Workload("prefetch-point", "a point further, prefetching on; each 40th step shows a row") {
            scroll(prefetchingGrid(), by: 1, steps: 400)
        },
        Workload("prefetch-point-told", "the step of prefetch-point with a prefetching data source") {
            scroll(prefetchingGrid(tells: true), by: 1, steps: 400)
        },
        Workload(
            "prefetch-still",
            "a tenth of a point further, prefetching on, nothing appears and all cells ahead are ready"
        ) {
            creep(prefetchingGrid())
        },
        Workload(
            "prefetch-still-told", "the step of prefetch-still with a prefetching data source, which was told all items"
        ) {
            creep(prefetchingGrid(tells: true))
        },
        Workload(
            "prefetch-turns",
            """
            a point further or back, prefetching on; each 38th step changes the direction, and other cells \
            are made ready
            """
        ) {
            still(prefetchingGrid())
        },
    ]

    /// Scrolls forward inside one row. Before the clock runs, 100 passes prepare the cells ahead.
    private static func creep(_ grid: Grid) -> Trial {
        let start: CGFloat = 4_000_000
        let steps = 380
        grid.show()
        return Trial(
            steps: steps,
            prepare: { for step in 0...100 { grid.scroll(to: start + CGFloat(step) / 100) } },
            run: { for step in 1...steps { grid.scroll(to: start + 1 + CGFloat(step) / 10) } },
            tallies: { grid.tallies })
    }

    static func prefetchingGrid(_ items: Int = million, tells: Bool = false) -> Grid {
        let grid = Grid(items: items)
        grid.view.isPrefetchingEnabled = true
        if tells { grid.tellOfPrefetching() }
        return grid
    }
}
