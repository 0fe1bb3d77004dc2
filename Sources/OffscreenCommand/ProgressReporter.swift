import Foundation
import OffscreenScenarios

/// Shows the progress of long work on standard error. On a terminal it overwrites one line;
/// elsewhere it adds at most one line every ten seconds.
struct ProgressReporter {
    private let text: ProgressText
    private let isTerminal = Terminal.isTerminal(STDERR_FILENO)
    private let start = Date()
    private var last = Date()
    private var isShown = false

    init(_ text: ProgressText) { self.text = text }

    mutating func showIfDue(_ progress: SeedRangeRunner.Progress) throws {
        let now = Date()
        guard now.timeIntervalSince(last) >= (isTerminal ? 0.2 : 10) else { return }
        last = now
        let line = text.line(for: progress, after: now.timeIntervalSince(start))
        guard isTerminal else { return Output.writeToStandardError("# \(line)\n") }
        // The text leaves at least the last column free, because some terminals begin a new line
        // after a full one.
        Output.writeToStandardError("\r\(line.prefix((Terminal.width ?? 80) - 1))\u{1B}[K")
        isShown = true
    }

    /// Clears the line on the terminal.
    mutating func end() {
        if isShown { Output.writeToStandardError("\r\u{1B}[K") }
        isShown = false
    }
}
