/// A mistake for which UIKit raises an exception.
///
/// The first line has UIKit's own words, so that a web search finds what is known about it. The other lines are ours.
package struct Failure: Sendable {
    /// UIKit's own first line.
    package let text: String
    /// What was going on: "performBatchUpdates", "layout pass".
    package var during: String = ""
    /// The numbers that disagree.
    package var counted: String = ""
    /// What to do about it.
    package var hint: String = ""

    package init(_ text: String, counted: String = "", hint: String = "") {
        self.text = text
        self.counted = counted
        self.hint = hint
    }

    package var description: String {
        var lines = [text]
        if !during.isEmpty { lines.append("  during   \(during)") }
        if !counted.isEmpty { lines.append("  counted  \(counted)") }
        if !hint.isEmpty { lines.append("  hint     \(hint)") }
        return lines.joined(separator: "\n")
    }

    /// The message of a process that ends because of this failure.
    package var trapText: String { description + "\n  instead  stage.failures { ... } returns this to a test, and the test goes on" }
}

extension World {
    /// The only place where a problem becomes a failure. A failure goes to whoever collects failures; if nobody does, it ends the
    /// process. A collected failure returns, so every caller must be able to go on.
    package func fail(_ failure: Failure) {
        var failure = failure
        failure.during = (activity.isEmpty ? "" : activity + ", ") + "tick \(tick)"
        tape?.write(.failure, in: nil, text: InternedString(failure.text))
        if let failureSink {
            failureSink(failure)
        } else {
            fatalError(failure.trapText + (processEnds?() ?? ""))
        }
    }

    /// Fails with these words, as `fail(_:)` does.
    package func fail(_ text: String, counted: String = "", hint: String = "") { fail(Failure(text, counted: counted, hint: hint)) }

    /// Writes a message that UIKit also writes to the console before it goes on.
    package func log(_ text: String) {
        if let tape {
            tape.write(.log, in: nil, text: InternedString(text))
        } else if self === World.standard {
            FileHandle.standardError.write(Data((text + "\n").utf8))
        }
    }
}
