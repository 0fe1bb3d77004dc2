import Foundation
import Offscreen
import OffscreenScenarios

// The exit code is 0 if all checks passed, and 1 if a check failed or a command found a problem. It
// is 2 after an error, such as an unknown option, an invalid file or an output that cannot be
// written.

@MainActor
func printStory(_ arguments: inout CommandArguments) throws -> Int32 {
    let seed = try arguments.extractNumber(of: "--seed", example: "7") ?? 7
    try arguments.throwIfArgumentsRemain()
    var story = CardStory(seed: seed)
    story.write()
    try printText(story.text)
    return story.failedStatements.isEmpty ? 0 : 1
}

func isHelpOption(_ word: String) -> Bool { ["--help", "-h"].contains(word.lowercased()) }

let code: Int32 = MainActor.assumeIsolated {
    Output.prepareStreamsAndSignals()
    var arguments = Array(CommandLine.arguments.dropFirst())
    do {
        if let first = arguments.first, !first.hasPrefix("-") {
            guard let command = Subcommands.named(first) else {
                let names = Subcommands.all.map { $0.name }
                let hint =
                    ScenarioFinder.exhibitName(matching: first).map { ". Did you mean 'offscreen run \($0)'?" }
                    ?? CommandError.hint(for: first, among: names, helpCommand: "offscreen --help")
                throw CommandError(message: "unknown command '\(first)'\(hint)")
            }
            arguments.removeFirst()
            if arguments.contains(where: isHelpOption) {
                try printText(HelpText.help(for: command))
                return 0
            }
            var remaining = CommandArguments(arguments, of: command)
            WorkLine.begin(command.name)
            defer { WorkLine.end() }
            return try command.run(&remaining)
        }
        if arguments.contains(where: isHelpOption) {
            try printText(HelpText.all)
            return 0
        }
        if arguments.contains(where: { $0.lowercased() == "--version" }) {
            try printText("offscreen \(HelpText.version), systems \(Preset.all[0].name) to \(Preset.current.name)\n")
            return 0
        }
        var remaining = CommandArguments(arguments)
        WorkLine.begin("offscreen")
        defer { WorkLine.end() }
        return try printStory(&remaining)
    } catch {
        Output.writeToStandardError(ErrorLine.text(for: error))
        return 2
    }
}
exit(code)
