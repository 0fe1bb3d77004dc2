import Offscreen
import OffscreenScenarios

/// Prints the reference of the scenario language.
enum HelpCommand: SubCommand {
    static let name = "help"
    static let usage = [
        (call: "help", does: "prints the reference of the scenario language"),
        (call: "help COMMAND", does: "explains one scenario command"),
    ]

    static func run(_ words: inout Words) throws -> Int32 {
        let name = words.word()
        try words.finish()
        guard let name else {
            try say(ScenarioLanguage.reference)
            return 0
        }
        guard let text = ScenarioLanguage.help(for: name) else {
            throw UsageProblem(
                message: "unknown scenario command '\(name)'.\(Suggestion.sentence(for: name, among: ScenarioLanguage.names))")
        }
        try say(text)
        return 0
    }
}
