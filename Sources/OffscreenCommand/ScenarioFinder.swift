import Foundation
import Offscreen
import OffscreenScenarios

/// Finds scenarios by the name of a file, with or without its extension, or by the name of an
/// exhibit.
enum ScenarioFinder {
    private static let ending = ".scenario"

    private static func fileExists(named name: String) -> Bool { FileManager.default.fileExists(atPath: name) }

    /// Returns the path of the file with the given name, with the extension if needed. Returns nil
    /// for the name of an exhibit, unless a file has exactly that name. Any other name without a
    /// file is returned unchanged.
    static func filePath(named name: String) -> String? {
        if fileExists(named: name) { return name }
        if exhibitName(matching: name) != nil { return nil }
        return fileExists(named: name + ending) ? name + ending : name
    }

    static func exhibitName(matching name: String) -> String? {
        Exhibits.entry(named: name)?.name
    }

    static func isExhibit(_ name: String) -> Bool { filePath(named: name) == nil }

    static func readScenario(named name: String) throws -> Scenario {
        guard let path = filePath(named: name) else {
            return try Exhibits.scenario(named: exhibitName(matching: name)!)!
        }
        if path.hasSuffix(".json") {
            throw CommandError(
                message:
                    """
                    \(path) is a recording, not a scenario: 'offscreen play \(path)' plays it, 'offscreen \
                    draw \(path)' draws it
                    """
            )
        }
        if !path.contains("/"), !path.contains("."), !fileExists(named: path) {
            let hint = Suggestion.sentence(for: path, among: Exhibits.all.map(\.name))
            let rest =
                hint.count > 80
                ? " 'offscreen list' tells which exhibits there are, 'offscreen new \(path)' writes a file" : hint
            throw CommandError(
                message: "there is no file '\(path)' or '\(path)\(ending)', and no exhibit of that name.\(rest)")
        }
        try throwIfFolder(path)
        return try Scenario(contentsOf: URL(fileURLWithPath: path), file: path)
    }

    private static func throwIfFolder(_ path: String) throws {
        guard FileManager.default.isFolder(path) else { return }
        let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
        guard files.contains(where: { $0.hasSuffix(ending) }) else {
            throw CommandError(
                message: "\(path) is a folder without a scenario in it; 'offscreen new \(folder)/my-bug' writes one")
        }
        throw CommandError(
            message: "\(path) is a folder: name the files in it, as in 'offscreen run \(folder)/*\(ending)'")
    }
}
