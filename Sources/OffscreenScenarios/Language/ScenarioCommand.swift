import Offscreen
import UIKit

/// A parsed command of a scenario. A command that does nothing but perform a `Step` is a
/// `StepCommand`.
protocol ScenarioCommand: Sendable {
    /// - Returns: the answer's lines, or nil for a command without an answer, such as one that only
    ///   prepares something.
    @MainActor func run(in runner: ScenarioRunner) throws -> [String]?

    /// Adds the statements of a test for a device that do the same.
    ///
    /// - Throws: `DeviceStatementWriter.Obstacle` if a test for a device cannot do it.
    @MainActor func addStatements(to writer: inout DeviceStatementWriter) throws
}

/// A command of the language, with its help and the function that parses its arguments.
struct CommandDefinition: Sendable {
    let help: CommandHelp
    let read: @Sendable (inout Arguments) throws -> any ScenarioCommand

    init(
        _ usage: String, text: String,
        _ read: @escaping @Sendable (inout Arguments) throws -> any ScenarioCommand = { try StepCommand(&$0) }
    ) {
        self.init(CommandHelp(usage, text: text), read)
    }

    init(
        _ help: CommandHelp,
        _ read: @escaping @Sendable (inout Arguments) throws -> any ScenarioCommand = { try StepCommand(&$0) }
    ) {
        self.help = help
        self.read = read
    }
}

extension Arguments {
    mutating func takeIndexPath() throws -> IndexPath { try indexPath(takeWord(expecting: "an item such as 0-3")) }

    mutating func takePoint() throws -> CGPoint { try point(takeWord(expecting: "a point such as 10,20")) }
}

/// The help of a command or a prefix, which `offscreen help` and the reference of the language
/// print.
struct CommandHelp: Sendable {
    let name: String
    /// The forms of the command. The name of the command is the first word.
    let usage: String
    let text: String

    init(_ usage: String, text: String) {
        name = String(usage.prefix { $0 != " " })
        self.usage = usage
        self.text = text
    }

    var description: String {
        ([usage] + text.lines.map { $0.isEmpty ? "" : "  " + $0 }).map { $0 + "\n" }.joined()
    }
}

/// The commands of scenario files, with their help.
public enum ScenarioLanguage {
    /// All commands, in the order of the reference.
    static let commands: [CommandDefinition] = {
        let first: [CommandDefinition] = [
            .stage, .screen, .data, .layout, .app, .fix, .place, .show, .act, .scroll, .tap, .touch, .swipe, .solve,
            .resize, .insert, .select, .model, .set,
        ]
        let last: [CommandDefinition] = [.tree, .stacking, .pools, .trace, .counts, .ask, .check, .end]
        return first + StepCommand.words + last
    }()

    public static let names = commands.map { $0.help.name }

    /// The kinds of layouts, as in the command `layout`.
    public static let layouts = LayoutChoice.Kind.allCases.map(\.rawValue)

    /// Parses a line with a command, and returns the line with the parsed command.
    ///
    /// - Parameter batch: the numbers and texts of the lines that belong to a `batch`.
    static func parsedLine(_ text: String, batch: [(Int, String)] = [], file: String, number: Int) throws
        -> Scenario.Line
    {
        let (prefixes, words) = prefixes(of: text)
        var arguments = try Arguments(String(words), file: file, line: number)
        if let last = prefixes.last, arguments.name.isEmpty {
            throw arguments.error("'\(last.rawValue)' needs a command")
        }
        guard let word = commands.first(where: { $0.help.name == arguments.name }) else {
            let all = names + Prefix.allCases.map(\.rawValue)
            throw arguments.error(
                "unknown command '\(arguments.name)'.\(Suggestion.sentence(for: arguments.name, among: all))",
                at: text.count - words.count + 1)
        }
        let command: any ScenarioCommand
        if arguments.name == StepCommand.batch.name {
            command = StepCommand(try Step.parseBatch(String(words), innerLines: batch, file: file, lineNumber: number))
        } else {
            command = try word.read(&arguments)
            try arguments.throwIfWordsRemain()
        }
        return Scenario.Line(number: number, text: text, command: command, prefixes: prefixes)
    }

    /// A word that may precede a command.
    enum Prefix: String, CaseIterable, Sendable {
        case expectFailure = "expect-failure"
        case unsettled

        var help: CommandHelp {
            let text =
                switch self {
                case .expectFailure:
                    """
                    Does a command that must fail, such as one for which UIKit raises an exception. The \
                    failure's text is the answer. The list recovers.
                    """
                case .unsettled:
                    """
                    Does a command without waiting until nothing moves, so the next command comes while \
                    things are moving.
                    """
                }
            return CommandHelp("\(rawValue) COMMAND", text: text)
        }
    }

    /// Returns the prefixes of a line, each at most once, and the text after them.
    static func prefixes(of text: String) -> (prefixes: [Prefix], rest: Substring) {
        var rest = Substring(text)
        var found: [Prefix] = []
        while let prefix = Prefix.allCases.first(where: { rest == $0.rawValue || rest.hasPrefix($0.rawValue + " ") }),
            !found.contains(prefix)
        {
            found.append(prefix)
            rest = rest.dropFirst(prefix.rawValue.count).drop { $0 == " " }
        }
        return (found, rest)
    }

    /// Returns the help of a command or a prefix, or nil if there is none of that name.
    public static func help(for name: String) -> String? {
        if let prefix = Prefix(rawValue: name) { return prefix.help.description }
        return commands.first { $0.help.name == name }?.help.description
    }

    /// The reference of the language, which contains the help of every command.
    public static var reference: String {
        let head = """
            Scenario files

            A line of four dashes separates commands from their answers, and a blank line ends the answers. \
            Outside of answers, a line
            that begins with # is a comment. Commands that only prepare something (stage, data, layout ...) have \
            no answer. Items are written as
            section-item, such as 0-3; sizes as 96x96; points as 0,110. Lengths are in points, and times in seconds.

            """
        let helps = (commands.map(\.help) + Prefix.allCases.map(\.help)).map(\.description)
        return ([head, commentReference] + helps).joined(separator: "\n")
    }
}
