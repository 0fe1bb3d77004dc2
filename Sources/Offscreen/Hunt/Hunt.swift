import UIKit

/// Takes random steps on a collection view until an invariant is broken. Then searches for fewer
/// and simpler steps that break that invariant.
///
/// ```swift
/// let hunt = Hunt {
///     let screen = MyScreen()
///     return HuntSubject(screen.collectionView, companions: [screen])
/// }
/// #expect(hunt.run(seeds: 1...100, steps: 50) == nil)
/// ```
@MainActor
public final class Hunt {
    /// An invariant that was broken, and the steps that break it.
    public struct Finding: Sendable, CustomStringConvertible {
        /// The invariant's name.
        public let invariant: String
        public let messages: [String]
        /// The seed of the random run that broke the invariant; 0 for steps that were replayed.
        public let seed: UInt64
        /// The fewest and simplest steps found that still break the invariant. For a replay, and
        /// for a violation that could not be reproduced, these are all steps.
        public let steps: [Step]
        /// The number of steps in the run that broke the invariant, before the hunt removed the
        /// unnecessary ones.
        public let stepCountBeforeShrinking: Int
        /// The kinds of steps that the hunt never took, and the comparisons that it did not make,
        /// each with the reason.
        public let leftOut: [String]
        /// A recording of another run, in which only `steps` were taken.
        public internal(set) var recording: Recording
        /// The step of an act of the app that broke the invariant; nil if a step of the hunt did,
        /// or if another run of `steps` did not show it.
        public internal(set) var actStep: ActStep? = nil
        /// Whether the hunt was for a table view.
        var isOfTable = false
        /// What else than a mistake of the screen may have caused the finding; nil if nothing is
        /// known.
        public internal(set) var hint: String? = nil

        public var description: String {
            "\(invariant): \(messages.first ?? "")\n"
                + "after \(steps.isEmpty ? "nothing but show" : steps.map(\.singleLine).joined(separator: "; "))\n"
                + (actStep.map { "broken by \($0)\n" } ?? "")
                + "(seed \(seed), shrunk from \(stepCountBeforeShrinking) steps)"
                + (hint.map { "\nhint: \($0)" } ?? "")
                + leftOut.map { "\nleft out: \($0)" }.joined()
        }
    }

    /// The number of random steps in all runs, including steps that could not be done. Steps that
    /// prepare a comparison, and the additional steps at the end of a run, are not counted.
    public private(set) var stepsDone = 0
    /// The number of steps of each kind.
    public private(set) var distribution = StepDistribution()
    /// The kinds of steps that were never taken, and the comparisons that were not made, each with
    /// the reason.
    public private(set) var leftOut: [String] = []
    /// A closure that is called with the text of each step of a random run before the step is done.
    /// If the step could not be done, the closure is then called with ``notDone``.
    package var trace: ((String) -> Void)?
    /// A closure that is called with the trace of each random run when the run ends. Random runs
    /// are recorded only if this property is set.
    package var traceHandler: ((String) -> Void)?

    /// Whether the hunt also runs on a system that did not have a part of the screen.
    package var allowsMissingParts = false

    public let behavior: Preset
    /// The size of the screen, in points.
    public let size: CGSize
    /// The invariants that are checked after every random step that leaves the stage at rest.
    public let invariants: [Invariant]
    /// The number of steps between two comparisons of the screen with a fresh collection view. A
    /// comparison is also made at the end of a run, before the additional steps of the vocabulary
    /// `everything`. With 0, no comparisons are made.
    public let comparesEvery: Int
    /// The kinds of steps that are taken.
    public let vocabulary: HuntStepSet
    let makeSubject: @MainActor () -> HuntSubject

    /// - Parameter make: makes a new collection view for a run or for a comparison.
    public init(
        behavior: Preset = .current, size: CGSize = CGSize(width: 320, height: 400),
        invariants: [Invariant] = Invariant.all,
        comparesEvery: Int = 200, vocabulary: HuntStepSet = .everyday, _ make: @escaping @MainActor () -> HuntSubject
    ) {
        self.behavior = behavior
        self.size = size
        self.invariants = invariants
        self.comparesEvery = comparesEvery
        self.vocabulary = vocabulary
        makeSubject = make
    }

