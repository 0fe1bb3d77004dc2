import Foundation
import OffscreenPorter
import Testing
import TextDigests

/// The ported texts and all findings of the porter, for whole files and random programs.
/// `TextDigests` describes how to read a difference.
struct PortDigestTests {
    private static let originals: [(path: String, text: String)] = {
        let folder = packageRoot.appendingPathComponent("Tests/OffscreenPorterTests/Originals")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".swift.txt") }.sorted().map { name in
            let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path) ?? Data()
            return (String(name.dropLast(4)), String(decoding: data, as: UTF8.self))
        }
    }()

    @Test func `The ported text and the findings of each original file, alone and with the others, are as accepted`()
        throws
    {
        var digests = TextDigests()
        for file in Self.originals { try digests.add(Self.report(on: [file]), as: file.path) }
        try digests.add(Self.report(on: Self.originals), as: "all files together")
        try digests.check("originals")
    }

    @Test func `The ported texts and the findings of originals that lack lines in many places are as accepted`() throws
    {
        var digests = TextDigests()
        for file in Self.originals {
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            var text = ""
            // Each variant lacks every seventh line, or has every seventh line twice.
            for rest in stride(from: 0, to: 7, by: TextDigests.areComplete ? 1 : 3) {
                let lacking = lines.enumerated().filter { $0.offset % 7 != rest }.map(\.element)
                let doubled = lines.enumerated().flatMap {
                    $0.offset % 7 == rest ? [$0.element, $0.element] : [$0.element]
                }
                for variant in [lacking, doubled] where TextDigests.areComplete || rest % 3 == 0 {
                    text =
                        "without or with line \(rest)\n"
                        + Self.report(on: [(file.path, variant.joined(separator: "\n"))])
                    try digests.add(
                        text, as: "\(file.path) \(variant.count < lines.count ? "without" : "with twice") \(rest)")
                }
            }
        }
        try digests.check("damaged")
    }

    @Test func `The ported texts and the findings of many random programs are as accepted`() throws {
        var digests = TextDigests()
        let size: UInt64 = 40
        for first in stride(from: 0, to: TextDigests.areComplete ? 4000 : 400, by: UInt64.Stride(size)) {
            let programs = UInt64(first)..<UInt64(first) + size
            let text = programs.map { program in
                let files = PortFuzzTests.files(ofProgram: program).enumerated().map {
                    ("\($0.offset).swift", $0.element)
                }
                return "program \(program)\n\(Self.report(on: files))"
            }.joined()
            try digests.add(text, as: "programs \(programs)")
        }
        try digests.check("programs")
    }

    /// Ports files together, and returns everything that is known about the result.
    private static func report(on files: [(path: String, text: String)]) -> String {
        Porter.port(files.map { ($0.path, Array($0.text.utf8)) }).map { file in
            let findings = file.findings.map { "\($0)\n" }.joined()
            return "\(file.path), changed \(file.isChanged), appended from \(file.appendedStart)\n\(findings)"
                + String(decoding: file.text, as: UTF8.self) + "\n"
        }.joined()
    }
}
