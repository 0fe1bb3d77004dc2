import Offscreen

/// The names of UIKit's API that the exhibits are about, such as "reloadData" and "zIndex". A name
/// is found in the headers of at least two exhibits, as a word with a capital inside.
///
/// An exhibit is about a name if the explanation in its header has the name, or a line that the fix
/// changes has it.
public struct ExhibitNames: Sendable {
    /// The names, in alphabetical order without regard to case.
    public let all: [String]
    /// The names of each exhibit, in the same order.
    private let namesByExhibit: [String: [String]]

    public init(_ scenarios: [(name: String, scenario: Scenario)]) {
        let inHeaders = scenarios.map { ExhibitNames.names(in: ExhibitNames.explanation(in: $0.scenario)) }
        var holders: [String: Int] = [:]
        for names in inHeaders { for name in names { holders[name, default: 0] += 1 } }
        let shared = Set(holders.filter { $0.value > 1 }.keys)
        var namesByExhibit: [String: [String]] = [:]
        for (exhibit, inHeader) in zip(scenarios, inHeaders) {
            let inCode = ExhibitNames.names(in: ExhibitNames.changedLines(of: exhibit.scenario))
            namesByExhibit[exhibit.name] = ExhibitNames.sorted(inHeader.union(inCode).intersection(shared))
        }
        self.namesByExhibit = namesByExhibit
        all = ExhibitNames.sorted(shared)
    }

    public func names(ofExhibit name: String) -> [String] { namesByExhibit[name] ?? [] }

    private static func sorted(_ names: Set<String>) -> [String] {
        names.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
    }

    /// Returns the texts of a header that explain the mistake. The texts for a debugger and a test
    /// are left out, because they have names of all kinds.
    private static func explanation(in scenario: Scenario) -> String {
        let keys: [HeaderKey] = [.trigger, .symptom, .why, .fix, .leaves, .mustNot, .pitfall]
        return ([scenario.title] + keys.flatMap(scenario.texts(of:))).joined(separator: "\n")
    }

    /// Returns the lines that only one of the two codes of an exhibit has.
    private static func changedLines(of scenario: Scenario) -> String {
        guard let code = ExhibitCode(scenario) else { return "" }
        return UnifiedDiff(code.mistake, code.fix, context: 0).description.split(separator: "\n").dropFirst(2)
            .filter { $0.hasPrefix("-") || $0.hasPrefix("+") }.map { String($0.dropFirst()) }.joined(separator: "\n")
    }

    /// Returns the words with a small letter before a capital. The names of systems and the labels
    /// of parameters are left out.
    private static func names(in text: String) -> Set<String> {
        var names: Set<String> = []
        for match in text.matches(of: /[A-Za-z_][A-Za-z0-9_]*/) where !text[match.range.upperBound...].hasPrefix(":") {
            let name = String(match.0)
            if name.contains(/[a-z][A-Z]/), !name.hasPrefix("iOS") { names.insert(name) }
        }
        return names
    }
}
