import Offscreen
import UIKit

extension Growth {
    private static func powers(_ range: ClosedRange<Int>) -> [Int] {
        range.map { (0..<$0).reduce(1) { power, _ in power * 10 } }
    }

    /// The numbers of square items that fill the screen.
    private static let squares = [16, 100, 1600, 10_000, 40_000, 160_000]

    static let all: [Growth] = [
        Growth("first layout", .items, powers(2...8)) { count in Workload.firstLayout { Grid(items: count) } },
        Growth("a page", .items, powers(2...8)) { Workload.toAndFro(Grid(items: $0), by: 400) },
        Growth("a still step", .items, powers(2...8)) { Workload.toAndFro(Grid(items: $0), by: 1) },
        Growth("reload", .changes, powers(2...8)) { Workload.reload(Grid(items: $0)) },
        Growth("a jump", .items, powers(3...8)) { Workload.jump($0) },
        Growth("a page, recorded", .items, powers(3...8)) { Workload.pages($0, records: true) },
        Growth("a page, prefetching", .items, powers(3...8)) {
            Workload.toAndFro(Workload.prefetchingGrid($0), by: 400)
        },
        Growth("first layout, compositional", .items, powers(2...8)) { count in
            Workload.firstLayout { Workload.rows(count) }
        },
        Growth("a page, compositional", .items, powers(2...8)) { Workload.toAndFro(Workload.rows($0), by: 400) },
        Growth("a still step, compositional", .items, powers(2...8)) { Workload.toAndFro(Workload.rows($0), by: 1) },
        Growth("a page of a row", .items, powers(4...8)) { Workload.rowPage($0) },
        Growth("500 items out and in", .changes, powers(4...8)) { Workload.batch($0) },
        Growth("one item out and in", .changes, powers(2...6)) { Workload.replacement($0) },
        Growth("sizes from a delegate", .changes, powers(2...6)) { count in
            Workload.firstLayout { Grid(GridSource(itemsInSection: count), sizes: ItemSizes()) }
        },
        Growth("snapshot made", .changes, powers(2...6)) { Workload.build(count: $0) },
        Growth("snapshot, one change", .changes, powers(2...6)) { count in
            Workload.apply(count: count) { $0.insertItems([-1], afterItem: count / 2) }
        },
        Growth("snapshot made again", .changes, powers(2...6)) { Workload.anew($0) },
        Growth("snapshot, a tenth moved", .changes, powers(2...5)) { Workload.moves($0) },
        Growth("page of texts", .items, powers(2...6)) { Workload.text(items: $0, steps: 1, Workload.textFlow) },
        Growth("page of texts, rows", .items, powers(2...6)) { Workload.text(items: $0, steps: 1, Workload.textRows) },
        Growth("page of texts, list", .items, powers(2...6)) { Workload.text(items: $0, steps: 1, Workload.textList) },
        Growth("shown", .visible, squares) { count in Workload.firstLayout { Workload.crowd(visible: count) } },
        Growth("a page", .visible, squares) { Workload.toAndFro(Workload.crowd(visible: $0), by: 400) },
        Growth("a still step", .visible, squares) { Workload.toAndFro(Workload.crowd(visible: $0), by: 0.25) },
        Growth("first layout", .sections, powers(1...5)) { count in
            Workload.firstLayout { Workload.cardGrid(sections: count) }
        },
        Growth("a page", .sections, powers(1...5)) { Workload.toAndFro(Workload.cardGrid(sections: $0), by: 400) },
        Growth("cards of the demo", .sections, powers(1...4)) { count in
            Workload.cards(.iOS10, sections: Array(repeating: 4, count: count))
        },
        Growth("solved alone", .constraints, [5, 50, 500]) { Workload.solved($0) },
        Growth("made and placed", .constraints, [5, 50, 500]) { Workload.made($0) },
        Growth("another width", .constraints, [5, 50, 500, 5000]) { Workload.changedWidth($0) },
    ]
}

extension Workload {
    /// Scrolls forward and back in turns.
    static func toAndFro(_ grid: Grid, by distance: CGFloat) -> Trial {
        grid.show()
        let steps = 20
        let start =
            max(0, min((grid.end / 2 / 40).rounded(.down) * 40, grid.end - distance)) + (distance < 40 ? 0.25 : 0)
        return Trial(
            steps: steps,
            run: { for step in 0..<steps { grid.scroll(to: start + (step % 2 == 0 ? distance : 0)) } })
    }

    /// Returns a grid with about the given number of visible square items.
    static func crowd(visible: Int) -> Grid { crowd(side: Grid.side / CGFloat(visible).squareRoot().rounded(.up)) }
}
