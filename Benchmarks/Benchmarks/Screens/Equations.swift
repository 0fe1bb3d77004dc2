import UIKit

/// The equations of a tower's constraints, for the solver without views.
struct Equations {
    private var solver = LinearSolver()
    /// The numbers of the constraints that contain the width of the root.
    private var widths: [Int] = []
    private var count = 0

    init(constraints: Int) {
        var above: LinearSum?
        for _ in 0..<constraints / 5 {
            let (x, y, width, height) = (variable(), variable(), variable(), variable())
            // As for every view, no length is negative.
            add(width, .atLeast)
            add(height, .atLeast)
            add(x + -8, .equal)
            widths.append(count)
            add(x + width + (8 - 400), .equal)
            add(y - (above ?? LinearSum()) + -8, .equal)
            add(height + -20, .atLeast)
            add(height + -30, .equal, level: 250)
            above = y + height
        }
        solver.optimize()
    }

    private mutating func variable() -> LinearSum { LinearSum(variable: solver.makeVariable()) }

    private mutating func add(_ sum: LinearSum, _ relation: LinearSolver.Relation, level: Float? = nil) {
        solver.addConstraint(sum, relation: relation, level: level)
        count += 1
    }

    mutating func setWidth(_ width: Double) {
        for index in widths { solver.changeConstant(ofConstraint: index, to: 8 - width) }
        precondition(solver.updateSolution(), "there is one answer")
    }
}
