import Offscreen

struct EndCommand: NamedCommand {
    static let help = CommandHelp(
        name: "end", usage: "end",
        text: "Lets the stage go with all that is on it. Views, layouts and attributes that live on are listed.")

    init(_ arguments: inout Arguments) throws {}

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let survivors = try runner.end().survivors
        return survivors.isEmpty ? ["nothing lives on"] : survivors
    }
}
