import Offscreen
import UIKit

extension Growth {
    private static func powers(_ range: ClosedRange<Int>) -> [Int] { range.map { (0..<$0).reduce(1) { power, _ in power * 10 } } }

    /// As many as fill the screen with squares.
    private static let squares = [16, 100, 1600, 10_000, 40_000, 160_000]

    static let all: [Growth] = [
        Growth(name: "first layout", axis: .items, sizes: powers(2...8)) { count in Workload.firstLayout { Grid(items: count) } },
        Growth(name: "a page", axis: .items, sizes: powers(2...8)) { Workload.toAndFro(Grid(items: $0), by: 400) },
        Growth(name: "a still step", axis: .items, sizes: powers(2...8)) { Workload.toAndFro(Grid(items: $0), by: 1) },
        Growth(name: "reload", axis: .changes, sizes: powers(2...8)) { Workload.reloads(Grid(items: $0)) },
        Growth(name: "a jump", axis: .items, sizes: powers(3...8)) { Workload.jump($0) },
        Growth(name: "a page, recorded", axis: .items, sizes: powers(3...8)) { Workload.pages($0, records: true) },
        Growth(name: "a page, prefetching", axis: .items, sizes: powers(3...8)) {
            Workload.toAndFro(Workload.prefetchingGrid($0), by: 400)
        },
        Growth(name: "first layout, compositional", axis: .items, sizes: powers(2...8)) { count in
            Workload.firstLayout { Workload.rows(count) }
        },
        Growth(name: "a page, compositional", axis: .items, sizes: powers(2...8)) { Workload.toAndFro(Workload.rows($0), by: 400) },
        Growth(name: "a still step, compositional", axis: .items, sizes: powers(2...8)) {
            Workload.toAndFro(Workload.rows($0), by: 1)
        },
        Growth(name: "a page of a row", axis: .items, sizes: powers(4...8)) { Workload.rowPage($0) },
        Growth(name: "500 items out and in", axis: .changes, sizes: powers(4...8)) { Workload.batch($0) },
        Growth(name: "one item out and in", axis: .changes, sizes: powers(2...6)) { Workload.replacement(Grid(items: $0)) },
        Growth(name: "sizes from a delegate", axis: .changes, sizes: powers(2...6)) { count in
            Workload.firstLayout { Grid(GridSource(itemsInSection: count), sizes: ItemSizes()) }
        },
        Growth(name: "snapshot made", axis: .changes, sizes: powers(2...6)) { Workload.build(count: $0) },
        Growth(name: "snapshot, one change", axis: .changes, sizes: powers(2...6)) { count in
            Workload.apply(count: count) { $0.insertItems([-1], afterItem: count / 2) }
        },
        Growth(name: "snapshot made anew", axis: .changes, sizes: powers(2...6)) { Workload.anew($0) },
        Growth(name: "snapshot, a tenth moved", axis: .changes, sizes: powers(2...5)) { Workload.moves($0) },
        Growth(name: "page of texts", axis: .items, sizes: powers(2...6)) { Workload.text(items: $0, steps: 1, Workload.textFlow) },
        Growth(name: "page of texts, rows", axis: .items, sizes: powers(2...6)) {
            Workload.text(items: $0, steps: 1, Workload.textRows)
        },
        Growth(name: "page of texts, list", axis: .items, sizes: powers(2...6)) {
            Workload.text(items: $0, steps: 1, Workload.textList)
        },
        Growth(name: "shown", axis: .visible, sizes: squares) { count in Workload.firstLayout { Workload.crowd(visible: count) } },
        Growth(name: "a page", axis: .visible, sizes: squares) { Workload.toAndFro(Workload.crowd(visible: $0), by: 400) },
        Growth(name: "a still step", axis: .visible, sizes: squares) {
            Workload.toAndFro(Workload.crowd(visible: $0), by: 0.25)
        },
        Growth(name: "first layout", axis: .sections, sizes: powers(1...5)) { count in
            Workload.firstLayout { Workload.cardGrid(sections: count) }
        },
        Growth(name: "a page", axis: .sections, sizes: powers(1...5)) { Workload.toAndFro(Workload.cardGrid(sections: $0), by: 400) },
        Growth(name: "cards of the demo", axis: .sections, sizes: powers(1...4)) { count in
            Workload.cards(.iOS10, sections: Array(repeating: 4, count: count))
        },
        Growth(name: "solved alone", axis: .constraints, sizes: [5, 50, 500]) { Workload.solved($0) },
        Growth(name: "made and placed", axis: .constraints, sizes: [5, 50, 500]) { Workload.made($0) },
        Growth(name: "another width", axis: .constraints, sizes: [5, 50, 500, 5000]) { count in
            Workload.changed(count) { tower, turn in tower.root.bounds.size.width = turn % 2 == 0 ? 400 : 390 }
        },
    ]
}

extension Workload {
    /// Further and back.
    static func toAndFro(_ grid: Grid, by distance: CGFloat) -> Trial {
        grid.show()
        let steps = 20
        let start = max(0, min((grid.end / 2 / 40).rounded(.down) * 40, grid.end - distance)) + (distance < 40 ? 0.25 : 0)
        return Trial(
            steps: steps,
            run: { for step in 0..<steps { grid.scroll(to: start + (step % 2 == 0 ? distance : 0)) } },
            tallies: { .zero })
    }

    static func reloads(_ grid: Grid) -> Trial {
        grid.show()
        return Trial(
            steps: 1,
            run: {
                grid.view.reloadData()
                grid.view.layoutIfNeeded()
            },
            tallies: { .zero })
    }

    /// An item in the middle is deleted, and another one inserted at the same place; the animation ends before the clock runs again.
    static func replacement(_ grid: Grid) -> Trial {
        grid.show()
        let path = IndexPath(item: grid.view.numberOfItems(inSection: 0) / 2, section: 0)
        return Trial(
            steps: 1,
            prepare: { grid.stage.settle() },
            run: {
                grid.stage.act("batch", settling: false) {
                    grid.view.performBatchUpdates {
                        grid.view.deleteItems(at: [path])
                        grid.view.insertItems(at: [path])
                    }
                }
            },
            tallies: { .zero })
    }

    /// About as many square items as are wanted on one screen.
    static func crowd(visible: Int) -> Grid { crowd(side: Grid.side / CGFloat(visible).squareRoot().rounded(.up)) }
}
