/// A sum of variables, each times a factor, and a constant.
struct LinearSum {
    struct Term {
        let variable: Int
        var factor: Double
    }

    /// Sorted by variable, without zeros.
    private(set) var terms: ContiguousArray<Term> = []
    var constant: Double

    static let negligible = 1e-8
    /// The limit for numbers. Greater ones leave no significant digits in sums, and products overflow.
    static let limit = 1e9

    static func bounded(_ number: Double) -> Double { number != number ? 0 : min(max(number, -limit), limit) }

    /// The same sum with its numbers clamped to the limit.
    var bounded: LinearSum {
        var sum = self
        sum.constant = LinearSum.bounded(constant)
        for index in terms.indices { sum.terms[index].factor = LinearSum.bounded(terms[index].factor) }
        sum.terms.removeAll { abs($0.factor) < LinearSum.negligible }
        return sum
    }

    init(_ constant: Double = 0) {
        self.constant = constant
    }

    init(variable: Int, factor: Double = 1) {
        constant = 0
        terms = [Term(variable: variable, factor: factor)]
    }

    var isConstant: Bool { terms.isEmpty }

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
        constant += other.constant * factor
        guard factor != 0, !other.terms.isEmpty else { return }
        var merged: ContiguousArray<Term> = []
        merged.reserveCapacity(terms.count + other.terms.count)
        var (i, j) = (0, 0)
        while i < terms.count || j < other.terms.count {
            if j == other.terms.count || (i < terms.count && terms[i].variable < other.terms[j].variable) {
                merged.append(terms[i])
                i += 1
                continue
            }
            var term = Term(variable: other.terms[j].variable, factor: other.terms[j].factor * factor)
            if i < terms.count, terms[i].variable == term.variable {
                term.factor += terms[i].factor
                i += 1
            }
            j += 1
            if abs(term.factor) >= LinearSum.negligible { merged.append(term) }
        }
        terms = merged
    }

    mutating func multiply(by factor: Double) {
        constant *= factor
        for index in terms.indices { terms[index].factor *= factor }
    }

    mutating func remove(_ variable: Int) {
        let index = position(of: variable)
        if index < terms.count, terms[index].variable == variable { terms.remove(at: index) }
    }

    /// Solves `sum = 0` for one of its variables. The result is the sum that the variable equals.
    mutating func solve(for variable: Int) {
        let own = factor(of: variable)
        remove(variable)
        multiply(by: -1 / own)
    }

    /// Replaces a variable by the sum that it equals.
    mutating func substitute(_ variable: Int, by sum: LinearSum) {
        let own = factor(of: variable)
        guard own != 0 else { return }
        remove(variable)
        add(sum, times: own)
    }

    private func position(of variable: Int) -> Int {
        var (low, high) = (0, terms.count)
        while low < high {
            let middle = (low + high) / 2
            if terms[middle].variable < variable { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension LinearSum {
    static func + (a: LinearSum, b: LinearSum) -> LinearSum {
        var sum = a
        sum.add(b)
        return sum
    }

    static func - (a: LinearSum, b: LinearSum) -> LinearSum {
        var sum = a
        sum.add(b, times: -1)
        return sum
    }

    static func + (a: LinearSum, b: Double) -> LinearSum {
        var sum = a
        sum.constant += b
        return sum
    }

    static func * (a: LinearSum, factor: Double) -> LinearSum {
        guard factor != 0 else { return LinearSum() }
        var sum = a
        sum.multiply(by: factor)
        return sum
    }
}
