import Foundation
import Testing

@testable import Offscreen

/// Several goldens in the source of one test file, which is written while the lines of the compiled
/// calls stay as they were.
@MainActor struct SeveralInlineGoldenTests {
    private let source = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")

    private func write(_ lines: [String]) throws {
        try Data(lines.joined(separator: "\n").utf8).write(to: source)
    }

    /// Writes a text into the call at a line, which is that of the source before all writing.
    private func accept(_ text: String, atLine line: Int) throws {
        try Golden.check(text, is: "other", source: source, line: line, mode: .accept)
    }

    private func textOfSource() throws -> [String] {
        defer { try? FileManager.default.removeItem(at: source) }
        return try String(contentsOf: source, encoding: .utf8).components(separatedBy: "\n")
    }

    @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0]])
    func `Each of three empty goldens in adjacent lines gets its own text, in any order`(order: [Int]) throws {
        try write((0..<3).map { "try Golden.check(\($0), is: \"\")" })
        for call in order {
            try accept((0...call).map { "text \(call), \($0)" }.joined(separator: "\n"), atLine: call + 1)
        }
        let expected = (0..<3).flatMap { call in
            ["try Golden.check(\(call), is: \"\"\""] + (0...call).map { "    text \(call), \($0)" } + ["    \"\"\")"]
        }
        #expect(try textOfSource() == expected)
    }

    @Test func `After a golden has become shorter the next one gets its text at its own place`() throws {
        try write([
            "try Golden.check(0, is: \"\"\"", "    a", "    b", "    c", "    \"\"\")", "try Golden.check(1, is: \"\")",
            "",
            "try Golden.check(2, is: \"\")",
        ])
        try accept("short", atLine: 1)
        try accept("second", atLine: 6)
        try accept("third", atLine: 8)
        #expect(
            try textOfSource() == [
                "try Golden.check(0, is: \"\"\"", "    short", "    \"\"\")", "try Golden.check(1, is: \"\"\"",
                "    second", "    \"\"\")", "", "try Golden.check(2, is: \"\"\"", "    third", "    \"\"\")",
            ])
    }
}
