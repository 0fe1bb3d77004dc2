import Offscreen

struct CheckCommand: NamedCommand {
    static let help = CommandHelp(
        name: "check", usage: "check [fresh=yes]",
        text:
            "Checks all invariants of the hunt, and lists those that are broken. With fresh=yes it also lists what is on screen and would\n"
            + "differ in a fresh collection view with the same data, offset and selection.")

    private let compares: Bool

    init(_ arguments: inout Arguments) throws {
        compares = try arguments.value("fresh").map { try arguments.bool($0) } ?? false
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        var findings = Invariant.thorough.flatMap { $0.check(stage, app.collectionView) }
        if compares {
            guard app.puzzle == nil else { throw runner.error("a puzzle cannot be compared with a fresh one") }
            let comparison = FreshComparison(of: app.subject, on: stage)
            guard comparison.isPossible else {
                throw runner.error("nothing may move or be carried, no transition be under way, and the view has to be in the window")
            }
            findings += comparison.differences { app.subject }
        }
        return findings.isEmpty ? ["all hold"] : findings
    }
}
