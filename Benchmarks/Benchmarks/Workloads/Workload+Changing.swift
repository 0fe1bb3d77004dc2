import UIKit

extension Workload {
    /// Changes of the data.
    static let changing: [Workload] = [
        Workload("batch", "500 of 100,000 items deleted and 500 inserted, in one batch") { batch(100_000) },
        Workload("reload", "reloadData, 1,000,000 items") { reload() },
    ]

    /// Deletes and inserts items that are spread evenly. The animation of the previous batch ends before the clock runs.
    static func batch(_ items: Int) -> Trial {
        let grid = Grid(items: items)
        grid.show()
        let deleted = (0..<500).map { IndexPath(item: $0 * (items / 500), section: 0) }
        let inserted = (0..<500).map { IndexPath(item: $0 * (items / 500) + items / 5000, section: 0) }
        return Trial(
            prepare: { grid.stage.settle() },
            run: {
                grid.stage.act("batch", settling: false) {
                    grid.view.performBatchUpdates {
                        grid.view.deleteItems(at: deleted)
                        grid.view.insertItems(at: inserted)
                    }
                }
            },
            tallies: { grid.tallies })
    }

    private static func reload() -> Trial {
        let grid = Grid(items: 1_000_000)
        grid.show()
        let steps = 50
        return Trial(
            steps: steps,
            each: {
                grid.view.reloadData()
                grid.view.layoutIfNeeded()
            },
            tallies: { grid.tallies })
    }
}
