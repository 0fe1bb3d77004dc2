import Foundation
import Offscreen
import OffscreenScenarios

// The exit codes: 0 everything held, 1 something did not hold, 2 the call or a file was not understood.

func complain(_ message: String) -> Never {
    Output.complain("offscreen: \(message.withLongWordsCut)\n")
    exit(2)
}

@MainActor
func story(_ words: inout Words) throws -> Int32 {
    let seed = try words.number("--seed", "7") ?? 7
    try words.finish(options: ["--seed", "--help"])
    var story = CardStory(seed: seed)
    story.tell()
    try say(story.text)
    return story.broken.isEmpty ? 0 : 1
}

let code: Int32 = MainActor.assumeIsolated {
    Output.prepare()
    var arguments = Array(CommandLine.arguments.dropFirst())
    do {
        if let first = arguments.first, !first.hasPrefix("-") {
            guard let command = SubCommands.all.first(where: { $0.name == first }) else {
                let names = SubCommands.all.map { $0.name }
                throw UsageProblem(message: "unknown command '\(first)'\(UsageProblem.hint(first, among: names))")
            }
            arguments.removeFirst()
            var words = Words(arguments)
            return try command.run(&words)
        }
        if arguments.contains("--help") || arguments.contains("-h") {
            try say(SubCommands.help)
            return 0
        }
        var words = Words(arguments)
        return try story(&words)
    } catch let problem as UsageProblem {
        complain(problem.message)
    } catch {
        complain("\(error)")
    }
}
exit(code)
