import Foundation

/// The help of `offscreen` and of each of its commands, in at most 80 columns.
@MainActor
enum HelpText {
    static let version = "0.1"

    private static let exitCodes =
        "Exit codes: 0 everything is as expected, 1 something is not, 2 the call or a file was not understood."

    /// The list of all commands by group, each with an example.
    static var all: String {
        var lines = ["offscreen: UIKit's collection view without a screen", ""]
        for group in CommandGroup.allCases {
            lines.append(TerminalStyle.heading(group.rawValue))
            if group == .look {
                lines += entry(
                    for: "(nothing)",
                    summary: "tells the story of the iOS 10 ordering bug and its fix, and checks each statement",
                    example: "--seed 7")
            }
            for command in Subcommands.all where command.group == group {
                lines += entry(for: command.name, summary: command.summary, example: command.example)
            }
            lines.append("")
        }
        lines += wrapped("'offscreen COMMAND --help' has a command's options. --version prints the version.")
        lines +=
            wrapped(
                """
                Names may be written in upper or lower case. Colours are for terminals only; NO_COLOR=1 \
                turns them off.
                """
            )
            + wrapped(exitCodes)
        return joinedLines(lines)
    }

    private static func entry(for name: String, summary: String, example: String) -> [String] {
        wrapped(name.padding(toLength: 13, withPad: " ", startingAt: 0) + summary, firstIndent: 2, followingIndent: 15)
            + [String(repeating: " ", count: 15) + TerminalStyle.example("offscreen \(example)")]
    }

    static func help(for command: any Subcommand.Type) -> String {
        var lines: [String] = []
        for call in command.calls { lines += wrapped("offscreen \(call)", firstIndent: 0, followingIndent: 4) }
        lines += [""] + wrapped(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".")
        for paragraph in command.details.split(separator: "\n") { lines += wrapped(String(paragraph)) }
        if !command.options.isEmpty {
            lines += ["", TerminalStyle.heading("Options")]
            for option in command.options {
                let call = option.name + (option.value.map { " \($0)" } ?? "")
                let choices = option.choices.isEmpty ? "" : ": \(option.choices.joined(separator: ", "))"
                if call.count <= 21 {
                    lines += wrapped(
                        call.padding(toLength: 23, withPad: " ", startingAt: 0) + option.text + choices, firstIndent: 2,
                        followingIndent: 25
                    )
                } else {
                    lines += ["  \(call)"] + wrapped(option.text + choices, firstIndent: 25, followingIndent: 25)
                }
            }
        }
        lines +=
            ["", TerminalStyle.heading("Example"), "  " + TerminalStyle.example("offscreen \(command.example)"), ""]
            + wrapped(exitCodes)
        return joinedLines(lines)
    }

    nonisolated static func joinedLines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

    /// Breaks a text into lines that begin with two spaces.
    static func indented(_ text: String) -> [String] { wrapped(text, firstIndent: 2, followingIndent: 2) }

    /// Breaks a text into lines of at most `width` characters. A word that is too long for a line
    /// has a line of its own. The first line begins with `first` spaces, and the other lines with
    /// `rest` spaces. Several spaces in a row remain, except where a line is broken.
    static func wrapped(
        _ text: String, firstIndent first: Int = 0, followingIndent rest: Int = 0,
        width: Int = min(80, Terminal.width ?? 80)
    )
        -> [String]
    {
        var lines: [String] = []
        var line = String(repeating: " ", count: first)
        var isEmpty = true
        for word in text.split(separator: " ", omittingEmptySubsequences: false) {
            if !isEmpty, line.count + 1 + word.count > width, !word.isEmpty {
                lines.append(String(line.reversed().drop { $0 == " " }.reversed()))
                (line, isEmpty) = (String(repeating: " ", count: rest), true)
            }
            line += (isEmpty ? "" : " ") + word
            isEmpty = false
        }
        return lines + [line]
    }
}
