import Foundation
import OffscreenPorter

/// Ports any bytes, and checks that every line keeps its number. If no code becomes a comment,
/// every comment must keep its text.
public enum PortSubject {
    public static func attempt(_ data: Data) -> [String] { attempt([Array(data)]) }

    /// Ports files together, and returns the violated expectations.
    public static func attempt(_ texts: [[UInt8]]) -> [String] {
        var findings = Fuzz.Findings()
        let files = texts.enumerated().map { (path: "\($0.offset).swift", text: $0.element) }
        let ported = Porter.port(files)
        findings.expect(ported.map(\.path) == files.map(\.path), "the paths differ")
        let isAnythingFound = ported.contains { !$0.findings.isEmpty }
        let hasComments = ported.contains { $0.findings.contains(where: \.becomesComment) }
        for (file, result) in zip(files, ported) {
            let ends = lineEnds(file.text[...])
            findings.expect(lineEnds(result.text[..<result.appendedStart]) == ends, "a line has another number")
            findings.expect(isAnythingFound || !result.isChanged, "the text changed without a finding")
            findings.expect(result.isChanged == (result.text != file.text), "isChanged is wrong")
            for finding in result.findings {
                findings.expect((1...ends.count + 1).contains(finding.line), "line \(finding.line) does not exist")
                findings.expect(!finding.found.isEmpty && !finding.advice.isEmpty, "a finding without a text")
            }
            if !hasComments {
                let kept = Set(Porter.comments(in: result.text))
                findings.expect(Porter.comments(in: file.text).allSatisfy(kept.contains), "a comment was removed")
            }
        }
        return findings.messages
    }

    private static func lineEnds(_ text: ArraySlice<UInt8>) -> [UInt8] { text.filter { $0 == 10 || $0 == 13 } }
}
