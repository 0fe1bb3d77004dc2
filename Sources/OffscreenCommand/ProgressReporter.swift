import Foundation
import OffscreenScenarios

/// Shows the progress of long work on standard error: one line on a terminal, and nothing elsewhere.
struct ProgressReporter {
    private let text: ProgressText
    private let isTerminal = Terminal.isTerminal(STDERR_FILENO)
    private let start = Date()
    private var last = Date()
    private var isShown = false

    init(_ text: ProgressText) {
        self.text = text
        WorkLine.end()
    }

    mutating func showIfDue(_ progress: SeedRangeRunner.Progress) throws {
        let now = Date()
        guard isTerminal, now.timeIntervalSince(last) >= 0.2 else { return }
        last = now
        let line = text.line(for: progress, after: now.timeIntervalSince(start))
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
