/// Something that UIKit raises an exception for.
///
/// The first line is UIKit's own words, so that a search finds the world's knowledge; the rest is ours.
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

    /// What a process says that ends of it.
    var trapText: String { description + "\n  instead  stage.failures { ... } returns this to a test, and the test goes on" }
}

extension World {
    /// The one place where a problem becomes a failure: it is handed to whoever collects failures, and otherwise ends
    /// the process. A caller must be able to go on, because a collected failure returns.
    func fail(_ failure: Failure) {
        var failure = failure
        failure.during = (activity.isEmpty ? "" : activity + ", ") + "tick \(tick)"
        tape?.write(.failure, in: nil, text: InternedString(failure.text))
        if let failureSink {
            failureSink(failure)
        } else {
            fatalError(failure.trapText)
        }
    }

    /// Something that UIKit writes to the console and lives with.
    package func log(_ text: String) {
        if let tape {
            tape.write(.log, in: nil, text: InternedString(text))
        } else if self === World.standard {
            FileHandle.standardError.write(Data((text + "\n").utf8))
        }
    }
}
