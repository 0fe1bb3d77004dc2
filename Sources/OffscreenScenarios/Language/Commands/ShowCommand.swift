struct ShowCommand: ScenarioCommand {
    static let help = CommandHelp(
        name: "show", usage: "show [prefetching=no]",
        text: "Puts the collection view into the window, which it fills.")

    private let prefetches: Bool?

    init(_ arguments: inout Arguments) throws {
        prefetches = try arguments.value("prefetching").map { try arguments.bool($0) }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        runner.setting.prefetches = prefetches
        return try runner.show()
    }
}
