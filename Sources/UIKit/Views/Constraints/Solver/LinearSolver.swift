/// Finds values that satisfy linear equations and inequalities, the more important ones first.
///
/// It is the simplex method of the Cassowary algorithm, with one difference: an optional constraint has a level, and a level counts
/// only when all higher levels are satisfied as well as possible. Sums of errors are compared level by level.
///
///     basic variable = constant + factor * free variable + ...        one row for each basic variable
///
/// Variables of the user may take any value. The ones that the solver adds (slack, error) are never negative. The row of a variable
/// that must not be negative contains no variable of the user: a row that contains one is always solved for it.
struct LinearSolver {
    /// The relation of a sum to zero.
    enum Relation {
        case equal, atMost, atLeast
    }

    private enum Kind {
        case user, slack, error, dummy
    }

    /// With exact numbers the exchanges always end. With rounding among very unequal numbers they might not.
    private static let mostExchanges = 100_000

    private var kinds: [Kind] = []
    /// The row of a basic variable, -1 for the others.
    private var rowOfVariable: [Int] = []
    private var rows: [LinearSum] = []
    private var basics: [Int] = []
    /// The sums to minimise, the most important first.
    private var goals: [(level: Float, sum: LinearSum)] = []

    mutating func makeVariable() -> Int { makeVariable(.user) }

    private mutating func makeVariable(_ kind: Kind) -> Int {
        kinds.append(kind)
        rowOfVariable.append(-1)
        return kinds.count - 1
    }

    /// Zero for a variable that nothing determines.
    func value(of variable: Int) -> Double {
        let row = rowOfVariable[variable]
        return row < 0 ? 0 : LinearSum.bounded(rows[row].constant)
    }

    /// Adds a constraint. Nil as level means that it is required.
    ///
    /// - Returns: false when it contradicts the required constraints so far. Then it is left out.
    @discardableResult
    mutating func add(_ sum: LinearSum, _ relation: Relation, level: Float? = nil) -> Bool {
        let sum = sum.bounded
        var row = LinearSum(sum.constant)
        for term in sum.terms {
            let basic = rowOfVariable[term.variable]
            if basic < 0 { row.add(term.factor, times: term.variable) } else { row.add(rows[basic], times: term.factor) }
        }
        // Candidates for the row's basic variable, besides the user's variables.
        var added: [Int] = []
        let sign: Double = relation == .atLeast ? -1 : 1
        if relation != .equal {
            let slack = makeVariable(.slack)
            added.append(slack)
            row.add(sign, times: slack)
        }
        if let level {
            for errorSign in relation == .equal ? [-1.0, 1.0] : [-sign] {
                let error = makeVariable(.error)
                added.append(error)
                row.add(errorSign, times: error)
                addGoal(error, level)
            }
        } else if relation == .equal {
            let dummy = makeVariable(.dummy)
            added.append(dummy)
            row.add(1, times: dummy)
        }
        if row.constant < 0 { row.multiply(by: -1) }

        if let subject = subject(of: row, added) {
            makeBasic(subject, solving: row)
            return true
        }
        guard row.terms.contains(where: { kinds[$0.variable] != .dummy }) else {
            guard abs(row.constant) < LinearSum.negligible else { return false }
            makeBasic(added[0], solving: row)
            return true
        }
        return addWithArtificialVariable(row)
    }

    private func subject(of row: LinearSum, _ added: [Int]) -> Int? {
        if let user = row.terms.first(where: { kinds[$0.variable] == .user }) { return user.variable }
        return added.first { kinds[$0] != .dummy && row.factor(of: $0) < 0 }
    }

    private mutating func addGoal(_ error: Int, _ level: Float) {
        let index = goals.firstIndex { $0.level <= level } ?? goals.count
        if index == goals.count || goals[index].level != level { goals.insert((level, LinearSum()), at: index) }
        goals[index].sum.add(1, times: error)
    }

    /// Adds a row without a variable that could be its basic one: an artificial variable is added for it, and is then reduced to
    /// zero.
    private mutating func addWithArtificialVariable(_ row: LinearSum) -> Bool {
        let artificial = makeVariable(.slack)
        append(row, for: artificial)
        var goal = row
        optimize { solver in
            goal.terms.first { solver.kinds[$0.variable] != .dummy && $0.factor < -LinearSum.negligible }?.variable
        } substitute: { variable, sum in
            goal.substitute(variable, by: sum)
        }
        let isPossible = abs(goal.constant) < LinearSum.negligible
        let index = rowOfVariable[artificial]
        if index >= 0 {
            let left = rows[index]
            removeRow(index)
            if isPossible, let entering = left.terms.first(where: { kinds[$0.variable] != .dummy })?.variable {
                var sum = left
                sum.add(-1, times: artificial)
                makeBasic(entering, solving: sum)
            }
        }
        for index in rows.indices { rows[index].remove(artificial) }
        for index in goals.indices { goals[index].sum.remove(artificial) }
        return isPossible
    }

    /// Satisfies the optional constraints as well as possible. Call it once all constraints are added.
    mutating func optimize() {
        optimize {
            $0.worthwhile()
        } substitute: { _, _ in
        }
    }

    /// A variable whose growth makes a goal smaller and no more important one greater. It takes the first such variable, so that
    /// the exchanges end.
    private func worthwhile() -> Int? {
        for (index, goal) in goals.enumerated() {
            for term in goal.sum.terms
            where term.factor < -LinearSum.negligible && kinds[term.variable] != .dummy
                && goals[..<index].allSatisfy({ $0.sum.factor(of: term.variable) == 0 })
            {
                return term.variable
            }
        }
        return nil
    }

    private mutating func optimize(entering: (LinearSolver) -> Int?, substitute: (Int, LinearSum) -> Void) {
        var exchanges = 0
        while let entering = entering(self), exchanges < LinearSolver.mostExchanges {
            exchanges += 1
            // The row that limits the growth most.
            var leaving: Int?
            var least = Double.infinity
            for (index, row) in rows.enumerated() where kinds[basics[index]] != .user {
                let factor = row.factor(of: entering)
                guard factor < 0 else { continue }
                let limit = -row.constant / factor
                if limit < least {
                    (least, leaving) = (limit, index)
                } else if let other = leaving, limit == least, basics[index] < basics[other] {
                    leaving = index
                }
            }
            // Nothing limits the growth. A goal is never negative, so this comes from rounding.
            guard let leaving else { return }
            var sum = rows[leaving]
            sum.add(-1, times: basics[leaving])
            removeRow(leaving)
            substitute(entering, makeBasic(entering, solving: sum))
        }
    }

    @discardableResult
    private mutating func makeBasic(_ variable: Int, solving row: LinearSum) -> LinearSum {
        var sum = row
        sum.solve(for: variable)
        for index in rows.indices { rows[index].substitute(variable, by: sum) }
        for index in goals.indices { goals[index].sum.substitute(variable, by: sum) }
        append(sum, for: variable)
        return sum
    }

    private mutating func append(_ row: LinearSum, for variable: Int) {
        rowOfVariable[variable] = rows.count
        rows.append(row)
        basics.append(variable)
    }

    private mutating func removeRow(_ index: Int) {
        rowOfVariable[basics[index]] = -1
        rows.swapAt(index, rows.count - 1)
        basics.swapAt(index, basics.count - 1)
        rows.removeLast()
        basics.removeLast()
        if index < basics.count { rowOfVariable[basics[index]] = index }
    }
}
