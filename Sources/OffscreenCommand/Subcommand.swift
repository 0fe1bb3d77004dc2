/// A command of `offscreen`, with its texts for the help and the completions.
@MainActor
protocol Subcommand {
    static var name: String { get }
    static var group: CommandGroup { get }
    /// The description of the command in the list of all commands.
    static var summary: String { get }
    /// The possible calls with their arguments, without the leading "offscreen".
    static var calls: [String] { get }
    /// Sentences about the arguments and the result, for the command's help. The default is empty.
    static var details: String { get }
    static var options: [CommandOption] { get }
    /// The words that may follow the name of the command, for completions. If `takesFiles` is true,
    /// files may follow, too.
    static var completionWords: [String] { get }
    static var takesFiles: Bool { get }
    /// An example of a call, without the leading "offscreen".
    static var example: String { get }

    /// Runs the command.
    ///
    /// - Parameter arguments: the words after the command's name.
    /// - Returns: the exit code. It is 0 if everything is as expected, and 1 if something is not.
    /// - Throws: `CommandError` or another error. The error is printed on standard error, and the
    ///   exit code is 2.
    static func run(_ arguments: inout CommandArguments) throws -> Int32
}

extension Subcommand {
    static var details: String { "" }
    static var options: [CommandOption] { [] }
    static var completionWords: [String] { [] }
    static var takesFiles: Bool { false }
}

/// A group of commands for one purpose.
enum CommandGroup: String, CaseIterable {
    case look = "Look around"
    case write = "Write a bug down, and try it"
    case see = "See what happens"
    case bring = "Bring your code"
    case hunt = "Let random steps look for more"
    case help = "Read up"
}

struct CommandOption {
    /// The name of the option, such as "--seed".
    let name: String
    /// The placeholder for the value, such as "N"; nil for an option without a value.
    var value: String?
    let text: String
    /// The values that the help and the completions list; empty if they list none. An option may
    /// accept other values, too, such as a file.
    var choices: [String] = []
}

@MainActor
enum Subcommands {
    static let all: [any Subcommand.Type] = [
        ListCommand.self, DiagnoseCommand.self, CompareCommand.self, RunCommand.self, NewCommand.self,
        ExportCommand.self,
        RecordCommand.self, PlayCommand.self, DrawCommand.self, LessonsCommand.self, GalleryCommand.self,
        LabCommand.self,
        GoldensCommand.self, PortCommand.self, ProbeCommand.self, HuntCommand.self, ThrashCommand.self,
        ExplainCommand.self,
        HelpCommand.self, CompletionsCommand.self,
    ]

    static func named(_ name: String) -> (any Subcommand.Type)? { all.first { $0.name == name.lowercased() } }
}
