import Foundation
import Testing

@testable import Offscreen

@Suite("Goldens and differences")
struct GoldenTests {
    private func temporary() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("golden-\(UUID().uuidString)").appendingPathComponent("a/b.txt")
    }

    @Test func `A missing golden is written and fails once`() throws {
        let url = temporary()
        #expect(
            performing: { try Golden.check("one", at: url, testFile: "MyTests.swift", accepts: false) },
            throws: {
                "\($0)".hasSuffix("a/b.txt was missing and is written now; read it, and run the test again")
            })
        try Golden.check("one", at: url, testFile: "MyTests.swift", accepts: false)
        #expect(try String(contentsOf: url, encoding: .utf8) == "one\n")
    }

    @Test func `A different golden fails with a unified diff and the command that accepts it, and stays as it is`() throws {
        let url = temporary()
        try? Golden.check("one\ntwo", at: url, testFile: "", accepts: false)
        #expect(
            performing: { try Golden.check("one\n2", at: url, testFile: "MyTests.swift", accepts: false) },
            throws: {
                "\($0)".contains("-two\n+2\nto accept this: OFFSCREEN_ACCEPT=1 swift test --filter MyTests")
            })
        #expect(try String(contentsOf: url, encoding: .utf8) == "one\ntwo\n")
        try Golden.check("one\n2", at: url, testFile: "", accepts: true)
        #expect(try String(contentsOf: url, encoding: .utf8) == "one\n2\n")
    }

    @Test func `A difference has hunks with context, and line numbers of both texts`() {
        let old = (1...20).map { "line \($0)\n" }.joined()
        let new = old.replacingOccurrences(of: "line 3\n", with: "").replacingOccurrences(of: "line 18\n", with: "line 18\nmore\n")
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
    }

    @Test func `A difference turns the one text into the other, for random texts`() {
        var generator = SeededGenerator(seed: 5)
        for _ in 0..<300 {
            func text() -> [String] {
                (0..<Int.random(in: 0...12, using: &generator)).map { _ in "\(Int.random(in: 0...3, using: &generator))" }
            }
            let (old, new) = (text(), text())
            let diff = UnifiedDiff(old.map { $0 + "\n" }.joined(), new.map { $0 + "\n" }.joined(), context: 1).description
            #expect(patched(old, diff) == new, "\(old) \(new)\n\(diff)")
        }
    }

    /// What `patch` does.
    private func patched(_ old: [String], _ diff: String) -> [String] {
        var result: [String] = []
        var position = 0
        for line in diff.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2) where !line.isEmpty {
            switch line.first {
            case "@":
                let numbers = line.split { !$0.isNumber }.map { Int($0)! }
                let start = numbers[1] == 0 ? numbers[0] - 1 : numbers[0] - 1
                while position < start {
                    result.append(old[position])
                    position += 1
                }
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
    func `A word that is nearly one is suggested`(word: String, words: [String], sentence: String) {
        #expect(Suggestion.sentence(for: word, among: words) == sentence)
    }
}
