import Foundation

/// The scenarios that ship with the command: `exhibit-1` to `exhibit-31`, and one for each system of the cast.
public enum Exhibits {
    public struct Entry: Sendable {
        /// "exhibit-7"
        public let name: String
        public let text: String
    }

    /// In order of name, numbers by value.
    public static let all: [Entry] = {
        guard let folder = Bundle.module.url(forResource: "Exhibits", withExtension: nil),
            let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        else { return [] }
        return files.filter { $0.pathExtension == "scenario" }.compactMap { url in
            (try? String(contentsOf: url, encoding: .utf8)).map { Entry(name: url.deletingPathExtension().lastPathComponent, text: $0) }
        }.sorted { $0.name.compare($1.name, options: .numeric) == .orderedAscending }
    }()

    public static func scenario(named name: String) throws -> Scenario? {
        try all.first { $0.name == name }.map { try Scenario(text: $0.text, file: "\($0.name).scenario") }
    }
}
