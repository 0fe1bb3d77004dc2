import UIKit

extension Workload {
    /// Snapshots that a diffable data source applies.
    static let diffable: [Workload] = [
        Workload("snapshot-moves", "a snapshot of 10,000 items applied, 1,000 of them moved") { moves(10_000) },
        Workload("snapshot-one", "a snapshot of 100,000 items applied, one of them inserted or deleted") {
            apply(count: 100_000) { $0.insertItems([-1], afterItem: 50_000) }
        },
        Workload("snapshot-anew", "a new snapshot of 100,000 items made and applied, one of them inserted or deleted") {
            anew(100_000)
        },
        Workload("difference-one", "the standard library's difference of the items of snapshot-one") { difference() },
        Workload("snapshot-build", "a snapshot of 100,000 items in 100 sections made, and one item deleted") {
            build(count: 100_000)
        },
    ]

    /// Moves a tenth of the items.
    static func moves(_ count: Int) -> Trial {
        apply(count: count) { snapshot in
            let (end, tenth) = (count / 10 * 9, count / 10)
            for item in stride(from: 0, to: end, by: 9) { snapshot.moveItem(item, afterItem: end + item * 571 % tenth) }
        }
    }

    /// Applies a snapshot that is not an edited copy of the previous one.
    static func anew(_ count: Int) -> Trial {
        apply(count: count) { snapshot in
            snapshot.deleteAllItems()
            snapshot.appendSections([0])
            snapshot.appendItems(Array(0..<count / 2) + [-1] + Array(count / 2..<count))
        }
    }

    private static func difference() -> Trial {
        let old = Array(0..<100_000)
        let new = Array(0..<50_000) + [-1] + Array(50_000..<100_000)
        var changes = 0
        return Trial(
            run: { changes += new.difference(from: old).count },
            tallies: {
                precondition(changes >= 0)
                return .zero
            })
    }

    static func build(count: Int) -> Trial {
        let items = (0..<100).map { section in Array(section * count / 100..<(section + 1) * count / 100) }
        return Trial(
            run: {
                var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
                snapshot.appendSections(Array(0..<100))
                for (section, items) in items.enumerated() { snapshot.appendItems(items, toSection: section) }
                snapshot.deleteItems([count / 2])
            },
            tallies: { SnapshotScreen().tallies })
    }

    /// Applies two snapshots in turns. The edits are made before the clock runs, and the clock
    /// stops before the animation ends.
    static func apply(count: Int, _ edit: (inout NSDiffableDataSourceSnapshot<Int, Int>) -> Void) -> Trial {
        let screen = SnapshotScreen()
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems(Array(0..<count))
        var edited = snapshot
        edit(&edited)
        screen.show(snapshot)
        var turn = 0
        return Trial(
            prepare: { screen.stage.settle() },
            run: {
                turn += 1
                screen.source.apply(turn % 2 == 1 ? edited : snapshot)
            },
            tallies: { screen.tallies })
    }
}
