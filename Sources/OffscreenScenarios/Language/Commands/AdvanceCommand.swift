struct AdvanceCommand: ScenarioCommand {
    static let help = CommandHelp(name: "advance", usage: "advance SECONDS", text: "Lets time pass.")

    private let seconds: Double

    init(_ arguments: inout Arguments) throws {
        let word = try arguments.word("a number of seconds, such as 0.5")
        seconds = Double(try arguments.number(word))
        guard seconds >= 0, seconds <= 3600 else { throw arguments.error("from 0 to 3600 seconds", at: word.column) }
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        let (stage, _) = try runner.shown()
        return runner.doing { stage.advance(by: seconds) }
    }
}
