import UIKit

/// Random steps on a collection view, until something does not hold; then the fewest and smallest steps that show it.
///
/// ```swift
/// let finding = Hunt { HuntSubject(MyScreen().collectionView) }.run(seeds: 1...100, steps: 50)
/// #expect(finding == nil, "\(finding!)")
/// ```
@MainActor
public final class Hunt {
    /// What does not hold, after which steps.
    public struct Finding: Sendable, CustomStringConvertible {
        /// The invariant's name.
        public let invariant: String
        public let messages: [String]
        /// The random run it was found in.
        public let seed: UInt64
        /// The fewest and smallest steps found that show it.
        public let steps: [HuntStep]
        /// How many steps the random run had taken.
        public let stepsBefore: Int

        public var description: String {
            "\(invariant): \(messages.first ?? "")\nafter \(steps.isEmpty ? "nothing but show" : steps.map(\.description).joined(separator: "; "))\n"
                + "(seed \(seed), shrunk from \(stepsBefore) steps)"
        }
    }

    /// How much was done.
    public private(set) var stepsDone = 0

    public let behavior: Preset
    /// Of the screen, in points.
    public let size: CGSize
    /// What is looked at after every step.
    public let invariants: [Invariant]
    /// After how many steps the tree is compared with that of a fresh collection view; 0 for never.
    public let comparesEvery: Int
    private let make: @MainActor () -> HuntSubject

    /// - Parameter make: makes the collection view anew, for each run.
    public init(
        behavior: Preset = .current, size: CGSize = CGSize(width: 320, height: 400), invariants: [Invariant] = Invariant.all,
        comparesEvery: Int = 200, _ make: @escaping @MainActor () -> HuntSubject
    ) {
        self.behavior = behavior
        self.size = size
        self.invariants = invariants
        self.comparesEvery = comparesEvery
        self.make = make
    }

    /// Runs random steps, seed after seed, and shrinks the first finding.
    ///
    /// - Returns: nil when everything held.
    public func run(seeds: ClosedRange<UInt64>, steps count: Int) -> Finding? {
        for seed in seeds {
            if let finding = run(seed: seed, steps: count) { return finding }
        }
        return nil
    }

    private func run(seed: UInt64, steps count: Int) -> Finding? {
        var generator = SeededGenerator(seed: seed)
        var done: [HuntStep] = []
        var session = HuntSession(self, make())
        if let broken = session.look(compares: false) { return shrunk(broken, [], seed) }
        for number in 1...max(1, count) {
            let step = HuntStep.random(
                counts: session.counts, size: session.stage.window.bounds.size, using: &generator, edits: session.subject.model != nil)
            session.perform(step)
            done.append(step)
            stepsDone += 1
            let compares = comparesEvery > 0 && (number % comparesEvery == 0 || number == count)
            if let broken = session.look(compares: compares) { return shrunk(broken, done, seed) }
        }
        return nil
    }

    // MARK: - Shrinking

    private func shrunk(_ broken: HuntSession.Broken, _ steps: [HuntStep], _ seed: UInt64) -> Finding {
        var best = steps
        var message = broken
        func shows(_ steps: [HuntStep]) -> HuntSession.Broken? {
            var session = HuntSession(self, make())
            for step in steps { session.perform(step) }
            let found = session.look(compares: broken.invariant == HuntSession.freshName)
            return found?.invariant == broken.invariant ? found : nil
        }
        /// Leaves out runs of steps, long ones first.
        func leaveOut() -> Bool {
            var length = max(1, best.count / 2)
            var hasShrunk = false
            while length >= 1 {
                var start = 0
                while start < best.count {
                    var shorter = best
                    shorter.removeSubrange(start..<min(start + length, best.count))
                    if let found = shows(shorter) {
                        (best, message, hasShrunk) = (shorter, found, true)
                    } else {
                        start += length
                    }
                }
                length /= 2
            }
            return hasShrunk
        }
        func simplify() -> Bool {
            var hasShrunk = false
            for index in best.indices {
                var rounds = 0
                search: while rounds < 40 {
                    rounds += 1
                    for simpler in best[index].simpler {
                        var candidate = best
                        candidate[index] = simpler
                        if let found = shows(candidate) {
                            (best, message, hasShrunk) = (candidate, found, true)
                            continue search
                        }
                    }
                    break
                }
            }
            return hasShrunk
        }
        if shows(best) == nil {
            // It shows only in the course of the run, not at the end of it: told as it was found.
            return Finding(invariant: broken.invariant, messages: broken.messages, seed: seed, steps: steps, stepsBefore: steps.count)
        }
        while leaveOut() || simplify() {}
        return Finding(invariant: message.invariant, messages: message.messages, seed: seed, steps: best, stepsBefore: steps.count)
    }

    func makeSubject() -> HuntSubject { make() }
}
