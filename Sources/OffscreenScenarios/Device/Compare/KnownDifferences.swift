/// The claims (statements about UIKit, each with an id) for which a device is known to differ from
/// Offscreen, with the reasons.
///
/// The text has a line such as `FLOW-15: reason` for each claim. For a single scenario the line is
/// `FLOW-15 in touching-elements: reason`. A line that begins with `#` is a comment.
public struct KnownDifferences: Sendable {
    private struct Entry: Sendable {
        let claim: String
        let scenario: String?
        let reason: String
    }

    private let entries: [Entry]

    /// - Throws: `ComparisonFileError` for a line of another form.
    public init(_ text: String = "", file: String = "") throws {
        entries = try text.lines.enumerated().compactMap { index, line in
            if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { return nil }
            guard let match = line.wholeMatch(of: /([A-Z]+-\d+)(?: in (\S+))?: *(\S.*)/) else {
                throw ComparisonFileError(
                    message: "\(file):\(index + 1): '\(line)' is not 'CLAIM: reason' or 'CLAIM in SCENARIO: reason'")
            }
            return Entry(claim: String(match.1), scenario: match.2.map(String.init), reason: String(match.3))
        }
    }

    func reasonForDifference(aboutClaim claim: String, in scenario: String) -> String? {
        entries.first { $0.claim == claim && ($0.scenario == nil || $0.scenario == scenario) }?.reason
    }
}
