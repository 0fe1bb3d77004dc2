struct TickCommand: ScenarioCommand {
    static let help = CommandHelp(
        name: "tick", usage: "tick [N]", text: "Lets N turns of the clock pass, a sixtieth of a second each.")

    private let count: Int

    init(_ arguments: inout Arguments) throws { count = try arguments.word().map { try arguments.int($0, 1...100_000) } ?? 1 }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, _) = try runner.shown()
        return runner.doing {
            for _ in 0..<count { stage.tick() }
        }
    }
}
