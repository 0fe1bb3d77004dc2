import Foundation
import OffscreenPorter

/// Lists what Linux does not compile in code for iOS, and writes a copy in which it is mended.
enum PortCommand: SubCommand {
    static let name = "port"
    static let group = CommandGroup.bring
    static let summary = "lists what Linux does not compile in code for iOS, with the edit for each place"
    static let calls = ["port PATH... [options]"]
    static let details = """
        PATH is a Swift file or a folder. Files that belong together are to be named together: a class may have its extensions in another file. Package.swift and what begins with a dot are left out.
        With --out all files of the paths are copied, the Swift files ported. Each line stays where it is, so that errors and breakpoints lead to the original.
        With --in-place the Swift files themselves are edited, and each changed file is listed. Git must have them as they are, so that 'git diff' shows the edits; otherwise no file is changed. The edited code no longer builds for iOS.
        The exit code is 1 when something is left to do by hand. The page Porting of the module UIKit has every limit, its error and its edit.
        """
    static let options = [
        CommandOption(name: "--out", value: "DIR", text: "writes a ported copy; what is there is overwritten"),
        CommandOption(name: "--in-place", text: "edits the files where they are, if git has them as they are"),
    ]
    static let takesFiles = true
    static let example = "port . --out ported"

    private struct Source {
        /// As it was called.
        let path: String
        /// In the copy.
        let place: String
        let data: Data
    }

    static func run(_ words: inout Words) throws -> Int32 {
        let out = try words.value("--out", "a folder, such as --out ported")
        let isInPlace = words.flag("--in-place")
        guard !isInPlace || out == nil else { throw UsageProblem(message: "--in-place and --out exclude each other; choose one") }
        let paths = try [words.word("a Swift file or a folder")] + words.rest()
        try words.finish()

        var sources: [Source] = []
        for path in paths { sources += try files(at: path, apart: paths.count > 1, except: out) }
        let isSwift = sources.map { $0.path.hasSuffix(".swift") && ($0.path as NSString).lastPathComponent != "Package.swift" }
        let swift = zip(sources, isSwift).filter(\.1).map(\.0)
        let ported = Porter.port(swift.map { ($0.path, Array($0.data)) })

        let changed = ported.filter(\.isChanged)
        if isInPlace { try InPlaceEdit(changes: changed.map { ($0.path, Data($0.text)) }).write() }
        try say(HelpText.text(report(ported)))
        if isInPlace { try say(HelpText.text(inPlaceReport(changed))) }
        if let out {
            let texts = Dictionary(zip(swift.map(\.place), ported.map(\.text))) { first, _ in first }
            for source in sources {
                let file = URL(fileURLWithPath: out).appendingPathComponent(source.place)
                try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try (texts[source.place].map { Data($0) } ?? source.data).write(to: file)
            }
            try say("\(sources.count) \(sources.count == 1 ? "file" : "files") written to \(out)\n")
        }
        return ported.allSatisfy { $0.findings.allSatisfy(\.isEdited) } ? 0 : 1
    }

    @MainActor private static func report(_ files: [PortedFile]) -> [String] {
        var lines: [String] = []
        for file in files where !file.findings.isEmpty {
            lines.append(Paint.heading(file.path))
            let width = String(file.findings.last?.line ?? 0).count
            for finding in file.findings {
                let number = String(repeating: " ", count: width - String(finding.line).count) + String(finding.line)
                lines.append("  \(number)  \(finding.found): \(finding.isEdited ? finding.advice : "left: " + finding.advice)")
            }
            lines.append("")
        }
        let findings = files.flatMap(\.findings)
        let left = findings.count { !$0.isEdited }
        let concerned = files.count { !$0.findings.isEmpty }
        let all = "\(files.count) Swift \(files.count == 1 ? "file" : "files")"
        guard !findings.isEmpty else { return ["nothing to port in \(all)"] }
        let places = findings.count == 1 ? "1 place" : "\(findings.count) places"
        return lines + ["\(places) in \(concerned) of \(all): \(findings.count - left) can be ported, \(left) are left to you"]
    }

    private static func inPlaceReport(_ changed: [PortedFile]) -> [String] {
        guard !changed.isEmpty else { return ["no file was changed"] }
        return ["changed in place; 'git diff' shows the edits:"]
            + changed.map { file in
                let count = file.findings.count(where: \.isEdited)
                return "  \(file.path): \(count) \(count == 1 ? "edit" : "edits")"
            }
    }

    private static func files(at path: String, apart: Bool, except out: String?) throws -> [Source] {
        let files = FileManager.default
        guard files.fileExists(atPath: path) else { throw UsageProblem(message: "there is no file or folder '\(path)'") }
        let url = URL(fileURLWithPath: path)
        guard files.isFolder(path) else {
            guard path.hasSuffix(".swift") else { throw UsageProblem(message: "'\(path)' is no Swift file; name one, or a folder") }
            try refuse(out, over: url.deletingLastPathComponent(), path)
            return [Source(path: path, place: url.lastPathComponent, data: try Data(contentsOf: url))]
        }
        try refuse(out, over: url, path)
        let outPath = out.map { URL(fileURLWithPath: $0).standardizedFileURL.path + "/" }
        let names = (files.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
        return try names.compactMap { name in
            let file = url.appendingPathComponent(name)
            guard !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }),
                outPath.map({ !file.standardizedFileURL.path.hasPrefix($0) }) ?? true, files.fileExists(atPath: file.path),
                !files.isFolder(file.path)
            else { return nil }
            let shown = path == "." ? name : path.hasSuffix("/") ? path + name : "\(path)/\(name)"
            return Source(path: shown, place: apart ? "\(url.lastPathComponent)/\(name)" : name, data: try Data(contentsOf: file))
        }
    }

    /// The copy must not be written over the original.
    private static func refuse(_ out: String?, over folder: URL, _ path: String) throws {
        guard let out, URL(fileURLWithPath: out).standardizedFileURL.path == folder.standardizedFileURL.path else { return }
        throw UsageProblem(message: "--out '\(out)' would write over '\(path)'; name another folder")
    }
}
