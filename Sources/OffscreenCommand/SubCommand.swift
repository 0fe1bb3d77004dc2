/// One command of the command line, in a file of its own: its work, and its text for the help and the completions.
protocol SubCommand {
    static var name: String { get }
    static var group: CommandGroup { get }
    /// Its line in the list of all commands.
    static var summary: String { get }
    /// The ways to call it, without "offscreen".
    static var calls: [String] { get }
    /// Further details, in sentences.
    static var details: String { get }
    static var options: [CommandOption] { get }
    /// Words that may follow it, for completions. When `takesFiles` is true, files may follow too.
    @MainActor static var words: [String] { get }
    static var takesFiles: Bool { get }
    /// A call that works unchanged, without "offscreen".
    static var example: String { get }

    /// - Returns: the exit code: 0 everything held, 1 something did not hold.
    /// - Throws: `UsageProblem` or another error. It is printed on standard error, and the exit code is 2.
    @MainActor static func run(_ words: inout Words) throws -> Int32
}

extension SubCommand {
    static var details: String { "" }
    static var options: [CommandOption] { [] }
    @MainActor static var words: [String] { [] }
    static var takesFiles: Bool { false }
}

/// What a person wants to do.
enum CommandGroup: String, CaseIterable {
    case look = "Look around"
    case write = "Write a bug down, and try it"
    case see = "See what happens"
    case bring = "Bring your code"
    case hunt = "Let random steps look for more"
    case help = "Read up"
}

struct CommandOption {
    /// "--seed"
    let name: String
    /// The placeholder after it, such as "N"; nil for a switch.
    var value: String?
    let text: String
    /// The words that may follow it.
    var choices: [String] = []
}

enum SubCommands {
    @MainActor static let all: [any SubCommand.Type] = [
        ListCommand.self, DiagnoseCommand.self, CompareCommand.self, RunCommand.self, NewCommand.self, ExportCommand.self,
        RecordCommand.self, PlayCommand.self, DrawCommand.self, LessonsCommand.self, GalleryCommand.self, LabCommand.self,
        GoldensCommand.self, PortCommand.self, ProbeCommand.self, HuntCommand.self, ThrashCommand.self, ExplainCommand.self,
        HelpCommand.self, CompletionsCommand.self,
    ]

    @MainActor static func named(_ name: String) -> (any SubCommand.Type)? { all.first { $0.name == name.lowercased() } }
}
