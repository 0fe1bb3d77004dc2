extension Workload {
    /// A table view, for comparison with the grid of the other workloads.
    static let tables: [Workload] = [
        Workload("table-first-layout-1M", "first layout of a table view of 1,000,000 rows of one height") {
            var table = RowTable(rows: million)
            return Trial(
                prepare: { table = RowTable(rows: million) }, run: { table.show() }, tallies: { table.tallies })
        },
        Workload("table-page-1M", "a page of 50 rows further, a table view of 1,000,000 rows") { tablePages() },
    ]

    private static func tablePages() -> Trial {
        let table = RowTable(rows: million)
        table.show()
        let steps = 200
        var position = 0.0
        return Trial(
            steps: steps,
            prepare: {
                guard position + Grid.side * Double(steps) > table.end else { return }
                position = 0
                table.scroll(to: position)
            },
            each: {
                position += Grid.side
                table.scroll(to: position)
            },
            tallies: { table.tallies })
    }
}