    /// Takes random steps with one seed after the other, until an invariant is broken. The hunt
    /// then searches for fewer and simpler steps that break that invariant.
    ///
    /// - Returns: nil if all invariants held.
    public func run(seeds: ClosedRange<UInt64>, steps count: Int) -> Finding? {
        searchWithoutCollector {
            for seed in seeds {
                if let finding = run(seed: seed, steps: count) { return finding }
            }
            return nil
        }
    }

    /// Runs a search without a current `StageCollector`, so that the running test does not keep the
    /// `Stage` objects that the search makes. The finding is still passed to the test's collector.
    private func searchWithoutCollector(_ search: () -> Finding?) -> Finding? {
        let collector = StageCollector.current
        let finding = StageCollector.$current.withValue(nil, operation: search)
        if let finding { collector?.note(finding) }
        return finding
    }

    private func run(seed: UInt64, steps count: Int) -> Finding? {
        var done: [Step] = []
        var lifetimes = WatchedObjects()
        // The session keeps the objects alive, so it must be deallocated before the surviving
        // objects are counted.
        let broken =
            takeRandomSteps(seed: seed, steps: count, appendingTo: &done, watching: &lifetimes)
            ?? lifetimeViolation(of: lifetimes)
        return broken.map { findingShrunkIfPossible(about: $0, after: done, seed: seed) }
    }

    private func lifetimeViolation(of watched: WatchedObjects) -> HuntSession.Violation? {
        HuntSession.Violation("lifetimes", watched.survivors)
    }

    /// Takes random steps until an invariant is broken.
    ///
    /// - Parameter lifetimes: receives the objects that must be deallocated together with the
    ///   stage, if no invariant was broken.
    private func takeRandomSteps(
        seed: UInt64, steps count: Int, appendingTo done: inout [Step], watching lifetimes: inout WatchedObjects
    ) -> HuntSession.Violation? {
        var generator = SeededGenerator(seed: seed)
        let session = HuntSession(self)
        defer { if let recorder = session.stage.recorder { traceHandler?(recorder.trace()) } }
        if let broken = session.firstViolation(comparesWithFreshView: false) { return broken }
        func perform(_ step: Step) -> HuntSession.Violation? {
            trace?("\(step)")
            let isDone = session.perform(step)
            distribution.count(step, isDone: isDone)
            if isDone { done.append(step) } else { trace?(Self.notDone) }
            return session.firstViolation(comparesWithFreshView: false)
        }
        for number in 1...max(1, count) {
            stepsDone += 1
            let step = vocabulary.randomStep(for: session, using: &generator)
            if let broken = perform(step) { return broken }
            guard comparesEvery > 0, number % comparesEvery == 0 || number == count else { continue }
            for step in session.stepsToRest {
                if let broken = perform(step) { return broken }
            }
            if let broken = session.firstViolation(comparesWithFreshView: true) { return broken }
        }
        guard vocabulary == .everything else { return nil }
        // The run can end while changes are in progress. These changes must not keep any object
        // alive.
        for _ in 0..<Self.unsettledStepCount {
            if let broken = perform(vocabulary.randomStep(for: session, using: &generator).unsettled) { return broken }
        }
        lifetimes = session.collectWatchedObjects()
        return nil
    }

    /// The number of additional steps at the end of a run with the vocabulary `everything`. The
    /// stage does not wait after these steps, unless the step is `settle`.
    private static let unsettledStepCount = 2

    /// The line in a trace after a step that could not be done.
    package static let notDone = "# not done"

    // MARK: - Reducing the steps of a finding

