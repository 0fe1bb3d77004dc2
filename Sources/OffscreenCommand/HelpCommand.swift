import Offscreen
import OffscreenScenarios

enum HelpCommand: Subcommand {
    static let name = "help"
    static let group = CommandGroup.help
    static let summary = "explains a command of offscreen, or one of the scenario language"
    static let calls = ["help", "help COMMAND", "help \(reference)"]
    static let details = "'help \(reference)' prints the whole reference of the scenario language."
    static var completionWords: [String] { Subcommands.all.map { $0.name } + [reference] + ScenarioLanguage.names }
    static let example = "help scroll"

    private static let reference = "scenarios"

    static func run(_ arguments: inout CommandArguments) throws -> Int32 {
        let name = arguments.extractWord()?.lowercased()
        try arguments.throwIfArgumentsRemain()
        guard let name else {
            try printText(HelpText.all)
            return 0
        }
        if name == reference {
            try printText(ScenarioLanguage.reference)
        } else if let command = Subcommands.named(name) {
            try printText(HelpText.help(for: command))
        } else if let text = ScenarioLanguage.help(for: name) {
            try printText(text)
        } else {
            let near = Suggestion.nearest(to: name, among: self.completionWords)
            throw CommandError(
                message: "there is no command '\(name)', in offscreen or in the scenario language"
                    + (near.map { ". Did you mean '\($0)'?" }
                        ?? "; 'offscreen --help' and 'offscreen help \(reference)' list them"))
        }
        return 0
    }
}
