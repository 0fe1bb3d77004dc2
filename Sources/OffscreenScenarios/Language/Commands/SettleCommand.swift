struct SettleCommand: ScenarioCommand {
    static let help = CommandHelp(
        name: "settle", usage: "settle", text: "Lets time pass until nothing moves, which other commands do unless they are 'unsettled'.")

    init(_ arguments: inout Arguments) throws {}

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, _) = try runner.shown()
        return runner.doing { stage.settle() }
    }
}
