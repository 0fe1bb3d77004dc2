import Foundation

/// The Swift code of an exhibit, which demonstrates a mistake: code with the mistake, and the same
/// code without it. Both are the files of the screens that the scenario shows.
public struct ExhibitCode: Sendable {
    public let mistake: String
    public let fix: String

    /// Reads the code of an exhibit or report.
    ///
    /// - Returns: nil if the scenario belongs to no folder of an exhibit.
    public init?(_ scenario: Scenario) {
        let name = ((scenario.file as NSString).lastPathComponent as NSString).deletingPathExtension
        guard let folder = Exhibits.entry(named: name)?.folder else { return nil }
        let texts = Self.texts(of: scenario.screens, in: folder)
        guard texts.count >= 2 else { return nil }
        (mistake, fix) = (texts[0], texts[1])
    }

    /// Returns the text of each screen's file without its imports.
    private static func texts(of screens: [String], in folder: URL) -> [String] {
        screens.compactMap { screen in
            let file = folder.appendingPathComponent("\(screen).swift")
            return (try? String(contentsOf: file, encoding: .utf8))?.textWithoutImports
        }
    }
}
