import Offscreen
import UIKit

extension Workload {
    /// Views in a column, with five constraints each. The workloads `solver-...` have the same
    /// equations without views.
    static let constraints: [Workload] = [5, 50, 500].flatMap { count in
        [
            Workload("solver-\(count)-new", "the equations of \(count) constraints made and solved") { solved(count) },
            Workload("solver-\(count)-width", "the equations of \(count) constraints, another width of the root") {
                var equations = Equations(constraints: count)
                var turn = 0
                return Trial(
                    steps: 20,
                    each: {
                        turn += 1
                        equations.setWidth(turn % 2 == 0 ? 400 : 390)
                    })
            },
            Workload("constraints-\(count)-new", "\(count) constraints made, and their views placed") { made(count) },
            Workload("constraints-\(count)-width", "\(count) constraints, another width of the root") {
                changedWidth(count)
            },
            Workload("constraints-\(count)-one", "\(count) constraints, another constant of one") {
                changed(count) { tower, turn in
                    tower.heights[tower.heights.count / 2].constant = turn % 2 == 0 ? 30 : 31
                }
            },
        ]
    }

    static func solved(_ count: Int) -> Trial {
        Trial(run: { _ = Equations(constraints: count) })
    }

    static func made(_ count: Int) -> Trial {
        let stage = Stage(width: Grid.side, height: Grid.side, records: false)
        var tower: Tower?
        return Trial(
            prepare: {
                tower?.root.removeFromSuperview()
                tower = nil
            },
            run: {
                stage.run {
                    let made = Tower(constraints: count)
                    stage.window.addSubview(made.root)
                    made.root.layoutIfNeeded()
                    tower = made
                }
            })
    }

    static func changedWidth(_ count: Int) -> Trial {
        changed(count) { tower, turn in tower.root.bounds.size.width = turn % 2 == 0 ? 400 : 390 }
    }

    private static func changed(_ count: Int, _ change: @escaping @MainActor (Tower, Int) -> Void) -> Trial {
        let stage = Stage(width: Grid.side, height: Grid.side, records: false)
        let tower = stage.run { Tower(constraints: count) }
        stage.window.addSubview(tower.root)
        tower.root.layoutIfNeeded()
        var turn = 0
        return Trial(
            steps: 10,
            each: {
                turn += 1
                change(tower, turn)
                tower.root.layoutIfNeeded()
            })
    }
}
