import Foundation

/// The scenarios that ship with the command: `exhibit-1` and so on, scenarios of bug reports, and demos
/// of screens and layouts.
///
/// An exhibit or a report has a folder, which has the name of the exhibit's fault, and runs the Swift
/// code in that folder. The demos run the app of the command `layout`.
public enum Exhibits {
    public struct Entry: Sendable {
        /// The name, such as "exhibit-7".
        public let name: String
        public let text: String
        /// The folder with the scenario and its Swift code; nil for a demo.
        let folder: URL?

        /// The Swift files that the screens of the exhibit need, without their imports: those in its
        /// folder, and those of the cast.
        public var swiftFiles: [(name: String, text: String)] {
            guard let folder else { return [] }
            let cast = folder.deletingLastPathComponent().appendingPathComponent("Cast")
            return [folder, cast].flatMap { folder -> [(name: String, text: String)] in
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
                return names.filter { $0.hasSuffix(".swift") && $0 != "ExhibitScreens.swift" }.sorted().compactMap {
                    name in
                    (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)).map {
                        (name, $0.textWithoutImports)
                    }
                }
            }
        }

        /// The name of the fault, such as "late-image", if it is the name of the exhibit's folder.
        public var fault: String? { folder?.lastPathComponent }
    }

    /// All scenarios, sorted by name. Numbers in names are compared by value.
    public static let all: [Entry] = {
        guard let folder = Bundle.module.url(forResource: "Exhibits", withExtension: nil),
            let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil),
            let faults = try? FileManager.default.contentsOfDirectory(
                at: folder.appendingPathComponent("Faults"), includingPropertiesForKeys: nil)
        else { return [] }
        let entries = files.filter { $0.pathExtension == "scenario" }.compactMap(entry(ofFile:))
        return (entries + faults.compactMap(entry(ofFolder:))).sorted {
            $0.name.compare($1.name, options: .numeric) == .orderedAscending
        }
    }()

    private static func entry(ofFile url: URL) -> Entry? {
        (try? String(contentsOf: url, encoding: .utf8)).map {
            Entry(name: url.deletingPathExtension().lastPathComponent, text: $0, folder: nil)
        }
    }

    /// Returns the exhibit or report in a folder. The number of an exhibit is in the first line of its
    /// scenario: `# Exhibit 65: ...`. Returns nil for a folder without a scenario.
    private static func entry(ofFolder url: URL) -> Entry? {
        let file = url.appendingPathComponent("\(url.lastPathComponent).scenario")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        let number = text.trimmingPrefix("# Exhibit ").prefix { $0.isNumber }
        return Entry(name: number.isEmpty ? url.lastPathComponent : "exhibit-\(number)", text: text, folder: url)
    }

    /// Returns the exhibit with a name, such as "exhibit-65", or the name of a fault.
    public static func entry(named name: String) -> Entry? {
        let name = name.lowercased()
        return all.first { $0.name.lowercased() == name || $0.fault == name }
    }

    /// Returns the scenario with the name of an exhibit or of a fault.
    public static func scenario(named name: String) throws -> Scenario? {
        try entry(named: name).map { try Scenario(text: $0.text, file: "\($0.name).scenario") }
    }

    /// The visible effect of a mistake. Lists group the exhibits by it.
    public enum Group: String, CaseIterable, Sendable {
        case crash = "crash on update"
        case picture = "wrong picture in a cell"
        case missing = "something is missing"
        case order = "wrong order"
        case place = "wrong place"
        case jump = "jumps while scrolling"
        case tap = "tap does nothing, or too much"
        case slow
    }

    /// Returns a list with a line for each scenario: the exhibits in their groups, then the reports
    /// and the demo screens.
    public static func list() throws -> String {
        var groups: [String: [String]] = [:]
        for entry in all {
            let scenario = try Scenario(text: entry.text, file: entry.name)
            groups[scenario.text(of: .group) ?? otherGroup, default: []].append(
                line(for: entry, scenario))
        }
        return (Group.allCases.map(\.rawValue) + [otherGroup]).compactMap { group in
            groups[group].map { (["", group] + $0).joined(separator: "\n") + "\n" }
        }.joined()
    }

    /// Returns the lines of the scenarios that a search finds, the best match first. For the name or
    /// the fault of a scenario, the result is the line of that scenario. If nothing matches, the result
    /// is a sentence about that.
    ///
    /// - Parameter query: a symptom in the searcher's words.
    public static func list(matching query: String) throws -> String {
        if let entry = entry(named: query) {
            return line(for: entry, try Scenario(text: entry.text, file: entry.name)) + "\n"
        }
        let found = ExhibitSearch.all.results(for: query)
        let lines = try found.listedNames.compactMap { name in
            try entry(named: name).map { line(for: $0, try Scenario(text: $0.text, file: name)) + "\n" }
        }
        if let open = found.openSymptom {
            return "No exhibit shows that \(open.symptom).\nReported: \(open.reported)\n"
                + (lines.isEmpty ? "" : "\nThe nearest exhibits\n" + lines.prefix(3).joined())
        }
        if lines.isEmpty { return "No exhibit has these words.\n" }
        return found.isWeak
            ? "No exhibit has most of these words. The nearest:\n" + lines.prefix(3).joined() : lines.joined()
    }

    private static func line(for entry: Entry, _ scenario: Scenario) -> String {
        let width = (all.map(\.name.count).max() ?? 0) + 2
        let holds = scenario.text(of: .holds).map { "  [\($0)]" } ?? ""
        return "  " + entry.name.padding(toLength: width, withPad: " ", startingAt: 0) + scenario.title + holds
    }

    private static let otherGroup = "reports and screens"
}

extension String {
    /// A Swift file's text without its import declarations and without blank lines around it.
    var textWithoutImports: String {
        lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n").trimmingCharacters(in: .newlines)
    }
}
