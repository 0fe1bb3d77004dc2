import UIKit

extension Workload {
    /// Changes of the data.
    static let changing: [Workload] = [
        Workload("batch", "500 of 100,000 items deleted and 500 inserted, in one batch") { batch(100_000) },
        Workload("reload", "reloadData, 1,000,000 items") { reload(Grid(items: million), steps: 50) },
    ]

    /// Deletes and inserts items that are spread evenly.
    static func batch(_ items: Int) -> Trial {
        let deleted = (0..<500).map { IndexPath(item: $0 * (items / 500), section: 0) }
        let inserted = (0..<500).map { IndexPath(item: $0 * (items / 500) + items / 5000, section: 0) }
        return batch(Grid(items: items), deleted: deleted, inserted: inserted)
    }

    /// Deletes and inserts the item in the middle.
    static func replacement(_ items: Int) -> Trial {
        let path = IndexPath(item: items / 2, section: 0)
        return batch(Grid(items: items), deleted: [path], inserted: [path])
    }

    /// Deletes and inserts items. The animation of the previous batch ends before the clock runs.
    private static func batch(_ grid: Grid, deleted: [IndexPath], inserted: [IndexPath]) -> Trial {
        grid.show()
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

    static func reload(_ grid: Grid, steps: Int = 1) -> Trial {
        grid.show()
        return Trial(
            steps: steps,
            each: {
                grid.view.reloadData()
                grid.view.layoutIfNeeded()
            },
            tallies: { grid.tallies })
    }
}
