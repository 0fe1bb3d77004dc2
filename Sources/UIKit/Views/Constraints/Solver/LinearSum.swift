/// A sum of variables, each times a factor, and a constant.
package struct LinearSum {
    struct Term {
        let variable: Int
        var factor: Double
    }

    /// Sorted by variable, without zeros.
    private(set) var terms: ContiguousArray<Term> = []
    var constant: Double

    static let negligible = 1e-8
    /// The limit for numbers. Sums of greater numbers have no significant digits left, and products overflow.
    static let limit = 1e9

    static func bounded(_ number: Double) -> Double { number != number ? 0 : min(max(number, -limit), limit) }

    /// The sum with its numbers clamped to the limit.
    var bounded: LinearSum {
        var sum = self
        sum.constant = LinearSum.bounded(constant)
        for index in terms.indices { sum.terms[index].factor = LinearSum.bounded(terms[index].factor) }
        sum.terms.removeAll { abs($0.factor) < LinearSum.negligible }
        return sum
    }

    package init(_ constant: Double = 0) {
        self.constant = constant
    }

    package init(variable: Int, factor: Double = 1) {
        constant = 0
        terms = [Term(variable: variable, factor: factor)]
    }

    func factor(of variable: Int) -> Double {
        let index = position(of: variable)
        return index < terms.count && terms[index].variable == variable ? terms[index].factor : 0
    }

    mutating func add(_ factor: Double, times variable: Int) {
        let index = position(of: variable)
        guard index < terms.count, terms[index].variable == variable else {
            if abs(factor) >= LinearSum.negligible { terms.insert(Term(variable: variable, factor: factor), at: index) }
            return
        }
        terms[index].factor += factor
        if abs(terms[index].factor) < LinearSum.negligible { terms.remove(at: index) }
    }

    mutating func add(_ other: LinearSum, times factor: Double = 1) {
        var (room, newcomers): (ContiguousArray<Term>, ContiguousArray<Int>) = ([], [])
        add(other, times: factor, using: &room, newcomers: &newcomers)
    }

    /// Adds a sum times a factor, using memory that the caller keeps.
    ///
    /// - Parameters:
    ///   - skipped: a variable of this sum to remove.
    ///   - room: memory for the result, whose previous elements are dropped.
    ///   - newcomers: receives the variables that this sum did not have.
    mutating func add(
        _ other: LinearSum, times factor: Double, without skipped: Int = .min, using room: inout ContiguousArray<Term>,
        newcomers: inout ContiguousArray<Int>
    ) {
        constant += other.constant * factor
        // OPTIMIZATION: adding few terms to a long row in place halves the time for making and solving 500 constraints.
        if other.terms.count * 8 < terms.count {
            if skipped != .min { remove(skipped) }
            for term in other.terms {
                let count = terms.count
                add(term.factor * factor, times: term.variable)
                if terms.count > count { newcomers.append(term.variable) }
            }
            return
        }
        room.removeAll(keepingCapacity: true)
        var (i, j) = (0, 0)
        let (own, others) = (terms.count, other.terms.count)
        while j < others {
            let new = other.terms[j]
            while i < own, terms[i].variable < new.variable {
                if terms[i].variable != skipped { room.append(terms[i]) }
                i += 1
            }
            var sum = new.factor * factor
            let isKnown = i < own && terms[i].variable == new.variable
            if isKnown {
                sum += terms[i].factor
                i += 1
            }
            j += 1
            guard abs(sum) >= LinearSum.negligible else { continue }
            if !isKnown { newcomers.append(new.variable) }
            room.append(Term(variable: new.variable, factor: sum))
        }
        while i < own {
            if terms[i].variable != skipped { room.append(terms[i]) }
            i += 1
        }
        swap(&terms, &room)
    }

    mutating func multiply(by factor: Double) {
        constant *= factor
        for index in terms.indices { terms[index].factor *= factor }
    }

    mutating func remove(_ variable: Int) {
        let index = position(of: variable)
        if index < terms.count, terms[index].variable == variable { terms.remove(at: index) }
    }

    /// Solves `sum = 0` for one of its variables. Afterwards this is the sum that the variable equals.
    mutating func solve(for variable: Int) {
        let own = factor(of: variable)
        remove(variable)
        multiply(by: -1 / own)
    }

    /// Replaces a variable by the sum that it equals.
    mutating func substitute(_ variable: Int, by sum: LinearSum) {
        var (room, newcomers): (ContiguousArray<Term>, ContiguousArray<Int>) = ([], [])
        _ = substitute(variable, by: sum, using: &room, newcomers: &newcomers)
    }

    /// Replaces a variable by the sum that it equals, using memory that the caller keeps.
    ///
    /// - Returns: whether this sum had the variable.
    mutating func substitute(
        _ variable: Int, by sum: LinearSum, using room: inout ContiguousArray<Term>, newcomers: inout ContiguousArray<Int>
    ) -> Bool {
        let own = factor(of: variable)
        guard own != 0 else { return false }
        add(sum, times: own, without: variable, using: &room, newcomers: &newcomers)
        return true
    }

    private func position(of variable: Int) -> Int { (0..<terms.count).partitionPoint(where: { terms[$0].variable < variable }) }
}

extension LinearSum {
    package static func + (a: LinearSum, b: LinearSum) -> LinearSum {
        var sum = a
        sum.add(b)
        return sum
    }

    package static func - (a: LinearSum, b: LinearSum) -> LinearSum {
        a + b * -1
    }

    package static func + (a: LinearSum, b: Double) -> LinearSum {
        var sum = a
        sum.constant += b
        return sum
    }

    package static func * (a: LinearSum, factor: Double) -> LinearSum {
        guard factor != 0 else { return LinearSum() }
        var sum = a
        sum.multiply(by: factor)
        return sum
    }
}
