import Offscreen

struct CheckCommand: ScenarioCommand {
    static let help = CommandHelp(
        name: "check", usage: "check",
        text: "Whether all invariants of the hunt hold now; those that do not are listed.")

    init(_ arguments: inout Arguments) throws {}

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        let findings = (Invariant.all + [.books]).flatMap { $0.check(stage, app.collectionView) }
        return findings.isEmpty ? ["all hold"] : findings
    }
}
