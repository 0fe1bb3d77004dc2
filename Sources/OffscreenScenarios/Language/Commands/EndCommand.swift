import Offscreen

struct EndCommand: NamedCommand {
    static let help = CommandHelp(
        name: "end", usage: "end",
        text: "Releases the stage with everything on it, and lists the views, layouts and attributes that stay alive.")

    init(_ arguments: inout Arguments) throws {}

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let survivors = try runner.end().survivors
        return survivors.isEmpty ? ["nothing lives on"] : survivors
    }
}
