import Offscreen
import Testing

@testable import UIKit

struct LinearSumTests {
    private struct ReferenceSum: Equatable {
        var factors: [Int: Double] = [:]
        var constant = 0.0

        mutating func add(_ other: ReferenceSum, _ factor: Double = 1) {
            constant += other.constant * factor
            for (variable, own) in other.factors { factors[variable, default: 0] += own * factor }
            factors = factors.filter { $0.value != 0 }
        }
    }

    private static func reference(of sum: LinearSum) -> ReferenceSum {
        // The terms are sorted by variable, and no factor is zero.
        #expect(zip(sum.terms, sum.terms.dropFirst()).allSatisfy { $0.variable < $1.variable })
        #expect(sum.terms.allSatisfy { $0.factor != 0 })
        return ReferenceSum(
            factors: Dictionary(uniqueKeysWithValues: sum.terms.map { ($0.variable, $0.factor) }),
            constant: sum.constant)
    }

    private static func randomSum(using generator: inout SeededGenerator) -> (LinearSum, ReferenceSum) {
        let constant = Double(Int.random(in: -8...8, using: &generator))
        var (sum, reference) = (LinearSum(constant), ReferenceSum(constant: constant))
        for _ in 0..<Int.random(in: 0...5, using: &generator) {
            let (variable, factor) = (
                Int.random(in: 0..<6, using: &generator), Double(Int.random(in: -2...2, using: &generator))
            )
            sum.add(factor, times: variable)
            reference.add(ReferenceSum(factors: [variable: factor]))
        }
        return (sum, reference)
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `Linear sums that are added, scaled, substituted or solved agree with sums in a dictionary of factors`(
        seed: UInt64
    ) {
        var generator = SeededGenerator(seed: seed)
        let (a, refA) = Self.randomSum(using: &generator)
        let (b, refB) = Self.randomSum(using: &generator)
        #expect(Self.reference(of: a) == refA)
        for variable in 0..<6 { #expect(a.factor(of: variable) == refA.factors[variable] ?? 0) }
        for factor in [-2, 0, 1, 3] as [Double] {
            var (sum, reference) = (a, refA)
            sum.add(b, times: factor)
            reference.add(refB, factor)
            #expect(Self.reference(of: sum) == reference)
            var scaled = ReferenceSum()
            scaled.add(refA, factor)
            #expect(Self.reference(of: a * factor) == scaled)
            #expect(
                Self.reference(of: a + factor) == ReferenceSum(factors: refA.factors, constant: refA.constant + factor))
        }
        var (plus, minus) = (refA, refA)
        plus.add(refB)
        minus.add(refB, -1)
        #expect(Self.reference(of: a + b) == plus)
        #expect(Self.reference(of: a - b) == minus)
        for variable in 0..<6 {
            var without = refA
            without.factors[variable] = nil
            var removed = a
            removed.remove(variable)
            #expect(Self.reference(of: removed) == without)
            var (substituted, reference) = (a, without)
            var memory = LinearSum.Memory()
            substituted.replace(variable, with: b, using: &memory)
            reference.add(refB, refA.factors[variable] ?? 0)
            if refB.factors[variable] == nil { #expect(Self.reference(of: substituted) == reference) }
            guard let own = refA.factors[variable] else { continue }
            var solved = a
            solved.solve(for: variable)
            var wanted = ReferenceSum()
            wanted.add(without, -1 / own)
            #expect(Self.reference(of: solved) == wanted)
        }
        #expect(Self.reference(of: LinearSum(variable: 3)) == ReferenceSum(factors: [3: 1]))
        #expect(Self.reference(of: LinearSum()) == ReferenceSum())
        #expect(Self.reference(of: LinearSum(variable: 3, factor: -2)) == ReferenceSum(factors: [3: -2]))
    }

    @Test func `The bounded form of a linear sum limits its numbers, and negligible terms are removed`() {
        #expect(
            [Double.nan, .infinity, -.infinity, 2e9, -2e9, 5, 1e9].map { LinearSum.bounded($0) } == [
                0, 1e9, -1e9, 1e9, -1e9, 5, 1e9,
            ])
        var sum = LinearSum(.infinity)
        sum.add(1e300, times: 1)
        sum.add(1e-9, times: 2)
        sum.add(3, times: 3)
        let bounded = sum.bounded
        #expect(bounded.constant == 1e9)
        #expect(bounded.factor(of: 1) == 1e9)
        #expect(bounded.factor(of: 2) == 0)
        #expect(bounded.factor(of: 3) == 3)
        #expect(bounded.terms.count == 2)
        sum.add(-3 + 1e-9, times: 3)
        #expect(sum.factor(of: 3) == 0)
        #expect(sum.terms.count == 1)
        var other = LinearSum(variable: 4)
        other.add(LinearSum(variable: 4, factor: 1e-9), times: 1)
        other.add(LinearSum(variable: 5, factor: 1e-9))
        #expect(other.terms.count == 1)
        other.add(LinearSum(variable: 4, factor: -1 - 5e-10))
        #expect(other.terms.isEmpty)
    }
}
