import Offscreen
import Testing

@testable import UIKit

struct LinearSolverTests {
    @Test func `The linear solver solves two equations with two variables`() {
        var solver = LinearSolver()
        let (x, y) = (solver.makeVariable(), solver.makeVariable())
        solver.addConstraint(LinearSum(variable: x) + LinearSum(variable: y) + -10, relation: .equal)
        solver.addConstraint(LinearSum(variable: x) - LinearSum(variable: y) + -4, relation: .equal)
        solver.optimize()
        #expect(solver.value(of: x) == 7)
        #expect(solver.value(of: y) == 3)
    }

    @Test func `A required constraint that contradicts earlier required constraints is rejected, and the others hold`()
    {
        var solver = LinearSolver()
        let x = solver.makeVariable()
        let demands: [(Double, LinearSolver.Relation, isTaken: Bool)] = [
            (10, .equal, true), (12, .equal, false), (12, .atLeast, false), (8, .atLeast, true), (10, .equal, true),
        ]
        for (number, relation, isTaken) in demands {
            let wasTaken = solver.addConstraint(LinearSum(variable: x) + -number, relation: relation)
            #expect(wasTaken == isTaken, "\(relation) \(number)")
        }
        solver.optimize()
        #expect(solver.value(of: x) == 10)
    }

    @Test func `A constraint of priority 251 holds against a hundred contradicting constraints of priority 250`() {
        var solver = LinearSolver()
        let x = solver.makeVariable()
        solver.addConstraint(LinearSum(variable: x) + -10, relation: .equal, level: 251)
        for _ in 0..<100 { solver.addConstraint(LinearSum(variable: x) + -20, relation: .equal, level: 250) }
        solver.optimize()
        #expect(solver.value(of: x) == 10)
    }

    /// A constraint: the difference of two variables, or one variable, is compared with a number.
    private struct Demand: Equatable {
        let plus: Int
        let minus: Int?
        let number: Int
        let relation: LinearSolver.Relation
        let level: Float?

        func error(_ values: [Int]) -> Int {
            let difference = values[plus] - (minus.map { values[$0] } ?? 0) - number
            return switch relation {
            case .equal: abs(difference)
            case .atMost: max(0, difference)
            case .atLeast: max(0, -difference)
            }
        }
    }

    private let levels: [Float] = [750, 251, 50]

    /// Constraints of this form have a best solution in whole numbers, so a search among all of
    /// these finds it.
    @Test(arguments: 0..<120) func `The solver satisfies random constraints as well as an exhaustive search does`(
        seed: UInt64
    ) {
        var random = SeededGenerator(seed: seed &* 7919 &+ 3)
        let (count, most) = (3, 4)
        var demands: [Demand] = []
        for variable in 0..<count {
            demands.append(Demand(plus: variable, minus: nil, number: 0, relation: .atLeast, level: nil))
            demands.append(Demand(plus: variable, minus: nil, number: most, relation: .atMost, level: nil))
        }
        for _ in 0..<Int.random(in: 2...9, using: &random) {
            let plus = Int.random(in: 0..<count, using: &random)
            let minus = (plus + Int.random(in: 1..<count, using: &random)) % count
            let isRequired = Int.random(in: 0..<4, using: &random) == 0
            demands.append(
                Demand(
                    plus: plus, minus: Bool.random(using: &random) ? minus : nil,
                    number: Int.random(in: -2...5, using: &random),
                    relation: [.equal, .atMost, .atLeast].randomElement(using: &random)!,
                    level: isRequired ? nil : levels.randomElement(using: &random)!))
        }

        var solver = LinearSolver()
        let variables = (0..<count).map { _ in solver.makeVariable() }
        var kept: [Demand] = []
        for demand in demands {
            var sum = LinearSum(variable: variables[demand.plus])
            if let minus = demand.minus { sum = sum - LinearSum(variable: variables[minus]) }
            if solver.addConstraint(sum + Double(-demand.number), relation: demand.relation, level: demand.level) {
                kept.append(demand)
            }
        }
        solver.optimize()

        var candidates: [[Int]] = [[]]
        for _ in 0..<count { candidates = candidates.flatMap { values in (0...most).map { values + [$0] } } }
        func possible(_ demands: [Demand]) -> [[Int]] {
            candidates.filter { values in demands.allSatisfy { $0.level != nil || $0.error(values) == 0 } }
        }
        func errors(_ values: [Int]) -> [Int] {
            levels.map { level in kept.filter { $0.level == level }.reduce(0) { $0 + $1.error(values) } }
        }
        let best = possible(kept).map(errors).min { $0.lexicographicallyPrecedes($1) }
        let found = variables.map { solver.value(of: $0) }
        #expect(found.allSatisfy { abs($0 - $0.rounded()) < 1e-6 }, "\(found)")
        let values = found.map { Int($0.rounded()) }
        #expect(possible(kept).contains(values))
        #expect(errors(values) == best, "seed \(seed): \(values)")
        // A rejected demand was impossible together with the earlier ones.
        for (index, demand) in demands.enumerated() where demand.level == nil && !kept.contains(demand) {
            let before = kept.filter { k in demands[..<index].contains(k) }
            #expect(possible(before + [demand]).isEmpty)
        }
    }

    @Test func `The solver cannot update its solution if the equations are underdetermined or become contradictory`() {
        var open = LinearSolver()
        let (x, y) = (open.makeVariable(), open.makeVariable())
        open.addConstraint(LinearSum(variable: x) + LinearSum(variable: y) + -10, relation: .equal)
        open.optimize()
        open.changeConstant(ofConstraint: 0, to: -12)
        let isFollowed = open.updateSolution()
        #expect(!isFollowed)

        var contradictory = LinearSolver()
        let z = contradictory.makeVariable()
        contradictory.addConstraint(LinearSum(variable: z) + -10, relation: .equal)
        contradictory.addConstraint(LinearSum(variable: z) + -10, relation: .equal)
        contradictory.optimize()
        var answers = [contradictory.updateSolution()]
        for (index, constant) in [(1, -11.0), (0, -11)] {
            contradictory.changeConstant(ofConstraint: index, to: constant)
            answers.append(contradictory.updateSolution())
        }
        #expect(answers == [true, false, true])
        #expect(contradictory.value(of: z) == 11)
    }
}
