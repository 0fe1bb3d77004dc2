extension Workload {
    /// The first layout of a new screen.
    static let loading: [Workload] = [
        Workload("first-layout-1M", "first layout of 1,000,000 items of one size") {
            firstLayout { Grid(items: 1_000_000) }
        },
        Workload("first-layout-100M", "first layout of 100,000,000 items of one size") {
            firstLayout { Grid(items: 100_000_000) }
        },
        Workload("first-layout-sizes", "first layout of 1,000,000 items, whose sizes a delegate returns") {
            firstLayout { Grid(GridSource(itemsInSection: 1_000_000), sizes: ItemSizes()) }
        },
    ]

    /// Makes a new screen for each sample, and releases the previous one before the clock runs.
    static func firstLayout(_ make: @escaping () -> Grid) -> Trial {
        var grid = make()
        return Trial(prepare: { grid = make() }, run: { grid.show() }, tallies: { grid.tallies })
    }
}
