import Foundation
import OffscreenScenarios

/// Compares the traces of scenarios in this package's UIKit with traces from a device.
enum CompareCommand: Subcommand {
    static let name = "compare"
    static let group = CommandGroup.look
    static let summary = "compares device traces, ours and theirs, claim by claim"
    static let calls = ["compare OURS THEIRS [--known FILE]"]
    static let details = """
        OURS and THEIRS are two traces of a scenario, or two folders of them, such as Tests/DeviceTests/Model and \
        one of Tests/DeviceTests/Results. A claim agrees, differs, differs as FILE says (known difference), or \
        agrees although FILE lists a difference (unexpectedly agrees).
        A line of FILE is 'CLAIM: reason' or 'CLAIM in SCENARIO: reason'. The exit code is 1 when a claim differs \
        or unexpectedly agrees.
        """
    static let options = [CommandOption(name: "--known", value: "FILE", text: "the differences that are known")]
    static let takesFiles = true
    static let example = "compare ours.trace theirs.trace"

    static func run(_ arguments: inout CommandArguments) throws -> Int32 {
        let file = try arguments.extractValue(of: "--known", expecting: "a file of known differences")
        let ours = try arguments.extractRequiredWord(expecting: "our trace, and theirs")
        let theirs = try arguments.extractRequiredWord(expecting: "their trace, or folder of traces, too")
        try arguments.throwIfArgumentsRemain()
        let known = try file.map { try KnownDifferences(text(ofFile: $0), file: $0) } ?? KnownDifferences()
        var counts: [DeviceComparison.Verdict: Set<String>] = [:]
        var isAsExpected = true
        for (mine, other) in try filePairs(ourPath: ours, theirPath: theirs) {
            guard FileManager.default.fileExists(atPath: other) || mine == ours else {
                try printText("\((mine as NSString).lastPathComponent)\n  note: theirs has no such trace\n")
                continue
            }
            let comparison = DeviceComparison(
                ours: try DeviceRecord(text(ofFile: mine), file: mine),
                theirs: try DeviceRecord(text(ofFile: other), file: other),
                known: known)
            for finding in comparison.findings where finding.claim != "-" {
                counts[finding.verdict, default: []].insert(finding.claim)
            }
            isAsExpected = isAsExpected && comparison.isAsExpected
            try printLines(comparison.lines)
        }
        let verdicts = DeviceComparison.Verdict.allCases.map { "\($0.rawValue) \(counts[$0]?.count ?? 0)" }.joined(
            separator: ", ")
        try printText(TerminalStyle.verdict("# claims: \(verdicts)\n", isGood: isAsExpected))
        return isAsExpected ? 0 : 1
    }

    /// Returns the pairs of files to compare. Two files are one pair. For two folders, each
    /// `.trace` file of the first folder is paired with the path of the same name in the second
    /// folder, where the file may be missing.
    private static func filePairs(ourPath: String, theirPath: String) throws -> [(String, String)] {
        let areFolders = [ourPath, theirPath].map(FileManager.default.isFolder)
        guard areFolders[0] == areFolders[1] else {
            throw CommandError(
                message:
                    """
                    \(areFolders[0] ? ourPath : theirPath) is a folder and the other is not; name two \
                    files or two folders
                    """
            )
        }
        guard areFolders[0] else { return [(ourPath, theirPath)] }
        let names = try FileManager.default.contentsOfDirectory(atPath: ourPath).filter { $0.hasSuffix(".trace") }
            .sorted()
        guard !names.isEmpty else { throw CommandError(message: "\(ourPath) has no file that ends in .trace") }
        return names.map {
            ((ourPath as NSString).appendingPathComponent($0), (theirPath as NSString).appendingPathComponent($0))
        }
    }

    private static func text(ofFile path: String) throws -> String {
        do {
            return try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
        } catch {
            throw CommandError(message: "\(path) cannot be read; is it there, and is it text?")
        }
    }
}
