import Foundation

/// Properties of the terminal, if the command writes to one.
enum Terminal {
    static func isTerminal(_ stream: Int32) -> Bool { isatty(stream) == 1 }

    /// The width in characters, at least 20; nil if neither standard output nor standard error is a
    /// terminal that reports its width.
    static var width: Int? {
        for stream in [STDOUT_FILENO, STDERR_FILENO] where isTerminal(stream) {
            var size = winsize()
            if ioctl(stream, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 { return max(20, Int(size.ws_col)) }
        }
        return nil
    }

    /// Whether a stream shows colours. It must be a terminal, NO_COLOR must be unset or empty, and
    /// TERM must not be `dumb`. https://no-color.org
    static func showsColors(_ stream: Int32) -> Bool {
        let environment = ProcessInfo.processInfo.environment
        return isTerminal(stream) && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }
}

/// Functions that add the terminal's color codes to a text, if the output shows colors.
enum TerminalStyle {
    private static let isOn = Terminal.showsColors(STDOUT_FILENO)

    private static func styled(_ text: String, styleCode: String, showsStyles: Bool = isOn) -> String {
        showsStyles && !text.isEmpty ? "\u{1B}[\(styleCode)m\(text)\u{1B}[0m" : text
    }

    static func heading(_ text: String) -> String { styled(text, styleCode: "1") }
    static func example(_ text: String) -> String { styled(text, styleCode: "36") }
    static func success(_ text: String) -> String { styled(text, styleCode: "32") }
    static func failure(_ text: String) -> String { styled(text, styleCode: "31") }

    static func verdict(_ text: String, isGood: Bool) -> String { isGood ? success(text) : failure(text) }

    /// Returns the label of an error in red, for standard error.
    static func errorLabel(_ text: String) -> String {
        styled(text, styleCode: "31", showsStyles: Terminal.showsColors(STDERR_FILENO))
    }

    /// Returns a diff with removed lines in red and added lines in green.
    static func difference(_ text: String) -> String {
        guard isOn else { return text }
        return text.components(separatedBy: "\n").map { line in
            if line.hasPrefix("---") || line.hasPrefix("+++") { return heading(line) }
            if line.hasPrefix("-") { return failure(line) }
            if line.hasPrefix("+") { return success(line) }
            return line
        }.joined(separator: "\n")
    }
}
