import Foundation
import Testing

@testable import Offscreen
@testable import OffscreenScenarios

struct GoldenTests {
    private let url = FileManager.default.temporaryDirectory.appendingPathComponent(
        "golden-\(UUID().uuidString)/a/b.txt")

    private func error(_ text: String, mode: Golden.Mode = .compare) -> String {
        errorText { try Golden.check(text, at: url, testFile: "MyTests.swift", mode: mode) }
    }

    @Test func `A missing golden file is written, and the check fails once`() throws {
        #expect(error("one").hasSuffix("a/b.txt was missing and is written now; read it, and run the test again"))
        #expect(error("one") == "no error")
        #expect(try String(contentsOf: url, encoding: .utf8) == "one\n")
    }

    @Test
    func
        `A golden that differs from the text is kept, and the check fails with a diff and a command that accepts the text`()
        throws
    {
        _ = error("one\ntwo")
        #expect(error("one\n2").contains("-two\n+2\nto accept this: OFFSCREEN_ACCEPT=1 swift test --filter MyTests"))
        #expect(try String(contentsOf: url, encoding: .utf8) == "one\ntwo\n")
        #expect(error("one\n2", mode: .accept) == "no error")
        #expect(try String(contentsOf: url, encoding: .utf8) == "one\n2\n")
    }

    @Test func `A unified diff has hunks with context and the line numbers of both texts`() {
        let old = (1...20).map { "line \($0)\n" }.joined()
        let new = old.replacingOccurrences(of: "line 3\n", with: "").replacingOccurrences(
            of: "line 18\n", with: "line 18\nmore\n")
        #expect(
            UnifiedDiff(old, new, oldName: "a", newName: "b").description == """
                --- a
                +++ b
                @@ -1,6 +1,5 @@
                 line 1
                 line 2
                -line 3
                 line 4
                 line 5
                 line 6
                @@ -16,5 +15,6 @@
                 line 16
                 line 17
                 line 18
                +more
                 line 19
                 line 20

                """)
        #expect(UnifiedDiff(old, old).description == "")
        #expect(UnifiedDiff("a\nb", "a\nx\nb", context: 0).description.contains("@@ -1,0 +2,1 @@\n"))
    }

    @Test func `Applying the unified diff of two random texts to the first text gives the second text`() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<300 {
            func text() -> [String] {
                (0..<Int.random(in: 0...12, using: &generator)).map { _ in "\(Int.random(in: 0...3, using: &generator))"
                }
            }
            let (old, new) = (text(), text())
            let diff = UnifiedDiff(old.map { $0 + "\n" }.joined(), new.map { $0 + "\n" }.joined(), context: 1)
                .description
            #expect(patched(old, diff) == new, "\(old) \(new)\n\(diff)")
        }
    }

    /// Returns a text to which a diff is applied, as `patch` does.
    private func patched(_ old: [String], _ diff: String) -> [String] {
        var result: [String] = []
        var position = 0
        for line in diff.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2) where !line.isEmpty {
            switch line.first {
            case "@":
                let numbers = line.split { !$0.isNumber }.map { Int($0)! }
                let start = max(position, numbers[0] - 1)
                result += old[position..<start]
                position = start
            case "-": position += 1
            case "+": result.append(String(line.dropFirst()))
            default:
                result.append(old[position])
                position += 1
            }
        }
        return result + old[min(position, old.count)...]
    }

    @Test(arguments: [
        ("flwo", ["flow", "card-flow"], " Did you mean 'flow'?"), ("xyz", ["flow"], " There is: flow."), ("x", [], ""),
        ("relaod", ["scroll", "reload"], " Did you mean 'reload'?"),
    ])
    func `A suggestion names the nearest word, or lists all words if no word is near`(
        word: String, words: [String], sentence: String
    ) {
        #expect(Suggestion.sentence(for: word, among: words) == sentence)
    }

    /// A line that counts the comparisons of lines.
    private struct CountedLine: Hashable {
        nonisolated(unsafe) static var compared = 0
        let text: Int

        static func == (a: CountedLine, b: CountedLine) -> Bool {
            compared += 1
            return a.text == b.text
        }

        func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }

    @Test(arguments: [2_000, 8_000])
    func `The number of comparisons for the difference of two long texts is linear in the number of their lines`(
        count: Int
    ) {
        for new in [
            // All lines are changed, then every second, then both halves are exchanged, then one
            // line of a thousand is changed.
            (0..<count).map { $0 + count }, (0..<count).map { $0 % 2 == 0 ? $0 : $0 + count },
            (0..<count).map { ($0 + count / 2) % count },
            (0..<count).map { $0 % 1000 == 0 ? $0 + count : $0 },
        ] {
            CountedLine.compared = 0
            let (a, b) = ((0..<count).map { CountedLine(text: $0) }, new.map { CountedLine(text: $0) })
            let rows = LineDifference.rows(from: a, to: b)
            #expect(CountedLine.compared < 40 * count)
            #expect(rows.filter { $0.mark != .inserted }.map(\.line.text) == a.map(\.text))
            #expect(rows.filter { $0.mark != .removed }.map(\.line.text) == new)
        }
    }

    @Test func `For a word much longer than all known words there is no nearest word`() {
        let long = String(repeating: "x", count: 900_000)
        let words = ["run", "list"]
        #expect(Suggestion.wordsOfSimilarLength(to: long, among: words) == [])
        #expect(Suggestion.nearest(to: long, among: words) == nil)
        #expect(Suggestion.wordsOfSimilarLength(to: "lst", among: ["run", "list", "lessons"]) == ["run", "list"])
    }

    @Test func `An error message truncates a word of 900,000 characters, but not a path of 280`() {
        let long = String(repeating: "x", count: 900_000)
        let error = LineError(file: "f", line: 1, column: 1, message: "unknown command '\(long)'. There is: run")
        #expect(error.description == "f:1:1: unknown command '\(String(repeating: "x", count: 399))... There is: run")
        let path = "/" + Array(repeating: "folder", count: 40).joined(separator: "/")
        #expect("\(path) cannot be read".withLongWordsCut == "\(path) cannot be read")
    }
}
