import Offscreen

struct PoolsCommand: NamedCommand {
    static let help = CommandHelp(
        name: "pools", usage: "pools", text: "The reuse pools: views made, live, dormant, taken and put.")

    init(_ arguments: inout Arguments) throws {}

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, app) = try runner.shown()
        return stage.pools(of: app.collectionView).description.lines
    }
}
