import Offscreen

struct ShowCommand: NamedCommand {
    static let help = CommandHelp(
        name: "show", usage: "show [prefetching=no] [laid-out=no]",
        text: "Puts the collection view into the window, which it fills. With laid-out=no no turn passes, so the next command acts\n"
            + "before the first layout, like code in viewDidLoad.")

    private let prefetches: Bool?
    private let isLaidOut: Bool

    init(_ arguments: inout Arguments) throws {
        prefetches = try arguments.value("prefetching").map { try arguments.bool($0) }
        isLaidOut = try arguments.value("laid-out").map { try arguments.bool($0) } ?? true
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        runner.setting.app.prefetches = prefetches
        return try runner.show(isLaidOut: isLaidOut)
    }
}
