import Foundation
import Offscreen

/// Runs random test programs in child processes, so that a program that traps can also be reported
/// as a scenario.
@MainActor
public struct RandomProgramProcessRunner {
    private let offscreen: [String]
    private let steps: Int
    private let jobs: Int
    /// Whether the programs show table views.
    private let showsTables: Bool

    /// - Parameters:
    ///   - offscreen: the path of the executable that runs the programs, and then the arguments
    ///     that precede `thrash`, if any.
    ///   - jobs: the number of processes that run at once. The finding does not depend on this
    ///     number.
    public init(_ offscreen: [String], steps: Int, jobs: Int = 1, showsTables: Bool = false) {
        self.showsTables = showsTables
        self.offscreen = offscreen
        self.steps = steps
        self.jobs = jobs
    }

    /// Runs programs until an invariant is broken or a process ends in a trap or another failure.
    ///
    /// - Parameter onProgress: called from time to time with the progress.
    /// - Returns: the report, and whether all invariants held.
    /// - Throws: An error if the command cannot be run.
    package func run(
        programs: ClosedRange<UInt64>, onProgress: (SeedRangeRunner.Progress) throws -> Void = { _ in }
    ) throws -> (text: String, allHeld: Bool) {
        let run = SeedRangeRunner(offscreen, callOfThrash, jobs: jobs)
        let outcome = try run.run(rangeOption: "--programs", seeds: programs, onProgress: onProgress)
        let head = outcome.seed.map { "\(Self.programPrefix)\($0)\n" } ?? ""
        switch outcome.ending {
        case .held:
            return (
                Self.reportOfNoFinding(
                    in: programs, showsTables: showsTables, runs: outcome.done.runs, stepsPerRun: steps,
                    stepsDone: outcome.done.steps), true
            )
        case .found(let text): return (head + text, false)
        case .trapped: return (try reportOfTrap(in: outcome.seed!), false)
        case .ended(let text): return (head + text.split(separator: "\n").map { "# \($0)\n" }.joined(), false)
        }
    }

    /// Returns the report that nothing was found, with the programs and the number of steps.
    public static func reportOfNoFinding(
        in programs: ClosedRange<UInt64>, showsTables: Bool = false, runs: UInt64, stepsPerRun: Int, stepsDone: Int
    ) -> String {
        """
        # no finding: thrash, every system and \(showsTables ? "kind of table view" : "layout"), programs \
        \(programs.lowerBound)...\(programs.upperBound), \(stepsPerRun) steps each: \(runs) programs, \
        \(stepsDone) steps done

        """
    }

    /// The beginning of the line of a report that contains the number of the program.
    public static let programPrefix = "# program "

    /// The words of the command with which a child process runs programs, without their numbers.
    private var callOfThrash: [String] { ["thrash", "--steps", "\(steps)"] + (showsTables ? ["--tables"] : []) }

    private func runChild(arguments words: [String]) throws -> ChildProcessResult {
        try ChildProcessResult(
            URL(fileURLWithPath: offscreen[0]), offscreen.dropFirst() + words,
            environment: ["SWIFT_BACKTRACE": "enable=no"])
    }

    // MARK: - Reports of traps

    private func reportOfTrap(in program: UInt64) throws -> String {
        let traced = try runChild(arguments: callOfThrash + ["--programs", "\(program)...\(program)", "--trace"])
        let hunt = try RandomProgramRunner.hunt(forProgram: program, showsTables: showsTables)
        let setting = hunt.setting
        var steps = Self.performedSteps(in: traced.output)
        let count = steps.count
        let message =
            traced.errors.split(separator: "\n").first { $0.contains("error: ") } ?? "signal \(traced.signal ?? 0)"
        var lines = [
            "\(Self.programPrefix)\(program)", "# A finding of a hunt: a trap ends the process: \(message)",
            "# system: \(hunt.behavior.title)",
            "# This scenario fails until the bug is fixed: 'offscreen run FILE' ends in the trap",
        ]
        // Without further commands, the steps do not always trap. They are also tried with checks,
        // with a comparison with a fresh view, and with the end of the stage.
        let closing = try [[], ["check"], ["check fresh=yes"], ["end"]].first {
            try endsInTrap(setting: setting, steps: steps + $0)
        }
        if let closing {
            while try steps.removeRuns(ifRemainderIsAccepted: { try endsInTrap(setting: setting, steps: $0 + closing) })
            {}
            lines.append("# random run: seed \(program), shrunk from \(count) steps to \(steps.count)")
        } else {
            lines.append(
                """
                # random run: seed \(program). As a scenario its \(count) steps do not trap; thrash \
                \(showsTables ? "--tables " : "")--programs \(program) --trace does
                """
            )
        }
        return (lines + ["", Self.scenarioText(setting: setting, steps: steps + (closing ?? []))]).joined(
            separator: "\n")
    }

    /// Returns the steps that the output of `thrash --trace` lists, without those that could not be
    /// performed. A batch is one step, with its indented lines.
    private static func performedSteps(in text: String) -> [String] {
        var blocks: [String] = []
        for line in text.split(separator: "\n") {
            if line == Hunt.notDone {
                blocks.removeLast()
            } else if line.hasPrefix(" ") {
                blocks[blocks.count - 1] += "\n\(line)"
            } else {
                blocks.append(String(line))
            }
        }
        return blocks
    }

    private static func scenarioText(setting: [String], steps: [String]) -> String {
        (setting + [""]).joined(separator: "\n") + (["show"] + steps).map { "\n\($0)\n----\n" }.joined()
    }

    private func endsInTrap(setting: [String], steps: [String]) throws -> Bool {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).scenario")
        try Data(Self.scenarioText(setting: setting, steps: steps).utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try runChild(arguments: ["run", file.path]).isTrapped
    }
}
