import Foundation
import Synchronization

/// Distributes a range of seeds among several processes of one command, and reports the failed run
/// with the lowest seed. Unless a process is ended from outside, the result is the same for any
/// number of processes. A run depends only on its seed, and all seeds below that of the failed run
/// are run.
///
/// Process K of N, counted from 0, takes the seeds first + K, first + K + N and so on. It prints `#
/// seed 7` before a run. After a run without a finding it prints `# held 300`, with the number of
/// steps; after one with a finding, `# steps 57` and then the finding.
package final class SeedRangeRunner {
    package static let seedPrefix = "# seed "
    package static let heldPrefix = "# held "
    package static let stepsPrefix = "# steps "

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
            /// An invariant was broken. The value is the process's report.
            case found(String)
            /// The process ended in a trap. The value is its standard error.
            case trapped(String)
            /// The process ended in another way, for example by a signal from outside. The value is
            /// its output and its standard error.
            case ended(String)
        }

        package let ending: Ending
        /// The lowest seed whose run failed; 0 if a process failed before its first seed, and nil
        /// if all invariants held.
        package let seed: UInt64?
        /// The work on the seeds up to `seed`, or on all seeds if it is nil. A single process would
        /// have done the same work.
        package let done: Progress
    }

    private let executable: URL
    private let words: [String]
    private let jobs: Int

    /// - Parameters:
    ///   - command: the path of the command, followed by its first words, if any.
    ///   - words: the words of the call without the seeds, such as `thrash --steps 300`.
    package init(_ command: [String], _ words: [String], jobs: Int) {
        executable = URL(fileURLWithPath: command[0])
        self.words = command.dropFirst() + words
        self.jobs = max(1, jobs)
    }

    /// Runs all seeds or, if runs fail, at least all seeds below the lowest seed whose run failed.
    ///
    /// - Parameters:
    ///   - rangeOption: the name of the option that takes the range, such as "--programs".
    ///   - onProgress: called with the progress, about ten times a second or more often.
    /// - Throws: An error if the command cannot be run, or the error that `onProgress` throws.
    package func run(rangeOption: String, seeds: ClosedRange<UInt64>, onProgress: (Progress) throws -> Void = { _ in })
        throws -> Outcome
    {
        let last = seeds.upperBound - seeds.lowerBound
        let count = last >= UInt64(jobs) ? jobs : Int(last) + 1
        var workers: [Worker] = []
        // Processes that are still running when this function returns or throws are stopped.
        defer { for worker in workers { worker.stop() } }
        for number in 0..<count {
            let range = "\(seeds.lowerBound + UInt64(number))...\(seeds.upperBound)"
            workers.append(try Worker(executable, words + [rangeOption, range, "--every", "\(count)", "--here"]))
        }
        while true {
            let states = workers.map(\.state)
            let least = states.compactMap(\.failedAt).min()
            let done = Progress(
                runs: states.reduce(0) { $0 + UInt64($1.held.count) }, steps: states.reduce(0) { $0 + $1.stepsHeld },
                findings: states.count { $0.isFinding })
            try onProgress(done)
            // A process that is past the lowest failed seed cannot change the result, so its end is
            // not awaited.
            if states.allSatisfy({ $0.hasEnded || $0.seed ?? 0 > least ?? .max }) {
                return least.map { failure(at: $0, in: states) } ?? Outcome(ending: .held, seed: nil, done: done)
            }
            Worker.waitForChange(maximumSeconds: 0.1)
        }
    }

    /// Returns the outcome if `seed` is the lowest seed whose run failed.
    private func failure(at seed: UInt64, in states: [Worker.State]) -> Outcome {
        let first = states.first { $0.failedAt == seed }!
        let below = states.flatMap(\.held).filter { $0.seed < seed }
        let done = Progress(
            runs: UInt64(below.count) + 1, steps: below.reduce(first.stepsOfFinding) { $0 + $1.steps },
            findings: first.isFinding ? 1 : 0)
        let ending: Outcome.Ending =
            if first.isTrapped { .trapped(first.errors) } else if first.isFinding { .found(first.report) } else {
                .ended(first.report + first.errors + (first.signal.map { "Ended by signal \($0).\n" } ?? ""))
            }
        return Outcome(ending: ending, seed: seed, done: done)
    }
}

