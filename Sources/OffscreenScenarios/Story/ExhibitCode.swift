import Foundation

/// The Swift code of an exhibit, which demonstrates a mistake: code with the mistake, and the same
/// code without it.
///
/// The code is in a file such as `Swift/exhibit-46.swift` beside the scenario. A scenario with the
/// mistake of another exhibit names that exhibit's file in its header, as `# swift: exhibit-1`. The
/// tests compile these files and run both versions.
public struct ExhibitCode: Sendable {
    public let mistake: String
    public let fix: String

    /// Reads the code of an exhibit.
    ///
    /// - Returns: nil if the exhibit has no code, or if the code does not have the three headings
    ///   `// MARK: With the mistake`, `// MARK: Without the mistake` and `// MARK: Check of the
    ///   symptom`.
    public init?(_ scenario: Scenario) {
        let file = ((scenario.file as NSString).lastPathComponent as NSString).deletingPathExtension
        let name = scenario.prefaceText(labelled: "swift") ?? file
        guard let folder = Bundle.module.url(forResource: "Exhibits", withExtension: nil),
            let text = try? String(contentsOf: folder.appendingPathComponent("Swift/\(name).swift"), encoding: .utf8)
        else { return nil }
        let parts = text.components(separatedBy: "// MARK: ").dropFirst().map {
            ExhibitCode.outdentedText(of: $0.lines.dropFirst())
        }
        guard parts.count == 3 else { return nil }
        (mistake, fix) = (parts[0], parts[1])
    }

    /// Returns lines as text, without the indentation that they share and without blank lines
    /// around them.
    private static func outdentedText(of lines: ArraySlice<String>) -> String {
        let indent = lines.filter { !$0.allSatisfy { $0 == " " } }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(indent)) }.joined(separator: "\n").trimmingCharacters(
            in: .whitespacesAndNewlines)
    }
}
