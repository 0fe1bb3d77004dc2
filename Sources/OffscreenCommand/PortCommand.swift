import Foundation
import OffscreenPorter

enum PortCommand: Subcommand {
    static let name = "port"
    static let group = CommandGroup.bring
    static let summary = "lists the code for iOS that Linux does not compile, with the edit for each place"
    static let calls = ["port PATH... [options]"]
    static let details = """
        PATH is a Swift file or a folder. Pass the files of a module together, because a class may have its \
        extensions in another file. Names that begin with a dot are left out, and Package.swift is not ported.
        With --out all files of the paths are copied, and the Swift files are ported. Each line keeps its number, \
        so that errors and breakpoints lead to the original.
        With --in-place the Swift files themselves are edited, and each changed file is listed. Git must have \
        their current state, so that 'git diff' shows the edits; otherwise no file is changed. The edited code no \
        longer builds for iOS.
        With --check the ported files are compiled with the toolchain, against the UIKit that was built with this \
        command. The errors are listed, and those at places that the report lacks are marked. A folder whose name \
        another file imports is a module, and so is a folder of tests.
        Code that runs on iOS and becomes a comment, because a name is missing on Linux, is listed first, with the \
        number of its lines.
        The exit code is 1 if an edit is left to you, if such code became a comment and --allow-removals is not \
        given, or if --check finds errors that the report lacks. The page Porting of the module \
        UIKit lists what does not compile, with the error and the edit.
        """
    static let options = [
        CommandOption(name: "--out", value: "DIR", text: "writes a ported copy; existing files are overwritten"),
        CommandOption(name: "--in-place", text: "edits the files themselves, if git has their current state"),
        CommandOption(name: "--check", text: "compiles the ported files, and lists the compiler's errors"),
        CommandOption(name: "--allow-removals", text: "accepts that code that runs on iOS becomes comments"),
        CommandOption(name: "--diff", text: "prints the edits as a diff, and no report"),
        CommandOption(name: "--json", text: "prints the report for scripts"),
    ]
    static let takesFiles = true
    static let example = "port . --out ported"

    private typealias Source = PortCheck.Source

    static func run(_ arguments: inout CommandArguments) throws -> Int32 {
        let out = try arguments.extractValue(of: "--out", expecting: "a folder, such as --out ported")
        let isInPlace = arguments.extractFlag("--in-place")
        let isChecked = arguments.extractFlag("--check"), isDiff = arguments.extractFlag("--diff"),
            isJSON = arguments.extractFlag("--json"), allowsRemovals = arguments.extractFlag("--allow-removals")
        guard !isDiff || !isJSON else {
            throw CommandError(message: "--diff and --json exclude each other; choose one")
        }
        guard !isInPlace || out == nil else {
            throw CommandError(message: "--in-place and --out exclude each other; choose one")
        }
        let paths =
            try [arguments.extractRequiredWord(expecting: "a Swift file or a folder")]
            + arguments.extractRemainingWords()
        try arguments.throwIfArgumentsRemain()

        var sources: [Source] = []
        for path in paths { sources += try files(at: path, keepsFolderName: paths.count > 1, outputPath: out) }
        if isChecked || out != nil { try throwIfFilesCollide(sources) }
        let swift = sources.filter(\.isPorted)
        let ported = Porter.port(swift.map { ($0.path, Array($0.data)) })
        let copies = zip(swift, ported).map { Source(path: $0.path, place: $0.place, data: Data($1.text)) }

        let changed = ported.filter(\.isChanged)
        if isInPlace { try InPlaceEdit(changes: changed.map { ($0.path, Data($0.text)) }).write() }
        let check = isChecked ? try PortCheck(copies, language: languageMode(of: sources)) : nil
        let report = PortReport(files: ported, check: check, allowsRemovals: allowsRemovals)
        if isDiff {
            for (source, copy) in zip(swift, copies) where source.data != copy.data {
                try printLines(PortReport.diff(of: source.path, original: source.data, ported: copy.data))
            }
        } else {
            try printText(isJSON ? report.json : HelpText.joinedLines(report.lines))
        }
        let isQuiet = isDiff || isJSON
        if isInPlace, !isQuiet { try printLines(inPlaceReport(on: changed)) }
        if let out {
            for source in copies + sources.filter({ !$0.isPorted }) {
                try source.write(below: URL(fileURLWithPath: out))
            }
            if !isQuiet { try printText("\(countPhrase(sources.count, of: "file")) written to \(out)\n") }
        }
        if !isQuiet { try printLines(report.nextLines) }
        return report.isComplete ? 0 : 1
    }

    /// Returns the language mode of the package: "6" if its manifest has the tools version 6,
    /// otherwise "5".
    private static func languageMode(of sources: [Source]) -> String {
        let manifest = sources.first { ($0.path as NSString).lastPathComponent == "Package.swift" }
        let head = manifest.map { String(decoding: $0.data.prefix(100), as: UTF8.self) } ?? ""
        return head.contains(#/swift-tools-version: ?6/#) ? "6" : "5"
    }

    private static func inPlaceReport(on changed: [PortedFile]) -> [String] {
        guard !changed.isEmpty else { return ["no file was changed"] }
        return ["changed in place; 'git diff' shows the edits:"]
            + changed.map { "  \($0.path): \(countPhrase($0.findings.count(where: \.isEdited), of: "edit"))" }
    }

    private static func files(at path: String, keepsFolderName: Bool, outputPath out: String?) throws -> [Source] {
        let files = FileManager.default
        guard files.fileExists(atPath: path) else {
            throw CommandError(message: "there is no file or folder '\(path)'")
        }
        let url = URL(fileURLWithPath: path)
        guard files.isFolder(path) else {
            guard path.hasSuffix(".swift") else {
                throw CommandError(message: "'\(path)' is not a Swift file; name a Swift file or a folder")
            }
            if let out,
                URL(fileURLWithPath: out).standardizedFileURL.path
                    == url.deletingLastPathComponent().standardizedFileURL.path
            {
                throw CommandError(message: "--out '\(out)' would write over '\(path)'; name another folder")
            }
            return [Source(path: path, place: url.lastPathComponent, data: try Data(contentsOf: url))]
        }
        let outPath = out.map { URL(fileURLWithPath: $0).standardizedFileURL.path + "/" }
        if let out, let outPath, (url.standardizedFileURL.path + "/").hasPrefix(outPath) {
            throw CommandError(
                message: "--out '\(out)' is or contains '\(path)', and could write over it; name another folder")
        }
        let names = (files.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []).sorted()
        return try names.compactMap { name in
            let file = url.appendingPathComponent(name)
            guard !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }),
                outPath.map({ !file.standardizedFileURL.path.hasPrefix($0) }) ?? true,
                files.fileExists(atPath: file.path),
                !files.isFolder(file.path)
            else { return nil }
            let shown =
                if path == "." {
                    name
                } else if path.hasSuffix("/") {
                    path + name
                } else {
                    "\(path)/\(name)"
                }
            return Source(
                path: shown, place: keepsFolderName ? "\(url.lastPathComponent)/\(name)" : name,
                data: try Data(contentsOf: file))
        }
    }

    /// Throws an error if two files would have the same place in the ported copy.
    private static func throwIfFilesCollide(_ sources: [Source]) throws {
        var paths: [String: String] = [:]
        for source in sources {
            if let other = paths.updateValue(source.path, forKey: source.place) {
                let reason = "'\(other)' and '\(source.path)' would get the same place in the copy, '\(source.place)'"
                throw CommandError(message: "\(reason); name a folder that contains both")
            }
        }
    }
}