    /// Returns a finding with the fewest and simplest steps found that show a violation.
    private func findingShrunkIfPossible(about broken: HuntSession.Violation, after steps: [Step], seed: UInt64)
        -> Finding
    {
        var best = steps
        var message = broken
        var closing: [Step] = []
        func reproducedViolation(by steps: [Step]) -> HuntSession.Violation? {
            var closed: [Step] = []
            var lifetimes = WatchedObjects()
            let compares = HuntSession.namesInComparisons.contains(broken.invariant)
            let found = replayUntilViolation(
                steps, comparesWithFreshView: compares, addedSteps: &closed, watching: &lifetimes)
            guard let all = found ?? lifetimeViolation(of: lifetimes), all.invariant == broken.invariant else {
                return nil
            }
            closing = closed
            return all
        }
        func removeUnneededSteps() -> Bool {
            best.removeRuns { shorter in
                guard let found = reproducedViolation(by: shorter) else { return false }
                message = found
                return true
            }
        }
        func simplifySteps() -> Bool {
            var hasShrunk = false
            for index in best.indices {
                search: for _ in 0..<40 {
                    for simpler in best[index].simplerSteps {
                        var candidate = best
                        candidate[index] = simpler
                        if let found = reproducedViolation(by: candidate) {
                            (best, message, hasShrunk) = (candidate, found, true)
                            continue search
                        }
                    }
                    break
                }
            }
            return hasShrunk
        }
        if reproducedViolation(by: best) == nil {
            // A replay of all steps does not show the violation, so the finding has all of them.
            return finding(
                about: broken, seed: seed, steps: steps, stepCountBeforeShrinking: steps.count, isReproduced: false)
        }
        while removeUnneededSteps() || simplifySteps() {}
        return finding(about: message, seed: seed, steps: best + closing, stepCountBeforeShrinking: steps.count)
    }

    private func finding(
        about broken: HuntSession.Violation, seed: UInt64, steps: [Step], stepCountBeforeShrinking: Int,
        isReproduced: Bool = true
    ) -> Finding {
        let session = HuntSession(self, records: true)
        for step in steps { _ = session.perform(step) }
        let hint = broken.invariant == HuntSession.freshName ? session.hintAboutNames : nil
        var finding = Finding(
            invariant: broken.invariant, messages: broken.messages, seed: seed, steps: steps,
            stepCountBeforeShrinking: stepCountBeforeShrinking, leftOut: leftOut,
            recording: session.stage.recording,
            actStep: isReproduced ? ActStepSearch(self).actStep(breaking: broken.invariant, in: steps) : nil,
            hint: hint)
        finding.isOfTable = session.subject.list is UITableView
        return finding
    }

    func replay(_ steps: [Step]) -> Finding? {
        searchWithoutCollector {
            var closing: [Step] = []
            var lifetimes = WatchedObjects()
            var broken = replayUntilViolation(
                steps, comparesWithFreshView: false, addedSteps: &closing, watching: &lifetimes)
            if broken == nil, comparesEvery > 0 {
                broken = replayUntilViolation(
                    steps, comparesWithFreshView: true, addedSteps: &closing, watching: &lifetimes)
            }
            return (broken ?? lifetimeViolation(of: lifetimes)).map {
                finding(about: $0, seed: 0, steps: steps + closing, stepCountBeforeShrinking: steps.count)
            }
        }
    }

    /// Repeats the steps until an invariant is broken. In the everyday vocabulary, invariants are
    /// checked only after the last step.
    ///
    /// - Parameters:
    ///   - addedSteps: receives the steps that were added before the comparison with a fresh
    ///     collection view.
    ///   - lifetimes: receives the objects that must be deallocated together with the stage, if no
    ///     invariant was broken.
    private func replayUntilViolation(
        _ steps: [Step], comparesWithFreshView: Bool, addedSteps: inout [Step], watching lifetimes: inout WatchedObjects
    ) -> HuntSession.Violation? {
        let session = HuntSession(self)
        for step in steps where session.perform(step) {
            if vocabulary == .everything, let broken = session.firstViolation(comparesWithFreshView: false) {
                return broken
            }
        }
        if comparesWithFreshView {
            for step in session.stepsToRest where session.perform(step) { addedSteps.append(step) }
        }
        if let broken = session.firstViolation(comparesWithFreshView: comparesWithFreshView) { return broken }
        if vocabulary == .everything { lifetimes = session.collectWatchedObjects() }
        return nil
    }

    /// Adds a reason to `leftOut`, unless it is there already.
    func noteOmission(_ reason: String) {
        if !leftOut.contains(reason) { leftOut.append(reason) }
    }
}
