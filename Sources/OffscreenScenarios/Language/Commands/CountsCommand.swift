import Offscreen

struct CountsCommand: NamedCommand {
    static let help = CommandHelp(
        name: "counts", usage: "counts [all=yes]",
        text: "The counts of the last command that did something, or of all commands since 'show'.")

    private let all: Bool

    init(_ arguments: inout Arguments) throws { all = try arguments.value("all").map { try arguments.bool($0) } ?? false }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        return [all ? "\(stage.counts(of: app.collectionView))" : runner.lastCounts.map { "\($0)" } ?? "nothing was done yet"]
    }
}
