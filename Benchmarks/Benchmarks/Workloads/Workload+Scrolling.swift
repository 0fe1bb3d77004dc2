import Offscreen
import UIKit

extension Workload {
    static let million = 1_000_000

    /// Scrolling of a grid. Unless the name contains "stage", only the offset is set and the view
    /// is laid out.
    static let scrolling: [Workload] = [
        Workload("page-1M", "a page further, 1,000,000 items") { scroll(million, by: 400, steps: 200) },
        Workload("page-1K", "a page further, 1,000 items") { scroll(1000, by: 400, steps: 10) },
        Workload("page-100M", "a page further, in the middle of 100,000,000 items") {
            scroll(100_000_000, from: 400_000_000, by: 400, steps: 10)
        },
        Workload("page-stage", "a page further, 1,000,000 items, stage.scroll") {
            stageScroll(million, by: 400, steps: 200)
        },
        Workload("point-1M", "a point further, 1,000,000 items; each 40th step shows a row") {
            scroll(million, by: 1, steps: 400)
        },
        Workload("point-still", "a point further or back, 1,000,000 items, nothing appears") { still() },
        Workload("point-1K", "a point further, 1,000 items") { scroll(1000, by: 1, steps: 400) },
        Workload("point-100M", "a point further, in the middle of 100,000,000 items") {
            scroll(100_000_000, from: 400_000_000, by: 1, steps: 400)
        },
        Workload("point-stage", "a point further, 1,000,000 items, stage.scroll") {
            stageScroll(million, by: 1, steps: 400)
        },
        Workload("jump", "a jump to a random offset, 1,000,000 items") { jump(million) },
    ]

    /// Scrolls forward by a distance, and starts again at the end of the content.
    static func scroll(_ items: Int, from start: CGFloat = 0, by distance: CGFloat, steps: Int) -> Trial {
        scroll(Grid(items: items), from: start, by: distance, steps: steps)
    }

    static func scroll(_ grid: Grid, from start: CGFloat = 0, by distance: CGFloat, steps: Int) -> Trial {
        grid.show()
        var position = start
        grid.scroll(to: position)
        return Trial(
            steps: steps,
            prepare: {
                guard position + distance * CGFloat(steps) > grid.end else { return }
                position = start
                grid.scroll(to: position)
            },
            each: {
                position += distance
                grid.scroll(to: position)
            },
            tallies: { grid.tallies })
    }

    /// Scrolls on a stage, with a tick for each step.
    static func stageScroll(_ items: Int, by distance: CGFloat, steps: Int) -> Trial {
        let grid = Grid(items: items)
        grid.show()
        return Trial(
            steps: steps,
            prepare: {
                guard grid.view.contentOffset.y + distance * CGFloat(steps) > grid.end else { return }
                grid.scroll(to: 0)
            },
            each: { grid.stage.scroll(grid.view, by: distance, settling: false) },
            tallies: { grid.tallies })
    }

    /// Scrolls up and down inside one row, so that no cell appears.
    static func still(_ grid: Grid = Grid(items: million)) -> Trial {
        grid.show()
        let positions = (Array(1...39) + Array(2...38).reversed()).map { CGFloat(4_000_000 + $0) }
        grid.scroll(to: positions[0])
        return Trial(
            steps: positions.count * 5,
            run: { for _ in 0..<5 { for position in positions { grid.scroll(to: position) } } },
            tallies: { grid.tallies })
    }

    static func jump(_ items: Int) -> Trial {
        let grid = Grid(items: items)
        grid.show()
        var generator = SeededGenerator(seed: 1)
        var positions: [CGFloat] = []
        return Trial(
            steps: 100,
            prepare: {
                positions = (0..<100).map { _ in CGFloat(Int.random(in: 0...Int(grid.end), using: &generator)) }
            },
            run: { for position in positions { grid.scroll(to: position) } },
            tallies: { grid.tallies })
    }
}
