import Offscreen
import UIKit

extension Workload {
    /// Views one below the other, each with five constraints; `solver-...` are the same equations without views.
    static let constraints: [Workload] = [5, 50, 500].flatMap { count in
        [
            Workload(name: "solver-\(count)-new", step: "the equations of \(count) constraints made and solved") {
                solved(count)
            },
            Workload(name: "solver-\(count)-width", step: "the equations of \(count) constraints, another width of the root") {
                var equations = Equations(constraints: count)
                var turn = 0
                return Trial(
                    steps: 20,
                    run: {
                        for _ in 0..<20 {
                            turn += 1
                            equations.setWidth(turn % 2 == 0 ? 400 : 390)
                        }
                    }, tallies: { .zero })
            },
            Workload(name: "constraints-\(count)-new", step: "\(count) constraints made, and their views placed") { made(count) },
            Workload(name: "constraints-\(count)-width", step: "\(count) constraints, their root gets another width") {
                changed(count) { tower, turn in tower.root.bounds.size.width = turn % 2 == 0 ? 400 : 390 }
            },
            Workload(name: "constraints-\(count)-one", step: "\(count) constraints, one gets another constant") {
                changed(count) { tower, turn in tower.heights[tower.heights.count / 2].constant = turn % 2 == 0 ? 30 : 31 }
            },
        ]
    }

    static func solved(_ count: Int) -> Trial {
        Trial(steps: 1, run: { _ = Equations(constraints: count) }, tallies: { .zero })
    }

    static func made(_ count: Int) -> Trial {
        let stage = Stage(width: Grid.side, height: Grid.side, records: false)
        var tower: Tower?
        return Trial(
            steps: 1,
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
            },
            tallies: { .zero })
    }

    static func changed(_ count: Int, _ change: @escaping @MainActor (Tower, Int) -> Void) -> Trial {
        let stage = Stage(width: Grid.side, height: Grid.side, records: false)
        let tower = stage.run { Tower(constraints: count) }
        stage.window.addSubview(tower.root)
        tower.root.layoutIfNeeded()
        var turn = 0
        let steps = 10
        return Trial(
            steps: steps,
            run: {
                for _ in 0..<steps {
                    turn += 1
                    change(tower, turn)
                    tower.root.layoutIfNeeded()
                }
            },
            tallies: { .zero })
    }
}
