/// A parsed trace that `DeviceTrace` wrote, on a device or on the simulated UIKit.
public struct DeviceRecord: Sendable {
    struct Step: Sendable {
        /// The title without the step's number, which differs between traces if one lacks a step.
        var title: String
        var claims: [String]
        /// All lines that are not facts, such as calls that the app received, and lists of views.
        var events: [Line] = []
        var facts: [Fact] = []
    }

    struct Line: Sendable, Equatable {
        let text: String
        let claims: [String]
    }

    struct Fact: Sendable {
        let claims: [String]
        let question: String
        let answer: String
    }

    public let scenario: String
    public let system: String
    let scale: String
    let steps: [Step]

    /// - Throws: `ComparisonFileError` if the text is not a device trace.
    public init(_ text: String, file: String) throws {
        var lines = text.split(whereSeparator: \.isNewline).map(String.init)[...]
        guard lines.first == "# offscreen device trace 1" else {
            throw ComparisonFileError(
                message: "\(file):1: this is not a device trace, whose first line is '# offscreen device trace 1'")
        }
        var head: [String: String] = [:]
        while let line = lines.first, line.hasPrefix("# ") {
            if let colon = line.firstIndex(of: ":") {
                head[String(line.dropFirst(2)[..<colon])] =
                    line[line.index(after: colon)...].trimmingPrefix(" ").description
            }
            lines.removeFirst()
        }
        scenario = head["scenario"] ?? file
        system = head["system"] ?? "an unknown system"
        scale = head["scale"] ?? "?"
        var steps: [Step] = []
        var claims: [String] = []
        for (offset, line) in lines.enumerated() {
            let number = lines.startIndex + offset + 1
            if let match = line.wholeMatch(of: /step \d+: (.*?)(?: \[([^\[\]]*)\])?/) {
                claims = DeviceRecord.ids(in: match.2 ?? "")
                steps.append(Step(title: String(match.1), claims: claims))
                continue
            }
            guard !steps.isEmpty, line.hasPrefix("  ") else {
                throw ComparisonFileError(message: "\(file):\(number): '\(line)' is in no step")
            }
            let words = line.dropFirst(2)
            if let match = words.wholeMatch(of: /fact (.*?): (.*) -> (.*)/) {
                steps[steps.count - 1].facts.append(
                    Fact(claims: DeviceRecord.ids(in: match.1), question: String(match.2), answer: String(match.3)))
                continue
            }
            // The views below a line "views [CLAIMS]" bear on those claims. All other lines bear on
            // the claims of the step.
            if let match = words.wholeMatch(of: /views(?: \[(.*)\])?/) {
                claims = match.1.map(DeviceRecord.ids) ?? steps[steps.count - 1].claims
            } else if !words.hasPrefix(" ") {
                claims = steps[steps.count - 1].claims
            }
            steps[steps.count - 1].events.append(Line(text: String(words), claims: claims))
        }
        self.steps = steps
    }

    /// Returns the ids in a text such as "PRE-01 PRE-02". A "-" represents no id and is left out.
    private static func ids(in text: Substring) -> [String] {
        text.split(separator: " ").filter { $0 != "-" }.map(String.init)
    }
}

/// An error in the text of a device trace or of the known differences. Its message names the file
/// and the line.
public struct ComparisonFileError: Error, CustomStringConvertible {
    let message: String

    public var description: String { message }
}
