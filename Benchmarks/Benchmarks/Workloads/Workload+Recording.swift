extension Workload {
    /// The cost of recording. Both workloads have a new stage for each sample, so that the
    /// recording stays short.
    static let recording: [Workload] = [
        Workload("page-recording-on", "a page further, 1,000,000 items, stage.scroll, events recorded") {
            pages(million, records: true)
        },
        Workload("page-recording-off", "a page further, 1,000,000 items, stage.scroll") {
            pages(million, records: false)
        },
        Workload("page-probed", "a page further, 1,000,000 items, stage.scroll, and a scene of the probe") {
            pages(million, records: false, isProbed: true)
        },
    ]

    static func pages(_ items: Int, records: Bool, isProbed: Bool = false) -> Trial {
        var grid = Grid(items: items, records: records)
        var probe: OffscreenProbe?
        // Two pages fill the pools, and another one is on screen at first.
        let steps = min(50, items / 50 - 3)
        return Trial(
            steps: steps,
            prepare: {
                grid = Grid(items: items, records: records)
                grid.stage.show(grid.view)
                if isProbed { probe = grid.stage.run { OffscreenProbe(watching: grid.view, interval: 0) } }
                // Fills the pools.
                for _ in 0..<2 { grid.stage.scroll(grid.view, by: 400) }
            },
            each: {
                grid.stage.scroll(grid.view, by: 400, settling: false)
                probe?.storeMoment()
            },
            tallies: { grid.tallies })
    }
}
