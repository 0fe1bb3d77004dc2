/// Finds values that satisfy linear equations and inequalities. The more important constraints are
/// satisfied first.
///
/// The method is the simplex method of the Cassowary algorithm, with one difference: an optional
/// constraint has a level, and a level counts only when all higher levels are satisfied as well as
/// possible. Sums of errors are compared level by level.
///
///     basic variable = constant + factor * free variable + ...        one row for each basic variable
///
/// The caller's variables may have any value. The variables that the solver adds (slack, error) are
/// never negative. If a row contains a variable of the caller, one such variable is its basic
/// variable.
///
/// A change of a constraint's constant only shifts the constants of rows (`changeConstant`). If
/// this change makes a variable negative, the dual simplex method exchanges it for another variable
/// (`updateSolution`). If no variable has to be exchanged, the time usually depends on the number
/// of rows that contain the constraint's variable, not on the size of the system.
package struct LinearSolver {
    /// The relation of a sum to zero.
    package enum Relation: Sendable {
        case equal, atMost, atLeast
    }

    /// The origin of a variable: the caller made it (`user`), or the solver added it to a
    /// constraint.
    private enum Kind: UInt8 {
        case user, slack, error, dummy
    }

    private struct Constraint {
        /// The first variable that was added for this constraint alone.
        let marker: Int
        /// The factor of `marker` in the constraint.
        let sign: Double
        var constant: Double
    }

    /// The sum of errors that the solver minimizes for one level. `factors` has the factor of each
    /// variable in this sum.
    private struct Goal {
        let level: Float
        var factors: ContiguousArray<Double> = []

        func factor(of variable: Int) -> Double { variable < factors.count ? factors[variable] : 0 }
    }

    /// An entry in the linked list of the rows that contain a variable. The list may also have rows
    /// that no longer contain the variable.
    private struct Occurrence {
        let row: Int32
        let next: Int32
    }

    /// The greatest number of pivot steps in `optimize()`. Each step exchanges a basic variable for
    /// another variable. With exact numbers the steps always come to an end, but with rounding
    /// errors they could repeat for ever.
    private static let maximumExchangeCount = 100_000
    /// The limit for the calls of `updateSolution()`, and for the pivot steps in one call.
    private static let maximumUpdateCount = 1000

    private var kinds: ContiguousArray<Kind> = []
    /// The row of each basic variable; -1 for other variables.
    private var rowOfVariable: ContiguousArray<Int> = []
    /// The index of the latest occurrence of each variable; -1 if there is none.
    private var latestOccurrence: ContiguousArray<Int32> = []
    private var occurrences: ContiguousArray<Occurrence> = []
    private var rows: ContiguousArray<LinearSum> = []
    /// The basic variable of each row; -1 for an unused row.
    private var basicVariables: ContiguousArray<Int> = []
    private var unusedRows: ContiguousArray<Int> = []
    /// The goals, most important first.
    private var goals: ContiguousArray<Goal> = []
    /// The constraints in the order in which they were added, including those left out.
    private var constraints: ContiguousArray<Constraint> = []

    /// The rows whose constants have changed since the last solution.
    private var shiftedRows: ContiguousArray<Int> = []
    /// Whether rows that a pivot step changes are added to `shiftedRows`.
    private var isUpdating = false
    /// For each row, the value of `currentVisit` in the last call of `changeConstant` that visited
    /// the row.
    private var visitOfRow: ContiguousArray<Int> = []
    /// The number of the last call of `changeConstant` that went through a list of rows.
    private var currentVisit = 0
    /// The number of calls of `updateSolution`. The number is limited, because rounding errors add
    /// up.
    private var updateCount = 0
    /// Whether a constraint was left out because it contradicts others. With other constants the
    /// contradiction may disappear.
    private var hasLeftOutConstraint = false
    /// Whether there may be other, equally good solutions; nil if this was not checked.
    private var knownAmbiguity: Bool?
    /// For each variable, whether any constraint has contained it.
    private var isContained: ContiguousArray<Bool> = []

    private var memory = LinearSum.Memory()

    package init() {}

    package mutating func makeVariable() -> Int { makeVariable(.user) }

    private mutating func makeVariable(_ kind: Kind) -> Int {
        kinds.append(kind)
        rowOfVariable.append(-1)
        latestOccurrence.append(-1)
        isContained.append(false)
        return kinds.count - 1
    }

    /// Returns the value of a variable; zero if nothing determines it.
    @inline(__always)
    func value(of variable: Int) -> Double {
        let row = rowOfVariable[variable]
        return row < 0 ? 0 : LinearSum.bounded(rows[row].constant)
    }

    /// Adds a constraint. Without a level the constraint is required.
    ///
    /// - Returns: false if the constraint contradicts required constraints that were added before.
    ///   In that case it is left out.
    @discardableResult
    package mutating func addConstraint(_ sum: LinearSum, relation: Relation, level: Float? = nil) -> Bool {
        let sum = sum.bounded
        knownAmbiguity = nil
        var row = LinearSum(sum.constant)
        for term in sum.terms {
            isContained[term.variable] = true
            let basic = rowOfVariable[term.variable]
            if basic < 0 {
                row.add(term.factor, times: term.variable)
            } else {
                row.add(rows[basic], times: term.factor, using: &memory)
            }
        }
        // If the row contains no variable of the caller, a variable that is added here can become
        // the row's basic variable.
        let sign: Double = relation == .atLeast ? -1 : 1
        let first = kinds.count
        if relation != .equal { row.add(sign, times: makeVariable(.slack)) }
        if let level {
            if relation == .equal { addError(factor: -1, level: level, to: &row) }
            addError(factor: relation == .equal ? 1 : -sign, level: level, to: &row)
        } else if relation == .equal {
            row.add(1, times: makeVariable(.dummy))
        }
        let added = first..<kinds.count
        constraints.append(Constraint(marker: first, sign: row.factor(of: first), constant: sum.constant))
        if row.constant < 0 { row.multiply(by: -1) }

        if let basic = basicVariable(for: row, addedVariables: added) {
            makeBasic(basic, solving: row)
            return true
        }
        let isPossible: Bool
        if row.terms.contains(where: { kinds[$0.variable] != .dummy }) {
            isPossible = addWithArtificialVariable(row)
        } else {
            isPossible = abs(row.constant) < LinearSum.negligible
            if isPossible { makeBasic(first, solving: row) }
        }
        if !isPossible { hasLeftOutConstraint = true }
        return isPossible
    }

    private mutating func addError(factor: Double, level: Float, to row: inout LinearSum) {
        let error = makeVariable(.error)
        row.add(factor, times: error)
        let index = goals.firstIndex { $0.level <= level } ?? goals.count
        if index == goals.count || goals[index].level != level { goals.insert(Goal(level: level), at: index) }
        extendFactors(ofGoal: index)
        goals[index].factors[error] += 1
    }

    private mutating func extendFactors(ofGoal goal: Int) {
        while goals[goal].factors.count < kinds.count { goals[goal].factors.append(0) }
    }

    /// Returns a variable of the row that can become its basic variable; nil if there is none.
    private func basicVariable(for row: LinearSum, addedVariables added: Range<Int>) -> Int? {
        for term in row.terms where kinds[term.variable] == .user { return term.variable }
        return added.first { kinds[$0] != .dummy && row.factor(of: $0) < 0 }
    }

    /// Adds a row in which no variable can become the basic variable, with the help of an
    /// artificial variable that is then minimized.
    ///
    /// - Returns: whether the artificial variable became zero. Otherwise the row contradicts other
    ///   rows and is left out.
    private mutating func addWithArtificialVariable(_ row: LinearSum) -> Bool {
        let artificial = makeVariable(.slack)
        append(row, for: artificial)
        var goal = row
        while let entering = goal.terms.first(where: {
            kinds[$0.variable] != .dummy && $0.factor < -LinearSum.negligible
        })?.variable {
            guard let row = makeBasicInLimitingRow(entering) else { break }
            goal.replace(entering, with: rows[row], using: &memory)
        }
        let isPossible = abs(goal.constant) < LinearSum.negligible
        let index = rowOfVariable[artificial]
        if index >= 0 {
            let remaining = rows[index]
            removeRow(index)
            if isPossible, let entering = remaining.terms.first(where: { kinds[$0.variable] != .dummy })?.variable {
                var sum = remaining
                sum.add(-1, times: artificial)
                makeBasic(entering, solving: sum)
            }
        }
        var occurrence = latestOccurrence[artificial]
        while let row = nextRow(at: &occurrence) { rows[row].remove(artificial) }
        latestOccurrence[artificial] = -1
        for index in goals.indices where artificial < goals[index].factors.count {
            goals[index].factors[artificial] = 0
        }
        return isPossible
    }

    // MARK: - Optimizing

    /// Satisfies the optional constraints as well as possible. Call this after all constraints were
    /// added.
    package mutating func optimize() {
        var exchanges = 0
        while let entering = improvingVariable(), exchanges < LinearSolver.maximumExchangeCount {
            exchanges += 1
            // A row limits the growth of the variable: without a limit, the goal, which is a sum of
            // errors, would become negative. The result is nil only because of rounding errors.
            guard makeBasicInLimitingRow(entering) != nil else { return }
        }
    }

    /// Returns the first variable whose growth makes a goal smaller and does not change a more
    /// important goal; nil if there is none. Taking the first one (Bland's rule) keeps `optimize()`
    /// from repeating the same steps for ever.
    private func improvingVariable() -> Int? {
        for index in goals.indices {
            for variable in goals[index].factors.indices
            where goals[index].factors[variable] < -LinearSum.negligible && kinds[variable] != .dummy
                && goals[..<index].allSatisfy({ $0.factor(of: variable) == 0 })
            {
                return variable
            }
        }
        return nil
    }

    /// Makes a variable the basic variable of the row that limits its growth most.
    ///
    /// - Returns: the index of the row, or nil if no row limits the variable.
    private mutating func makeBasicInLimitingRow(_ entering: Int) -> Int? {
        var leaving: Int?
        var least = Double.infinity
        var occurrence = latestOccurrence[entering]
        while let index = nextRow(at: &occurrence) {
            guard basicVariables[index] >= 0, kinds[basicVariables[index]] != .user else { continue }
            let factor = rows[index].factor(of: entering)
            guard factor < 0 else { continue }
            let limit = -rows[index].constant / factor
            if limit < least {
                (least, leaving) = (limit, index)
            } else if let other = leaving, limit == least, basicVariables[index] < basicVariables[other] {
                leaving = index
            }
        }
        guard let leaving else { return nil }
        return makeBasic(entering, inRow: leaving)
    }

    @discardableResult
    private mutating func makeBasic(_ entering: Int, inRow row: Int) -> Int {
        let basic = basicVariables[row]
        var sum = rows[row]
        removeRow(row)
        sum.add(-1, times: basic)
        return makeBasic(entering, solving: sum)
    }

    // MARK: - Updating the solution

    /// Changes the constant of a constraint. The values are a solution again after
    /// `updateSolution()` has returned true.
    ///
    /// - Parameter index: the number of constraints that were added before this one.
    package mutating func changeConstant(ofConstraint index: Int, to constant: Double) {
        let constant = LinearSum.bounded(constant)
        let constraint = constraints[index]
        guard constant != constraint.constant else { return }
        let shift = (constant - constraint.constant) / constraint.sign
        constraints[index].constant = constant
        let own = rowOfVariable[constraint.marker]
        if own >= 0 {
            rows[own].constant -= shift
            shiftedRows.append(own)
            return
        }
        currentVisit += 1
        var occurrence = latestOccurrence[constraint.marker]
        while let row = nextRow(at: &occurrence) {
            // A row that lost the variable and got it again is in the list twice.
            guard basicVariables[row] >= 0, visitOfRow[row] != currentVisit else { continue }
            visitOfRow[row] = currentVisit
            let factor = rows[row].factor(of: constraint.marker)
            guard factor != 0 else { continue }
            rows[row].constant += factor * shift
            shiftedRows.append(row)
        }
    }

    /// Finds a solution again after constants have changed.
    ///
    /// - Returns: false if the system must be solved from scratch, because there may be other,
    ///   equally good solutions, because a constraint was or must be left out, or because the limit
    ///   of calls or pivot steps is reached.
    package mutating func updateSolution() -> Bool {
        updateCount += 1
        guard !hasLeftOutConstraint, updateCount < LinearSolver.maximumUpdateCount else { return false }
        isUpdating = true
        defer { isUpdating = false }
        var exchanges = 0
        while let row = shiftedRows.popLast() {
            guard basicVariables[row] >= 0 else { continue }
            let kind = kinds[basicVariables[row]]
            if kind == .user { continue }
            if kind == .dummy {
                guard abs(rows[row].constant) < LinearSum.negligible else { return false }
                continue
            }
            guard rows[row].constant < -LinearSum.negligible else { continue }
            exchanges += 1
            guard exchanges < LinearSolver.maximumUpdateCount, let entering = cheapestReplacement(in: row) else {
                return false
            }
            knownAmbiguity = nil
            let row = makeBasic(entering, inRow: row)
            shiftedRows.append(row)
        }
        if knownAmbiguity == nil { knownAmbiguity = mayBeAmbiguous() }
        return knownAmbiguity == false
    }

    /// Returns the variable that can replace the basic variable of a row and increases the goals
    /// least; nil if there is none.
    private func cheapestReplacement(in row: Int) -> Int? {
        var best: LinearSum.Term?
        for term in rows[row].terms where term.factor > LinearSum.negligible && kinds[term.variable] != .dummy {
            guard let other = best else {
                best = term
                continue
            }
            for goal in goals {
                let (cost, least) = (
                    goal.factor(of: term.variable) / term.factor, goal.factor(of: other.variable) / other.factor
                )
                if cost < least { best = term }
                if cost != least { break }
            }
        }
        return best?.variable
    }

    private func mayBeAmbiguous() -> Bool {
        for variable in kinds.indices where kinds[variable] == .user && isContained[variable] {
            let row = rowOfVariable[variable]
            guard row >= 0 else { return true }
            for term in rows[row].terms where kinds[term.variable] != .dummy {
                guard let first = goals.first(where: { $0.factor(of: term.variable) != 0 }),
                    first.factor(of: term.variable) > 0
                else {
                    return true
                }
            }
        }
        return false
    }

    // MARK: - Changing rows

    /// Solves a row for a variable, which becomes its basic variable, and replaces the variable in
    /// all other rows and in the goals.
    ///
    /// - Returns: the index of the new row.
    @discardableResult
    private mutating func makeBasic(_ variable: Int, solving row: LinearSum) -> Int {
        var sum = row
        sum.solve(for: variable)
        var occurrence = latestOccurrence[variable]
        latestOccurrence[variable] = -1
        while let index = nextRow(at: &occurrence) {
            guard basicVariables[index] >= 0, rows[index].replace(variable, with: sum, using: &memory) else { continue }
            if isUpdating { shiftedRows.append(index) }
            for variable in memory.addedVariables { addOccurrence(of: variable, inRow: index) }
        }
        for index in goals.indices {
            let own = goals[index].factor(of: variable)
            guard own != 0 else { continue }
            extendFactors(ofGoal: index)
            goals[index].factors[variable] = 0
            for term in sum.terms {
                let factor = goals[index].factors[term.variable] + term.factor * own
                goals[index].factors[term.variable] = abs(factor) < LinearSum.negligible ? 0 : factor
            }
        }
        return append(sum, for: variable)
    }

    @discardableResult
    private mutating func append(_ row: LinearSum, for variable: Int) -> Int {
        let index: Int
        if let unused = unusedRows.popLast() {
            index = unused
            rows[index] = row
            basicVariables[index] = variable
        } else {
            index = rows.count
            rows.append(row)
            basicVariables.append(variable)
            visitOfRow.append(0)
        }
        rowOfVariable[variable] = index
        for term in row.terms { addOccurrence(of: term.variable, inRow: index) }
        return index
    }

    private mutating func addOccurrence(of variable: Int, inRow row: Int) {
        occurrences.append(Occurrence(row: Int32(truncatingIfNeeded: row), next: latestOccurrence[variable]))
        latestOccurrence[variable] = Int32(truncatingIfNeeded: occurrences.count - 1)
    }

    /// Returns the row of an occurrence, and moves on to the next occurrence; nil at the end of the
    /// list.
    private func nextRow(at occurrence: inout Int32) -> Int? {
        guard occurrence >= 0 else { return nil }
        let current = occurrences[Int(occurrence)]
        occurrence = current.next
        return Int(current.row)
    }

    private mutating func removeRow(_ index: Int) {
        rowOfVariable[basicVariables[index]] = -1
        basicVariables[index] = -1
        rows[index] = LinearSum()
        unusedRows.append(index)
    }
}
