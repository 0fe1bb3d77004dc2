struct MemoryWarningCommand: ScenarioCommand {
    static let help = CommandHelp(
        name: "warn-memory", usage: "warn-memory", text: "The system is short of memory, so pools and prepared cells are released.")

    init(_ arguments: inout Arguments) throws {}

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, _) = try runner.shown()
        return runner.doing { stage.sendMemoryWarning() }
    }
}
