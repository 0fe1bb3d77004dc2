extension Workload {
    /// What it costs to record. Both have a new stage for each sample, so that no recording grows long.
    static let recording: [Workload] = [
        Workload(name: "page-recording-on", step: "a page further, 1,000,000 items, stage.scroll, events kept") { pages(records: true) },
        Workload(name: "page-recording-off", step: "a page further, 1,000,000 items, stage.scroll") { pages(records: false) },
    ]

    private static func pages(records: Bool) -> Trial {
        var grid = Grid(items: 1_000_000, records: records)
        let steps = 50
        return Trial(
            steps: steps,
            prepare: {
                grid = Grid(items: 1_000_000, records: records)
                grid.stage.show(grid.view)
                // Fills the pools.
                for _ in 0..<2 { grid.stage.scroll(grid.view, by: 400) }
            },
            run: { for _ in 0..<steps { grid.stage.scroll(grid.view, by: 400, settling: false) } },
            tallies: { grid.tallies })
    }
}
