import UIKit

/// Takes random steps on a collection view until an invariant is broken, and then finds the fewest and smallest steps that show it.
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
    /// The invariant that is broken, and the steps that lead there.
    public struct Finding: Sendable, CustomStringConvertible {
        /// The invariant's name.
        public let invariant: String
        public let messages: [String]
        /// The seed of the random run in which it was found.
        public let seed: UInt64
        /// The fewest and smallest steps found that still show it.
        public let steps: [Step]
        /// The number of steps that the random run had taken.
        public let stepsBefore: Int
        /// What the hunt never did, each with the reason: steps that data source and delegates do not allow.
        public let leftOut: [String]
        /// The recording of the steps, from the first to the last.
        public internal(set) var recording: Recording

        public var description: String {
            "\(invariant): \(messages.first ?? "")\n"
                + "after \(steps.isEmpty ? "nothing but show" : steps.map(\.inOneLine).joined(separator: "; "))\n"
                + "(seed \(seed), shrunk from \(stepsBefore) steps)" + leftOut.map { "\nleft out: \($0)" }.joined()
        }
    }

    /// The number of steps done.
    public private(set) var stepsDone = 0
    /// The kinds of steps done.
    public private(set) var distribution = Distribution()
    /// What was never done, each with the reason: steps that data source and delegates do not allow.
    public private(set) var leftOut: [String] = []
    /// Called with every step before it is done.
    package var trace: ((String) -> Void)?
    /// Called with the trace of every run when it ends. Runs are recorded only for this.
    package var traced: ((String) -> Void)?

    public let behavior: Preset
    /// The size of the screen, in points.
    public let size: CGSize
    /// The invariants that are checked after every step.
    public let invariants: [Invariant]
    /// The number of steps after which the tree is compared with that of a fresh collection view; 0 for never.
    public let comparesEvery: Int
    /// The steps that are used.
    public let vocabulary: HuntVocabulary
    private let make: @MainActor () -> HuntSubject

    /// - Parameter make: makes a new collection view for each run.
    public init(
        behavior: Preset = .current, size: CGSize = CGSize(width: 320, height: 400), invariants: [Invariant] = Invariant.all,
        comparesEvery: Int = 200, vocabulary: HuntVocabulary = .everyday, _ make: @escaping @MainActor () -> HuntSubject
    ) {
        self.behavior = behavior
        self.size = size
        self.invariants = invariants
        self.comparesEvery = comparesEvery
        self.vocabulary = vocabulary
        self.make = make
    }

    /// Takes random steps, seed after seed, and shrinks the first finding.
    ///
    /// - Returns: nil when all invariants held.
    public func run(seeds: ClosedRange<UInt64>, steps count: Int) -> Finding? {
        noted {
            for seed in seeds {
                if let finding = run(seed: seed, steps: count) { return finding }
            }
            return nil
        }
    }

    /// Gives the finding, and none of the stages on the way to it, to whoever keeps stages for a failing test.
    private func noted(_ search: () -> Finding?) -> Finding? {
        let witness = StageWitness.current
        let finding = StageWitness.$current.withValue(nil, operation: search)
        if let finding { witness?.note(finding) }
        return finding
    }

    private func run(seed: UInt64, steps count: Int) -> Finding? {
        var done: [Step] = []
        // The session must be gone when surviving objects are looked for.
        let (broken, lifetimes) = go(seed: seed, steps: count, &done)
        if let broken { return shrunk(broken, done, seed) }
        return outliving(lifetimes).flatMap { shrunk($0, done, seed) }
    }

    private func outliving(_ lifetimes: Lifetimes) -> HuntSession.Broken? {
        HuntSession.Broken(HuntSession.lifetimesName, lifetimes.survivors)
    }

    private func go(seed: UInt64, steps count: Int, _ done: inout [Step]) -> (HuntSession.Broken?, Lifetimes) {
        var generator = SeededGenerator(seed: seed)
        let session = HuntSession(self, make())
        defer { if let recorder = session.stage.recorder { traced?(recorder.trace()) } }
        if let broken = session.look(compares: false) { return (broken, Lifetimes()) }
        func perform(_ step: Step) -> HuntSession.Broken? {
            trace?("\(step)")
            let isDone = session.perform(step)
            distribution.count(step, isDone: isDone)
            if isDone { done.append(step) } else { trace?(Self.notDone) }
            return session.look(compares: false)
        }
        for number in 1...max(1, count) {
            stepsDone += 1
            let step = vocabulary.step(for: session, using: &generator)
            let compares = comparesEvery > 0 && (number % comparesEvery == 0 || number == count)
            if let broken = perform(step) { return (broken, Lifetimes()) }
            guard compares else { continue }
            for step in session.closing {
                if let broken = perform(step) { return (broken, Lifetimes()) }
            }
            if let broken = session.look(compares: true) { return (broken, Lifetimes()) }
        }
        // The run ends while things are in progress. They must keep nothing alive.
        for _ in 0..<(vocabulary == .whole ? Self.stepsAtTheEnd : 0) {
            if let broken = perform(vocabulary.step(for: session, using: &generator).unsettled) { return (broken, Lifetimes()) }
        }
        return (nil, vocabulary == .whole ? session.finish() : Lifetimes())
    }

    private static let stepsAtTheEnd = 2

    /// The words in a trace after a step that was impossible.
    package static let notDone = "# not done"

    // MARK: - Shrinking

    private func shrunk(_ broken: HuntSession.Broken, _ steps: [Step], _ seed: UInt64) -> Finding {
        var best = steps
        var message = broken
        var closing: [Step] = []
        func shows(_ steps: [Step]) -> HuntSession.Broken? {
            var closed: [Step] = []
            let (found, lifetimes) = again(steps, compares: HuntSession.namesInComparisons.contains(broken.invariant), closing: &closed)
            guard let all = found ?? outliving(lifetimes), all.invariant == broken.invariant else { return nil }
            closing = closed
            return all
        }
        func leaveOut() -> Bool {
            best.leaveOut { shorter in
                guard let found = shows(shorter) else { return false }
                message = found
                return true
            }
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
            // It shows only during the run and not at its end, so it is reported as it was found.
            return finding(broken, seed: seed, steps: steps, stepsBefore: steps.count)
        }
        while leaveOut() || simplify() {}
        return finding(message, seed: seed, steps: best + closing, stepsBefore: steps.count)
    }

    private func finding(_ broken: HuntSession.Broken, seed: UInt64, steps: [Step], stepsBefore: Int) -> Finding {
        let session = HuntSession(self, make(), records: true)
        for step in steps { _ = session.perform(step) }
        return Finding(
            invariant: broken.invariant, messages: broken.messages, seed: seed, steps: steps, stepsBefore: stepsBefore, leftOut: leftOut,
            recording: session.stage.recording)
    }

    /// Repeats given steps.
    func replay(_ steps: [Step]) -> Finding? { noted { violation(of: steps) } }

    private func violation(of steps: [Step]) -> Finding? {
        var closing: [Step] = []
        var (broken, lifetimes) = again(steps, compares: false, closing: &closing)
        if broken == nil, comparesEvery > 0 { (broken, lifetimes) = again(steps, compares: true, closing: &closing) }
        return (broken ?? outliving(lifetimes)).map { finding($0, seed: 0, steps: steps + closing, stepsBefore: steps.count) }
    }

    /// Repeats the steps up to the first that breaks an invariant.
    ///
    /// - Parameter closing: gets the steps that were added for a comparison with a fresh view.
    private func again(_ steps: [Step], compares: Bool, closing: inout [Step]) -> (HuntSession.Broken?, Lifetimes) {
        let session = HuntSession(self, make())
        for step in steps where session.perform(step) {
            if vocabulary == .whole, let broken = session.look(compares: false) { return (broken, Lifetimes()) }
        }
        if compares { for step in session.closing where session.perform(step) { closing.append(step) } }
        if let broken = session.look(compares: compares) { return (broken, Lifetimes()) }
        return (nil, vocabulary == .whole ? session.finish() : Lifetimes())
    }

    func makeSubject() -> HuntSubject { make() }

    func leaveOut(_ words: String) {
        if !leftOut.contains(words) { leftOut.append(words) }
    }
}
