/// One command of the command line, in a file of its own.
protocol SubCommand {
    static var name: String { get }
    /// One line each: the call, and what it does.
    static var usage: [(call: String, does: String)] { get }

    /// - Returns: the exit code: 0 everything held, 1 something did not hold.
    /// - Throws: `UsageProblem` or another error, told on standard error; the exit code is 2.
    @MainActor static func run(_ words: inout Words) throws -> Int32
}

import Foundation

enum SubCommands {
    @MainActor static let all: [any SubCommand.Type] = [
        RunCommand.self, ListCommand.self, NewCommand.self, RecordCommand.self, DrawCommand.self, PlayCommand.self, LessonsCommand.self,
        HuntCommand.self, ThrashCommand.self, ExplainCommand.self, HelpCommand.self,
    ]

    @MainActor static var help: String {
        let lines: [(call: String, does: String)] =
            [
                ("offscreen", "tells the story of the iOS 10 ordering bug and its fix; exits 1 if one of its statements does not hold"),
                ("offscreen --seed N", "the same with another seed: N decides what iOS 10 leaves to chance"),
            ] + all.flatMap { $0.usage.map { ("offscreen " + $0.call, $0.does) } }
        let width = lines.map(\.call.count).max() ?? 0
        return "offscreen: UIKit's collection view without a screen\n\n"
            + lines.map { "  " + $0.call.padding(toLength: width + 2, withPad: " ", startingAt: 0) + $0.does + "\n" }.joined()
            + "\nExit codes: 0 everything held, 1 something did not hold, 2 the call or a file was not understood.\n"
    }
}
