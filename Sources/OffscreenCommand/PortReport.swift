import Foundation
import OffscreenPorter

/// The report on a port: as text for people, as JSON for scripts, and as a diff.
struct PortReport {
    let files: [PortedFile]
    let check: PortCheck?
    /// Whether the user accepts that code that runs on iOS became comments.
    let allowsRemovals: Bool

    private var findings: [(path: String, finding: Finding)] {
        files.flatMap { file in file.findings.map { (file.path, $0) } }
    }
    private var manualFindings: [(path: String, finding: Finding)] { findings.filter { !$0.finding.isEdited } }

    /// The places for which the report lists an edit by hand, such as "Sources/App.swift:7".
    private var manualPlaces: Set<String> { Set(manualFindings.map { "\($0.path):\($0.finding.line)" }) }

    /// The places of the compiler's errors for which the report lists no edit by hand.
    private var unreportedPlaces: Set<String> { Set(check?.problems.map(\.place) ?? []).subtracting(manualPlaces) }

    /// The number of lines of code that run on iOS and became comments.
    private var removedLines: Int { findings.reduce(0) { $0 + $1.finding.removedLines } }

    /// Whether the report leaves nothing to edit by hand, no code that runs on iOS became a comment
    /// without the user's consent, and the compiler, if it was run, compiled every module without
    /// an error.
    var isComplete: Bool {
        manualFindings.isEmpty && unreportedPlaces.isEmpty && check?.skipped.isEmpty != false
            && (allowsRemovals || removedLines == 0)
    }

    // MARK: - The report as text, for people

    @MainActor var lines: [String] {
        guard !findings.isEmpty else {
            return ["nothing to port in \(countPhrase(files.count, of: "Swift file"))"] + checkLines
        }
        var lines = removalLines
        for file in files where !file.findings.isEmpty {
            lines.append(TerminalStyle.heading(file.path))
            let width = String(file.findings.last?.line ?? 0).count
            for finding in file.findings {
                let number = String(repeating: " ", count: width - String(finding.line).count) + String(finding.line)
                lines.append(
                    "  \(number)  \(finding.found): \(finding.isEdited ? finding.advice : "left: " + finding.advice)")
            }
            lines.append("")
        }
        let concerned = files.count { !$0.findings.isEmpty }
        lines.append(
            """
            \(countPhrase(findings.count, of: "place")) in \(concerned) of \
            \(countPhrase(files.count, of: "Swift file")): \(findings.count - manualFindings.count) can be \
            ported, \(manualFindings.count) are left to you
            """)
        for kind in Incompatibility.allCases {
            let number = findings.count { $0.finding.kind == kind && $0.finding.isEdited && !$0.finding.becomesComment }
            if number > 0 { lines.append("  \(number)  \(kind.title)") }
        }
        lines += commentLines
        if !manualFindings.isEmpty {
            lines.append("left to you:")
            lines += manualFindings.map { "  \($0.path):\($0.finding.line)  \($0.finding.found)" }
        }
        return lines + checkLines
    }

