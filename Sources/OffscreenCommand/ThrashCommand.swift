import Foundation
import OffscreenScenarios

/// Runs random test programs. A program performs random steps on a collection view with one of many
/// layouts.
enum ThrashCommand: Subcommand {
    static let name = "thrash"
    static let group = CommandGroup.hunt
    static let summary = "runs random programs with all kinds of steps, on every system and layout"
    static let calls = ["thrash [options]"]
    static let details =
        "The first program that fails is shrunk and printed as a scenario. It is the same for any number of jobs."
    static let options = [
        CommandOption(name: "--programs", value: "A...B", text: "the numbers of the programs; 1...2000 by default"),
        CommandOption(name: "--tables", text: "runs programs with table views"),
        CommandOption(name: "--steps", value: "N", text: "random steps in each program; 300 by default"),
        CommandOption(name: "--jobs", value: "N", text: "processes that work at once; one for each core by default"),
        CommandOption(name: "--trace", text: "runs in this process and prints each step before it is done"),
        CommandOption(name: "--here", text: "runs in this process and prints each program; a trap ends it"),
    ]
    static let example = "thrash --programs 1...20 --steps 100"

    static func run(_ arguments: inout CommandArguments) throws -> Int32 {
        let steps = Int(min(try arguments.extractNumber(of: "--steps", example: "300") ?? 300, 1_000_000))
        let programs = try arguments.extractRange(of: "--programs") ?? 1...2000
        let showsTables = arguments.extractFlag("--tables")
        let (traces, isHere) = (arguments.extractFlag("--trace"), arguments.extractFlag("--here"))
        let (jobs, every) = (
            try arguments.extractJobCount(), try arguments.extractNumber(of: "--every", example: "2") ?? 1
        )
        try arguments.throwIfArgumentsRemain()
        if !traces, !isHere, let offscreen = Bundle.main.executablePath {
            var progress = ProgressReporter(ProgressText("thrash", unit: "programs", of: programs))
            let runner = RandomProgramProcessRunner([offscreen], steps: steps, jobs: jobs, showsTables: showsTables)
            let (text, allHeld) = try runner.run(programs: programs) { try progress.showIfDue($0) }
            progress.end()
            try printText(text)
            return allHeld ? 0 : 1
        }
        return try runInThisProcess(
            programs: programs, with: RandomProgramRunner(showsTables: showsTables), every: every, steps: steps,
            traces: traces)
    }

    /// Runs the programs in this process. A trap ends the process, so it is not reported as a
    /// scenario.
    private static func runInThisProcess(
        programs: ClosedRange<UInt64>, with runner: RandomProgramRunner, every: UInt64, steps: Int, traces: Bool
    ) throws -> Int32 {
        var runner = runner
        if traces {
            runner.trace = { printLine($0) }
        } else {
            runner.onBegin = { printLine("\(SeedRangeRunner.seedPrefix)\($0)") }
            runner.onHeld = { printLine("\(SeedRangeRunner.heldPrefix)\($0)") }
        }
        guard let finding = try runner.run(programs: programs, stride: every, steps: steps) else {
            let report = RandomProgramProcessRunner.reportOfNoFinding(
                in: programs, showsTables: runner.showsTables, runs: runner.runsDone, stepsPerRun: steps,
                stepsDone: runner.stepsDone)
            try printText(report)
            return 0
        }
        printLine(
            traces
                ? "\(RandomProgramProcessRunner.programPrefix)\(finding.program)"
                : "\(SeedRangeRunner.stepsPrefix)\(runner.stepsOfFinding)"
        )
        try printText(finding.scenario)
        return 1
    }
}

/// Writes a line to standard output immediately. If that fails, the process exits.
func printLine(_ line: String) {
    do {
        try printText("\(line)\n")
    } catch {
        Output.writeToStandardError(ErrorLine.text(for: error))
        exit(2)
    }
}
