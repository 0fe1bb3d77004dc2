/// A mistake for which UIKit raises an exception, or by which a limit of this model is exceeded.
///
/// The first line has UIKit's words if there are any, so that a web search finds explanations. The
/// other lines are Offscreen's own.
package struct Failure: Sendable {
    /// The first line, in UIKit's words if there are any.
    package let text: String
    /// The activity that was under way, such as "performBatchUpdates", and the number of turns
    /// (ticks) of the stage's clock until then.
    package var during: String = ""
    /// What was found, in words: counts that disagree, or the view, path or value that is wrong.
    /// Printed after the word "counted".
    package var details: String = ""
    /// A suggestion for the person who fixes the app.
    package var hint: String = ""

    package init(_ text: String, details: String = "", hint: String = "") {
        self.text = text
        self.details = details
        self.hint = hint
    }

    package var description: String {
        var lines = [text]
        if !during.isEmpty { lines.append("  during   \(during)") }
        if !details.isEmpty { lines.append("  counted  \(details)") }
        if !hint.isEmpty { lines.append("  hint     \(hint)") }
        return lines.joined(separator: "\n")
    }

    /// The message with which the process ends if the failure is on the main queue and is not
    /// collected.
    package var trapText: String {
        description + "\n  instead  stage.failures { ... } returns this to a test, and the test goes on"
    }
}

extension Failure {
    /// Ends the process with a message, as an exception does on iOS. The backtrace of a hundred lines
    /// that the runtime would print below the message is left out, unless the environment variable
    /// `SWIFT_BACKTRACE` is set.
    static func endProcess(_ message: String) -> Never {
        fflush(nil)
        FileHandle.standardError.write(Data("Fatal error: \(message)\n".utf8))
        if ProcessInfo.processInfo.environment["SWIFT_BACKTRACE"] == nil { signal(SIGABRT, SIG_DFL) }
        abort()
    }
}

extension World {
    /// Records a failure on the event tape. Then passes it to `failureSink`, or ends the process if
    /// there is no sink. After a collected failure this function returns, so every caller must be
    /// able to continue. All failures of a world pass through this function, except those off the
    /// main queue, which always end the process.
    package func fail(_ failure: Failure) {
        var failure = failure
        failure.during = (activity.isEmpty ? "" : activity + ", ") + "tick \(tick)"
        tape?.write(.failure, in: nil, text: InternedString(failure.text))
        if let failureSink {
            failureSink(failure)
        } else {
            Failure.endProcess(failure.trapText + (prepareForProcessEnd?() ?? ""))
        }
    }

    package func fail(_ text: String, details: String = "", hint: String = "") {
        fail(Failure(text, details: details, hint: hint))
    }

    /// Records a message of UIKit or of Offscreen on the event tape. Without a tape,
    /// `World.standard` prints the message to the standard error, and other worlds do nothing.
    package func log(_ text: String) {
        if let tape {
            tape.write(.log, in: nil, text: InternedString(text))
        } else if self === World.standard {
            FileHandle.standardError.write(Data((text + "\n").utf8))
        }
    }
}
