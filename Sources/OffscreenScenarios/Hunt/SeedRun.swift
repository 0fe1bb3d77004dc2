import Foundation
import Synchronization

/// Runs a range of seeds in several processes of one command, and keeps the finding with the least seed. The result is the same for
/// any number of processes, because each seed decides its own run, and no process stops before all lesser seeds are done.
///
/// Process number K of N takes the seeds first + K, first + K + N and so on. It prints `# seed 7` before a run. After a run without
/// a finding it prints `# held 300`, with the number of steps; otherwise it prints `# steps 57` and then the finding.
package final class SeedRun {
    package static let seedHead = "# seed "
    package static let heldHead = "# held "
    package static let stepsHead = "# steps "

    package struct Progress: Equatable, Sendable {
        package var runs: UInt64 = 0
        package var steps = 0
        package var findings = 0

        package init(runs: UInt64 = 0, steps: Int = 0, findings: Int = 0) {
            self.runs = runs
            self.steps = steps
            self.findings = findings
        }
    }

    package struct Outcome: Sendable {
        package enum Ending: Sendable {
            /// No invariant was broken.
            case held
            /// The process's report of its finding.
            case found(String)
            /// The process ended in a trap; its standard error.
            case trapped(String)
            /// The process was ended from outside.
            case ended(String)
        }

        package let ending: Ending
        /// The seed at which it ended; nil when no invariant was broken.
        package let seed: UInt64?
        /// The progress up to the least seed with a finding, which is what a single process would have done.
        package let done: Progress
    }

    private let executable: URL
    private let words: [String]
    private let jobs: Int

    /// - Parameters:
    ///   - command: the path of the command, followed by its first words, if any.
    ///   - words: the words of the call without the seeds: `thrash --steps 300`.
    package init(_ command: [String], _ words: [String], jobs: Int) {
        executable = URL(fileURLWithPath: command[0])
        self.words = command.dropFirst() + words
        self.jobs = max(1, jobs)
    }

    /// Runs until all seeds are done, or all seeds below one with a finding.
    ///
    /// - Parameters:
    ///   - option: the name of the option that takes the range, such as "--programs".
    ///   - told: called from time to time, at least ten times a second.
    /// - Throws: when the command cannot be run.
    package func run(_ option: String, _ seeds: ClosedRange<UInt64>, told: (Progress) throws -> Void = { _ in }) throws -> Outcome {
        let last = seeds.upperBound - seeds.lowerBound
        let count = last >= UInt64(jobs) ? jobs : Int(last) + 1
        var workers: [Worker] = []
        // Processes that are still running when this ends, for instance by an error, are stopped.
        defer { for worker in workers { worker.stop() } }
        for number in 0..<count {
            let range = "\(seeds.lowerBound + UInt64(number))...\(seeds.upperBound)"
            workers.append(try Worker(executable, words + [option, range, "--every", "\(count)", "--here"]))
        }
        while true {
            let states = workers.map(\.state)
            let least = states.compactMap(\.failedAt).min()
            try told(
                Progress(
                    runs: states.reduce(0) { $0 + UInt64($1.held.count) }, steps: states.reduce(0) { $0 + $1.stepsHeld },
                    findings: states.count { $0.isFinding }))
            // Seeds above the least one with a finding no longer matter.
            if states.allSatisfy({ $0.hasEnded || $0.seed ?? 0 > least ?? .max }) { return outcome(states, seeds) }
            Worker.wait(0.1)
        }
    }

    private func outcome(_ states: [Worker.State], _ seeds: ClosedRange<UInt64>) -> Outcome {
        guard let first = states.filter({ $0.failedAt != nil }).min(by: { $0.failedAt! < $1.failedAt! }), let seed = first.failedAt else {
            let runs = states.reduce(0) { $0 + UInt64($1.held.count) }
            return Outcome(ending: .held, seed: nil, done: Progress(runs: runs, steps: states.reduce(0) { $0 + $1.stepsHeld }))
        }
        let below = states.flatMap(\.held).filter { $0.seed < seed }
        let done = Progress(
            runs: UInt64(below.count) + 1, steps: below.reduce(first.stepsOfFinding) { $0 + $1.steps }, findings: first.isFinding ? 1 : 0)
        let ending: Outcome.Ending =
            if first.isTrapped { .trapped(first.errors) } else if first.isFinding { .found(first.told) } else {
                .ended(first.told + first.errors + (first.signal.map { "Ended by signal \($0).\n" } ?? ""))
            }
        return Outcome(ending: ending, seed: seed, done: done)
    }
}

/// One process, and a thread that reads its output.
private final class Worker: Sendable {
    struct State {
        /// The seed it is working on.
        var seed: UInt64?
        var held: [(seed: UInt64, steps: Int)] = []
        var stepsHeld = 0
        var stepsOfFinding = 0
        /// The rest of its output.
        var told = ""
        var errors = ""
        var hasEnded = false
        var code: Int32 = 0
        var signal: Int32?

        var isFinding: Bool { hasEnded && signal == nil && code == 1 }
        var isTrapped: Bool { hasEnded && ChildProcess.isTrap(signal) }
        /// The seed at which it ended early; zero for a process that never began.
        var failedAt: UInt64? { hasEnded && (signal != nil || code != 0) ? seed ?? 0 : nil }
    }

    /// Told of each change of a state. Nothing is guarded by it.
    private static let news = NSCondition()
    private let process = Process()
    private let errors: URL
    private let current = Mutex(State())

    init(_ executable: URL, _ words: [String]) throws {
        let reader: FileHandle
        (reader, errors) = try process.run(executable, words, environment: ["SWIFT_BACKTRACE": "enable=no"])
        Thread { [self] in
            var rest = Data()
            while case let data = reader.availableData, !data.isEmpty {
                rest += data
                guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { continue }
                hear(String(decoding: rest[...end], as: UTF8.self))
                rest = Data(rest[rest.index(after: end)...])
            }
            process.waitUntilExit()
            finish(String(decoding: rest, as: UTF8.self))
        }.start()
    }

    var state: State { current.withLock { $0 } }

    /// Waits for output of any process, but not longer than the given time.
    static func wait(_ seconds: Double) {
        news.lock()
        defer { news.unlock() }
        _ = news.wait(until: Date(timeIntervalSinceNow: seconds))
    }

    func stop() {
        if process.isRunning { process.terminate() }
    }

    private func change(_ change: (inout State) -> Void) {
        current.withLock { change(&$0) }
        Worker.news.broadcast()
    }

    private func hear(_ text: String) {
        change { state in
            for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
                func number(_ head: String) -> UInt64? { line.hasPrefix(head) ? UInt64(line.dropFirst(head.count)) : nil }
                if let seed = number(SeedRun.seedHead) {
                    state.seed = seed
                } else if let steps = number(SeedRun.heldHead) {
                    state.held.append((state.seed ?? 0, Int(steps)))
                    state.stepsHeld += Int(steps)
                } else if let steps = number(SeedRun.stepsHead) {
                    state.stepsOfFinding = Int(steps)
                } else {
                    state.told += line + "\n"
                }
            }
        }
    }

    private func finish(_ rest: String) {
        let said = (try? String(decoding: Data(contentsOf: errors), as: UTF8.self)) ?? ""
        try? FileManager.default.removeItem(at: errors)
        change { state in
            state.told += rest
            state.errors = said
            state.code = process.terminationStatus
            state.signal = process.endingSignal
            state.hasEnded = true
        }
    }
}
