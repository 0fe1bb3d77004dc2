import Offscreen

/// One command of the scenario language. Each stands in a file of its own, with its help.
protocol ScenarioCommand: Sendable {
    static var help: CommandHelp { get }

    /// Reads the words behind the command.
    init(_ arguments: inout Arguments) throws

    /// - Returns: the answer's lines; nil for a command that only prepares something.
    @MainActor func run(in runner: ScenarioRunner) throws -> [String]?
}

/// What `offscreen help COMMAND` prints, and the reference page is made of.
struct CommandHelp: Sendable {
    let name: String
    let usage: String
    let text: String

    var description: String {
        ([usage] + text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }).map { $0 + "\n" }
            .joined()
    }
}

/// All commands, by name.
public enum ScenarioLanguage {
    static let commands: [any ScenarioCommand.Type] = [
        StageCommand.self, DataCommand.self, LayoutCommand.self, AppCommand.self, FixCommand.self, PlaceCommand.self, ShowCommand.self,
        ScrollCommand.self, DragCommand.self, FlingCommand.self, TapCommand.self, SwipeCommand.self, SolveCommand.self, ResizeCommand.self,
        ReloadCommand.self, InsertCommand.self, DeleteCommand.self, MoveCommand.self, BatchCommand.self, SelectCommand.self,
        ModelCommand.self, SetCommand.self, MemoryWarningCommand.self, TickCommand.self, AdvanceCommand.self, TreeCommand.self,
        StackingCommand.self, PoolsCommand.self, TraceCommand.self, CountsCommand.self, AskCommand.self, CheckCommand.self,
    ]

    public static let names = commands.map { $0.help.name }

    static func line(_ text: String, batch: [(Int, String)] = [], file: String, number: Int) throws -> Scenario.Line {
        var words = Substring(text)
        let mustFail = text == "expect-failure" || text.hasPrefix("expect-failure ")
        if mustFail { words = words.dropFirst("expect-failure".count).drop { $0 == " " } }
        var arguments = try Arguments(String(words), file: file, line: number)
        guard !arguments.name.isEmpty else { throw arguments.error("'expect-failure' needs a command that fails") }
        guard let type = commands.first(where: { $0.help.name == arguments.name }) else {
            let column = mustFail ? "expect-failure ".count + 1 : 1
            throw arguments.error(
                "unknown command '\(arguments.name)'.\(Suggestion.sentence(for: arguments.name, among: names + ["expect-failure"]))",
                at: column)
        }
        let command: any ScenarioCommand
        if type == BatchCommand.self {
            try arguments.finish()
            command = try BatchCommand(steps: try batch.map { try line($0.1, file: file, number: $0.0) }) {
                ScenarioError(file: file, line: $0, column: nil, message: $1)
            }
        } else {
            command = try type.init(&arguments)
            try arguments.finish()
        }
        return Scenario.Line(number: number, text: text, command: command, mustFail: mustFail)
    }

    /// The help of a command; nil when there is none of that name.
    public static func help(for name: String) -> String? {
        if name == "expect-failure" { return expectFailure.description }
        return commands.first { $0.help.name == name }?.help.description
    }

    private static let expectFailure = CommandHelp(
        name: "expect-failure", usage: "expect-failure COMMAND",
        text: "Does a command that must fail as UIKit raises exceptions; the failure's text is the answer. The collection view recovers.")

    /// The whole reference: every command's help, in one text.
    public static var reference: String {
        let head = """
            Scenario files

            Commands stand above a line of four dashes, what they answer below it; a blank line ends the answer. A line that begins with
            # is a comment. Commands that only prepare something (stage, data, layout ...) have no answer. Items are written as
            section-item, such as 0-3; sizes as 96x96; points as 0,110; all in points and seconds.

            """
        return ([head] + (commands.map { $0.help } + [expectFailure]).map { $0.description }).joined(separator: "\n")
    }
}
