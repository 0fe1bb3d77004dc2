/// Claims of which it is known that a device does otherwise than the model, and why that is left so.
///
/// A line for each: `FLOW-15: reason`, or `FLOW-15 in touching-elements: reason` for one scenario. A line that begins with `#` is a comment.
public struct KnownDifferences: Sendable {
    private struct Entry: Sendable {
        let claim: String
        let scenario: String?
        let reason: String
    }

    private let entries: [Entry]

    /// - Throws: `DeviceRecordError` for a line that says something else.
    public init(_ text: String = "", file: String = "") throws {
        entries = try text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { index, line in
            if line.hasPrefix("#") || line.allSatisfy(\.isWhitespace) { return nil }
            guard let match = line.wholeMatch(of: /([A-Z]+-\d+)(?: in (\S+))?: *(\S.*)/) else {
                throw DeviceRecordError(message: "\(file):\(index + 1): '\(line)' is not 'CLAIM: reason' or 'CLAIM in SCENARIO: reason'")
            }
            return Entry(claim: String(match.1), scenario: match.2.map(String.init), reason: String(match.3))
        }
    }

    /// Why a claim is known to differ in a scenario; nil when it is not.
    func reason(_ claim: String, in scenario: String) -> String? {
        entries.first { $0.claim == claim && ($0.scenario == nil || $0.scenario == scenario) }?.reason
    }
}
