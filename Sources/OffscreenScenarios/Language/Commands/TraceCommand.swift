import Offscreen

struct TraceCommand: NamedCommand {
    static let help = CommandHelp(
        name: "trace", usage: "trace [ticks=N | all=yes]",
        text: "Every step of the last command that did something, nested as calls nest; or only its first N ticks, or all since 'show'.\n"
            + "'offscreen explain' tells what the words mean.")

    private let ticks: Int?
    private let all: Bool

    init(_ arguments: inout Arguments) throws {
        ticks = try arguments.value("ticks").map { try arguments.int($0, 1...100_000) }
        all = try arguments.value("all").map { try arguments.bool($0) } ?? false
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, _) = try runner.shown()
        if all { return stage.recording.trace.lines }
        let last = runner.lastTicks
        let end = ticks.map { min(last.lowerBound + $0 - 1, last.upperBound) } ?? last.upperBound
        return stage.recording.trace(ofTicks: last.lowerBound...max(end, last.lowerBound)).lines
    }
}
