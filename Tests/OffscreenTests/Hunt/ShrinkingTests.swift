import Foundation
import Testing
import UIKit

@testable import Offscreen

/// The shrinking of a finding to the same violation by the fewest and simplest steps.
@MainActor struct ShrinkingTests {
    // MARK: - Invented faults and their conditions

    nonisolated private static let faults: [Invariant] = [
        fault("far") { $0.contentOffset.y > 60 }, fault("three sections") { $0.numberOfSections == 3 },
        fault("chosen and without prefetching") {
            !$0.isPrefetchingEnabled && $0.indexPathsForSelectedItems?.isEmpty == false
        },
        fault("two chosen") { ($0.indexPathsForSelectedItems ?? []).count > 1 }, fault("gone") { $0.window == nil },
        fault("low, with more sections") { $0.bounds.height < 150 && $0.numberOfSections > 2 },
        fault("an item from the second section in the first") { view in
            (view.dataSource as! ListScreen).sections.first?.contains("f") == true
        },
    ]

    nonisolated private static func fault(
        _ name: String, _ holds: @escaping @MainActor @Sendable (UICollectionView) -> Bool
    ) -> Invariant {
        Invariant(name: name, text: name) { _, view in
            holds(view) ? ["\(name) at \(view.contentOffset.y.text) of \(view.bounds.width.text)"] : []
        }
    }

    /// A fault that fewer steps may show in place of the fault that was found.
    private static let distraction = fault("narrow and near") { $0.bounds.width < 300 && $0.contentOffset.y <= 60 }

    private func hunt(_ invariants: [Invariant], _ vocabulary: HuntStepSet) -> Hunt {
        Hunt(size: CGSize(width: 320, height: 200), invariants: invariants, comparesEvery: 0, vocabulary: vocabulary) {
            ListScreen([["a", "b", "c", "d", "e"], ["f", "g", "h"]]).subject
        }
    }

    /// Returns the violation after steps, as the hunt itself finds it.
    private func violation(after steps: [Step], in hunt: Hunt) -> HuntSession.Violation? {
        let session = HuntSession(hunt)
        for step in steps where session.perform(step) {
            if hunt.vocabulary == .everything, let violation = session.firstViolation(comparesWithFreshView: false) {
                return violation
            }
        }
        return session.firstViolation(comparesWithFreshView: false)
    }

    private func check(_ finding: Hunt.Finding, _ hunt: Hunt) {
        let again = violation(after: finding.steps, in: hunt)
        #expect(again?.invariant == finding.invariant, "\(finding)")
        #expect(again?.messages == finding.messages, "\(finding)")
        #expect(finding.steps.count <= finding.stepCountBeforeShrinking)
        for index in finding.steps.indices {
            // Each step is left out, and then replaced by each of its simpler forms.
            let forms: [[Step]] = [[]] + finding.steps[index].simplerSteps.map { [$0] }
            for steps in forms {
                var other = finding.steps
                other.replaceSubrange(index...index, with: steps)
                #expect(
                    violation(after: other, in: hunt)?.invariant != finding.invariant, "\(other) will do: \(finding)")
            }
        }
    }

    @Test(arguments: faults.map(\.name))
    func `A shrunk finding still shows the fault that was found, and none of its steps can be left out or simplified`(
        name: String
    ) throws {
        let hunt = hunt(Self.faults.filter { $0.name == name }, .everything)
        let finding = try #require(hunt.run(seeds: 1...40, steps: 60))
        #expect(finding.invariant == name)
        check(finding, hunt)
    }

    @Test func `Shrinking a finding does not turn it into a finding of another fault`() throws {
        var found: Set<String> = []
        for seed in 1...20 as ClosedRange<UInt64> where found.count < 2 {
            let hunt = hunt([Self.faults[0], Self.distraction], .everyday)
            guard let finding = hunt.run(seeds: seed...seed, steps: 40) else { continue }
            found.insert(finding.invariant)
            #expect(finding.seed == seed)
            check(finding, hunt)
        }
        #expect(found.count == 2)
    }

    @Test func `removeRuns leaves exactly the needed elements if every list that contains them is accepted`() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<200 {
            let all = Array(0..<Int.random(in: 0...20, using: &generator))
            let needed = Set(all.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 })
            var left = all
            let hasShrunk = left.removeRuns { needed.isSubset(of: $0) }
            #expect(left == needed.sorted())
            #expect(hasShrunk == (left != all))
        }
    }

    @Test func `removeRuns tries to remove long runs of elements before short ones`() {
        var tried: [[Int]] = []
        var all = [1, 2, 3, 4]
        let hasShrunk = all.removeRuns {
            tried.append($0)
            return false
        }
        #expect(!hasShrunk)
        #expect(all == [1, 2, 3, 4])
        #expect(tried == [[3, 4], [1, 2], [2, 3, 4], [1, 3, 4], [1, 2, 4], [1, 2, 3]])
    }
}

extension ListScreen: HuntModel { var subject: HuntSubject { HuntSubject(view, model: self) } }

extension GridScreen { var subject: HuntSubject { HuntSubject(view, companions: [self]) } }
