/// The claims for which a device is known to differ from the model, with the reasons.
///
/// Each has a line: `FLOW-15: reason`, or `FLOW-15 in touching-elements: reason` for one scenario. A line that begins with `#` is
/// a comment.
public struct KnownDifferences: Sendable {
    private struct Entry: Sendable {
        let claim: String
        let scenario: String?
        let reason: String
    }

    private let entries: [Entry]

    /// - Throws: `DeviceRecordError` for a line of another form.
    public init(_ text: String = "", file: String = "") throws {
        entries = try text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { return nil }
            guard let match = line.wholeMatch(of: /([A-Z]+-\d+)(?: in (\S+))?: *(\S.*)/) else {
                throw DeviceRecordError(message: "\(file):\(index + 1): '\(line)' is not 'CLAIM: reason' or 'CLAIM in SCENARIO: reason'")
            }
            return Entry(claim: String(match.1), scenario: match.2.map(String.init), reason: String(match.3))
        }
    }

    /// Returns the reason for which a claim is known to differ in a scenario, or nil if it is not.
    func reason(_ claim: String, in scenario: String) -> String? {
        entries.first { $0.claim == claim && ($0.scenario == nil || $0.scenario == scenario) }?.reason
    }
}