    /// The number of lines that run on iOS and became comments, with the names that caused it, and
    /// the places with such lines; empty if there are none.
    private var removalLines: [String] {
        let places = findings.filter { $0.finding.removedLines > 0 }
        guard !places.isEmpty else { return [] }
        let byCause = Dictionary(places.map { ($0.finding.cause, $0.finding.removedLines) }, uniquingKeysWith: +)
        let causes = byCause.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "for \($0.key) \($0.value)" }
        let became =
            removedLines == 1 ? "1 line that ran became a comment" : "\(removedLines) lines that ran became comments"
        return ["\(became), \(causes.joined(separator: ", ")):"]
            + places.map { path, finding in
                "  \(path):\(finding.line)  \(countPhrase(finding.removedLines, of: "line")), \(finding.found)"
            } + [""]
    }

    /// The lines about code that becomes a comment, grouped by the reason.
    private var commentLines: [String] {
        let comments = Dictionary(grouping: findings.filter(\.finding.becomesComment)) { $0.finding.advice }
        guard !comments.isEmpty else { return [] }
        return ["turned into comments:"]
            + comments.sorted { $0.key < $1.key }.map { advice, places in
                let reason = advice.replacing("turn it into a comment: ", with: "")
                let shown = places.prefix(3).map { "\($0.path):\($0.finding.line)" }.joined(separator: ", ")
                return "  \(places.count)  \(reason): \(shown)\(places.count > 3 ? ", ..." : "")"
            }
    }

    private var checkLines: [String] {
        guard let check else { return [] }
        guard !check.problems.isEmpty || !check.skipped.isEmpty else {
            let removed = removedLines
            return [
                "the copy compiles" + (removed == 0 ? "" : ", without \(countPhrase(removed, of: "line")) that ran")
            ]
        }
        let unreported = unreportedPlaces
        return ["compiler errors; the report above lacks \(countPhrase(unreported.count, of: "place")) (marked +):"]
            + check.problems.map { "\(unreported.contains($0.place) ? "+" : " ") \($0.place)  \($0.message)" }
            + check.skipped.map { "  \($0.module) was not compiled, because \($0.reason)" }
    }

    /// What a person does next: the lines for the package, the command that compiles it, and the
    /// number of places that are left.
    var nextLines: [String] {
        let removed = allowsRemovals ? 0 : removedLines
        let rest = [
            manualFindings.isEmpty ? "" : "edit the \(countPhrase(manualFindings.count, of: "place")) left to you",
            removed == 0 ? "" : "replace or accept the \(countPhrase(removed, of: "line")) that ran (--allow-removals)",
        ].filter { !$0.isEmpty }
        var lines = [
            "next, in Package.swift, among the dependencies of the package, and of each target:",
            "  .package(path: \"../Offscreen\"),  .product(name: \"UIKit\", package: \"Offscreen\"),",
        ]
        if findings.contains(where: { $0.finding.kind == .logImport }) {
            lines.append("  .product(name: \"OffscreenOS\", package: \"Offscreen\"),")
        }
        if findings.contains(where: { $0.finding.kind == .combine }) {
            lines += [
                "  .package(url: \"https://github.com/OpenCombine/OpenCombine.git\", from: \"0.14.0\"),",
                "  .product(name: \"OpenCombineShim\", package: \"OpenCombine\"),",
            ]
        }
        let compile = "swift build --build-tests"
        lines.append(
            rest.isEmpty
                ? "then, because no place is left to you: \(compile)"
                : "then \(rest.joined(separator: ", and ")): \(compile)")
        return lines
    }

    // MARK: - The report as JSON, for scripts

    private struct Place: Encodable {
        let path: String
        let line: Int
        let construct: String
        let found: String
        let advice: String
        /// What the porter does with the code: "edited", "commented" or "left".
        let state: String
        /// The lines that run on iOS and became comments, and the missing name that caused it.
        let removedLines: Int?
        let cause: String?
    }

    private struct Message: Encodable {
        let path: String
        let line: Int
        let message: String
        let isNamed: Bool
    }

    private struct Summary: Encodable {
        let files: Int
        let places: [Place]
        let edits: [String: Int]
        let left: Int
        let removedLines: Int
        let compiler: [Message]?
    }

    var json: String {
        get throws {
            let places = findings.map { path, finding in
                let state =
                    if finding.becomesComment { "commented" } else if finding.isEdited { "edited" } else { "left" }
                return Place(
                    path: path, line: finding.line, construct: finding.kind.rawValue, found: finding.found,
                    advice: finding.advice, state: state,
                    removedLines: finding.removedLines > 0 ? finding.removedLines : nil,
                    cause: finding.cause.isEmpty ? nil : finding.cause)
            }
            let reported = manualPlaces
            let messages = check?.problems.map {
                Message(path: $0.path, line: $0.line, message: $0.message, isNamed: reported.contains($0.place))
            }
            let edits = Dictionary(
                findings.filter(\.finding.isEdited).map { ($0.finding.kind.rawValue, 1) }, uniquingKeysWith: +)
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            let summary = Summary(
                files: files.count, places: places, edits: edits, left: manualFindings.count,
                removedLines: removedLines,
                compiler: messages)
            return String(decoding: try encoder.encode(summary), as: UTF8.self) + "\n"
        }
    }

    // MARK: - The edits as a diff

    /// Returns the edits as a unified diff. Lines with the same number are compared, because each
    /// line of the original keeps its number in the copy, and added lines follow the last one.
    static func diff(of path: String, original: Data, ported: Data) -> [String] {
        let old = lines(original), new = lines(ported)
        var result = ["--- \(path)", "+++ \(path)"]
        var line = 0
        while line < max(old.count, new.count) {
            let start = line
            while line < max(old.count, new.count), line >= old.count || line >= new.count || old[line] != new[line] {
                line += 1
            }
            if start < line {
                let removed = old[min(start, old.count)..<min(line, old.count)],
                    added = new[min(start, new.count)..<min(line, new.count)]
                result.append(
                    """
                    @@ -\(removed.isEmpty ? old.count : start + 1),\(removed.count) \
                    +\(added.isEmpty ? new.count : start + 1),\(added.count) @@
                    """
                )
                result += removed.map { "-\($0)" } + added.map { "+\($0)" }
            }
            line += 1
        }
        return result
    }

    private static func lines(_ text: Data) -> [Substring] {
        var lines = String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" { lines.removeLast() }
        return lines
    }
}