/// A process, and a thread that reads its output.
private final class Worker: Sendable {
    struct State {
        /// The seed that the process has begun last; nil before the first one.
        var seed: UInt64?
        var held: [(seed: UInt64, steps: Int)] = []
        var stepsHeld = 0
        var stepsOfFinding = 0
        /// The output of the process without the lines about its progress.
        var report = ""
        var errors = ""
        var hasEnded = false
        var code: Int32 = 0
        var signal: Int32?

        var isFinding: Bool { hasEnded && signal == nil && code == 1 }
        var isTrapped: Bool { hasEnded && ChildProcessResult.countsAsTrap(signal) }
        /// The seed in whose run the process failed; 0 if it failed before its first seed, and nil
        /// if it did not fail.
        var failedAt: UInt64? { hasEnded && (signal != nil || code != 0) ? seed ?? 0 : nil }
    }

    /// Signalled whenever the state of a worker changes. The lock of the condition protects no
    /// data.
    private static let stateChange = NSCondition()
    private let process = Process()
    private let errors: URL
    private let current = Mutex(State())

    init(_ executable: URL, _ words: [String]) throws {
        let reader: FileHandle
        (reader, errors) = try process.run(executable, arguments: words, environment: ["SWIFT_BACKTRACE": "enable=no"])
        Thread { [self] in
            var rest = Data()
            while case let data = reader.availableData, !data.isEmpty {
                rest += data
                guard let end = rest.lastIndex(of: UInt8(ascii: "\n")) else { continue }
                readLines(of: String(decoding: rest[...end], as: UTF8.self))
                rest = Data(rest[rest.index(after: end)...])
            }
            process.waitUntilExit()
            finish(withRemainingOutput: String(decoding: rest, as: UTF8.self))
        }.start()
    }

    var state: State { current.withLock { $0 } }

    /// Waits until the state of any process changes, but not longer than the given number of
    /// seconds.
    static func waitForChange(maximumSeconds seconds: Double) {
        stateChange.lock()
        defer { stateChange.unlock() }
        _ = stateChange.wait(until: Date(timeIntervalSinceNow: seconds))
    }

    func stop() {
        if process.isRunning { process.terminate() }
    }

    private func updateState(_ change: (inout State) -> Void) {
        current.withLock { change(&$0) }
        Worker.stateChange.broadcast()
    }

    private func readLines(of text: String) {
        updateState { state in
            for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
                func number(afterPrefix prefix: String) -> UInt64? {
                    line.hasPrefix(prefix) ? UInt64(line.dropFirst(prefix.count)) : nil
                }
                if let seed = number(afterPrefix: SeedRangeRunner.seedPrefix) {
                    state.seed = seed
                } else if let steps = number(afterPrefix: SeedRangeRunner.heldPrefix) {
                    state.held.append((state.seed ?? 0, Int(steps)))
                    state.stepsHeld += Int(steps)
                } else if let steps = number(afterPrefix: SeedRangeRunner.stepsPrefix) {
                    state.stepsOfFinding = Int(steps)
                } else {
                    state.report += line + "\n"
                }
            }
        }
    }

    private func finish(withRemainingOutput rest: String) {
        let errorText = (try? String(decoding: Data(contentsOf: errors), as: UTF8.self)) ?? ""
        try? FileManager.default.removeItem(at: errors)
        updateState { state in
            state.report += rest
            state.errors = errorText
            state.code = process.terminationStatus
            state.signal = process.endingSignal
            state.hasEnded = true
        }
    }
}
