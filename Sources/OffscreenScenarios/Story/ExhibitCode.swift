import Foundation

/// The Swift code of an exhibit, which demonstrates a mistake: code with the mistake, and the same
/// code without it.
///
/// An exhibit in a folder of its own shows the files that ran. Otherwise the code is in a file such as
/// `Swift/exhibit-46.swift`, which only the tests compile and run. A scenario with the mistake of
/// another exhibit names that exhibit in its header, as `# swift: exhibit-1`.
public struct ExhibitCode: Sendable {
    public let mistake: String
    public let fix: String

    /// Reads the code of an exhibit. In an exhibit's folder it is the code of the screens that the
    /// scenario shows: first the one with the mistake, and then the one without it.
    ///
    /// - Returns: nil if the exhibit has no code, or if a file outside of such a folder does not have
    ///   the three headings `// MARK: With the mistake`, `// MARK: Without the mistake` and `// MARK:
    ///   Check of the symptom`.
    public init?(_ scenario: Scenario) {
        let file = ((scenario.file as NSString).lastPathComponent as NSString).deletingPathExtension
        let name = scenario.prefaceText(labelled: "swift") ?? file
        let parts =
            Exhibits.entry(named: name)?.folder.map { Self.texts(of: scenario.screens, in: $0) }
            ?? Self.parts(ofFile: name)
        guard let parts, parts.count >= 2 else { return nil }
        (mistake, fix) = (parts[0], parts[1])
    }

    /// Returns the text of each screen's file without its imports.
    private static func texts(of screens: [String], in folder: URL) -> [String] {
        screens.compactMap { screen in
            let file = folder.appendingPathComponent("\(screen).swift")
            return (try? String(contentsOf: file, encoding: .utf8)).map { text in
                outdentedText(of: text.lines.drop { $0.isEmpty || $0.hasPrefix("import ") })
            }
        }
    }

    private static func parts(ofFile name: String) -> [String]? {
        guard let folder = Bundle.module.url(forResource: "Exhibits", withExtension: nil),
            let text = try? String(contentsOf: folder.appendingPathComponent("Swift/\(name).swift"), encoding: .utf8)
        else { return nil }
        let parts = text.components(separatedBy: "// MARK: ").dropFirst().map {
            outdentedText(of: $0.lines.dropFirst())
        }
        return parts.count == 3 ? parts : nil
    }

    /// Returns lines as text, without the indentation that they share and without blank lines
    /// around them.
    private static func outdentedText(of lines: ArraySlice<String>) -> String {
        let indent = lines.filter { !$0.allSatisfy { $0 == " " } }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(indent)) }.joined(separator: "\n").trimmingCharacters(
            in: .whitespacesAndNewlines)
    }
}
