/// A sum of variables, each times a factor, and a constant.
package struct LinearSum {
    struct Term {
        let variable: Int
        var factor: Double
    }

    /// The terms, sorted by variable, without factors of zero.
    private(set) var terms: ContiguousArray<Term> = []
    var constant: Double

    static let negligible = 1e-8
    /// The limit for the absolute values of factors and constants.
    /// With much greater numbers, sums would lose their significant digits, and products could
    /// overflow.
    static let limit = 1e9

    static func bounded(_ number: Double) -> Double { number != number ? 0 : min(max(number, -limit), limit) }

    /// This sum with its constant and factors clamped to the limit, and without negligible terms.
    var bounded: LinearSum {
        var sum = self
        sum.constant = LinearSum.bounded(constant)
        for index in terms.indices { sum.terms[index].factor = LinearSum.bounded(terms[index].factor) }
        sum.terms.removeAll { abs($0.factor) < LinearSum.negligible }
        return sum
    }

    package init(_ constant: Double = 0) { self.constant = constant }

    package init(variable: Int, factor: Double = 1) {
        constant = 0
        terms = [Term(variable: variable, factor: factor)]
    }

    func factor(of variable: Int) -> Double {
        let index = insertionIndex(for: variable)
        return index < terms.count && terms[index].variable == variable ? terms[index].factor : 0
    }

    mutating func add(_ factor: Double, times variable: Int) {
        let index = insertionIndex(for: variable)
        guard index < terms.count, terms[index].variable == variable else {
            if abs(factor) >= LinearSum.negligible { terms.insert(Term(variable: variable, factor: factor), at: index) }
            return
        }
        terms[index].factor += factor
        if abs(terms[index].factor) < LinearSum.negligible { terms.remove(at: index) }
    }

    /// Memory that a caller of `add` and `replace` keeps for the next call.
    struct Memory {
        fileprivate var terms: ContiguousArray<Term> = []
        /// The variables that the sum did not contain before the last call.
        fileprivate(set) var addedVariables: ContiguousArray<Int> = []
    }

    mutating func add(_ other: LinearSum, times factor: Double = 1) {
        var memory = Memory()
        add(other, times: factor, using: &memory)
    }

    /// Adds a sum times a factor.
    ///
    /// - Parameter skipped: a variable of this sum to remove, or `.min` to remove none.
    mutating func add(
        _ other: LinearSum, times factor: Double, removing skipped: Int = .min, using memory: inout Memory
    ) {
        memory.addedVariables.removeAll(keepingCapacity: true)
        constant += other.constant * factor
        // OPTIMIZATION: adding few terms to a long row in place halves the time for making and
        // solving 500 constraints.
        if other.terms.count * 8 < terms.count {
            if skipped != .min { remove(skipped) }
            for term in other.terms {
                let count = terms.count
                add(term.factor * factor, times: term.variable)
                if terms.count > count { memory.addedVariables.append(term.variable) }
            }
            return
        }
        memory.terms.removeAll(keepingCapacity: true)
        var (i, j) = (0, 0)
        let (own, others) = (terms.count, other.terms.count)
        while j < others {
            let new = other.terms[j]
            while i < own, terms[i].variable < new.variable {
                if terms[i].variable != skipped { memory.terms.append(terms[i]) }
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
            if !isKnown { memory.addedVariables.append(new.variable) }
            memory.terms.append(Term(variable: new.variable, factor: sum))
        }
        while i < own {
            if terms[i].variable != skipped { memory.terms.append(terms[i]) }
            i += 1
        }
        swap(&terms, &memory.terms)
    }

    mutating func multiply(by factor: Double) {
        constant *= factor
        for index in terms.indices { terms[index].factor *= factor }
    }

    mutating func remove(_ variable: Int) {
        let index = insertionIndex(for: variable)
        if index < terms.count, terms[index].variable == variable { terms.remove(at: index) }
    }

    /// Solves `sum = 0` for one of its variables. Afterwards this sum is equal to that variable.
    mutating func solve(for variable: Int) {
        let own = factor(of: variable)
        remove(variable)
        multiply(by: -1 / own)
    }

    /// Replaces a variable by a sum.
    ///
    /// - Returns: whether this sum contained the variable.
    @discardableResult
    mutating func replace(_ variable: Int, with sum: LinearSum, using memory: inout Memory) -> Bool {
        let own = factor(of: variable)
        guard own != 0 else { return false }
        add(sum, times: own, removing: variable, using: &memory)
        return true
    }

    /// Returns the index of a variable's term, or the index at which such a term would be inserted.
    private func insertionIndex(for variable: Int) -> Int {
        (0..<terms.count).partitionPoint(where: { terms[$0].variable < variable })
    }
}

extension LinearSum {
    package static func + (a: LinearSum, b: LinearSum) -> LinearSum {
        var sum = a
        sum.add(b)
        return sum
    }

    package static func - (a: LinearSum, b: LinearSum) -> LinearSum { a + b * -1 }

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
