import Foundation
import Synchronization

/// A line on the terminal that shows that a command works, from two seconds after its start. Nothing
/// is written if standard error is not a terminal.
enum WorkLine {
    private struct State {
        /// The name of the command; nil while no line should be shown.
        var command: String?
        /// How far the work is, such as "12 of 96 combinations".
        var progress = ""
        var start = ContinuousClock.now
        var isShown = false
    }

    private static let state = Mutex(State())
    /// The time after which the line appears, in seconds: two, unless a test sets another time.
    private static let delay = ProcessInfo.processInfo.environment["OFFSCREEN_WORK_LINE"].flatMap(Double.init) ?? 2
    /// The time between two changes of the line, in seconds.
    private static let interval = min(delay, 0.5)

    static func begin(_ command: String) {
        guard Terminal.isTerminal(STDERR_FILENO) else { return }
        state.withLock { $0.command = command }
        Thread {
            while true {
                Thread.sleep(forTimeInterval: interval)
                show()
            }
        }.start()
    }

    static func setProgress(_ text: String) {
        state.withLock { $0.progress = text }
    }

    private static func show() {
        state.withLock { state in
            guard let command = state.command else { return }
            let time = ContinuousClock.now - state.start
            guard time >= .seconds(delay) else { return }
            let progress = state.progress.isEmpty ? "" : "\(state.progress), "
            let line = "\(command) works: \(progress)\(time.components.seconds) s"
            // The last column stays free, because some terminals begin a new line after a full one.
            Output.writeToTerminal("\r\(line.prefix((Terminal.width ?? 80) - 1))\u{1B}[K")
            state.isShown = true
        }
    }

    /// Removes the line, so that other text can be written.
    static func clear() { state.withLock { clear(&$0) } }

    /// Removes the line for good, because the command has ended, waits, or has a line of its own.
    static func end() {
        state.withLock {
            clear(&$0)
            $0.command = nil
        }
    }

    private static func clear(_ state: inout State) {
        if state.isShown { Output.writeToTerminal("\r\u{1B}[K") }
        state.isShown = false
    }
}
