import Foundation
import OffscreenScenarios

/// Tells on standard error where long work is: on a terminal in one line that is written over, elsewhere in a line every ten seconds.
struct ProgressTeller {
    private let text: ProgressText
    private let isTerminal = Terminal.isTerminal(STDERR_FILENO)
    private let start = Date()
    private var last = Date()
    private var isShown = false

    init(_ text: ProgressText) { self.text = text }

    mutating func tell(_ progress: SeedRun.Progress) throws {
        let now = Date()
        guard now.timeIntervalSince(last) >= (isTerminal ? 0.2 : 10) else { return }
        last = now
        let line = text.line(progress, after: now.timeIntervalSince(start))
        guard isTerminal else { return Output.complain("# \(line)\n") }
        // The cursor may not get to the end of the line, or the terminal begins another one.
        Output.complain("\r\(line.prefix((Terminal.width ?? 80) - 1))\u{1B}[K")
        isShown = true
    }

    /// Takes the line away.
    mutating func end() {
        if isShown { Output.complain("\r\u{1B}[K") }
        isShown = false
    }
}
