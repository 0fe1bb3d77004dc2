import Foundation
import Testing

/// Checks that the code and the commands of README.md are those that are run.
struct ReadmeTests {
    private let readme = try! text("README.md")

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: packageRoot.appendingPathComponent(path), encoding: .utf8)
    }

    private func blocks(_ fence: String) -> [String] {
        readme.components(separatedBy: "```\(fence)\n").dropFirst().compactMap {
            $0.components(separatedBy: "```").first
        }
    }

    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
    }

    @Test
    func `The example tests of README are compiled word for word, and the first has at most 15 lines in its body`()
        throws
    {
        let examples = blocks("swift").filter { $0.contains("@Test") }
        let file = try Self.text("Tests/OffscreenTests/Readme/ReadmeExampleTests.swift")
        let compiled = file.components(separatedBy: "private final class ColorSource")[0]
        let (shown, run) = (lines(examples.joined()), lines(compiled).filter { !$0.hasPrefix("//") })
        #expect(shown.filter { !$0.hasPrefix("import ") } == run.filter { !$0.hasPrefix("import ") })
        #expect(Set(shown.filter { $0.hasPrefix("import ") }) == Set(run.filter { $0.hasPrefix("import ") }))
        #expect(lines(try #require(examples.first)).count - 3 <= 15)
    }

    @Test func `Each complete call of a stage, Hunt or Golden in a sentence of README is in a compiled test file`()
        throws
    {
        let file = try Self.text("Tests/OffscreenTests/Readme/ReadmeExampleTests.swift")
        let calls = readme.matches(of: /`((?:try )?(?:stage|Hunt|Golden)[^`]*[)}])`/).map { String($0.1) }.filter {
            !$0.hasSuffix(":)")
        }
        #expect(calls.count == 3)
        for call in calls { #expect(file.contains(call), "\(call)") }
    }

    @Test func `Package.swift, README, CONTRIBUTING and the CI workflow name the same version of Swift`() throws {
        let package = try #require(try Self.text("Package.swift").firstMatch(of: #/swift-tools-version: (\d+\.\d+)/#))
            .output.1
        for path in ["README.md", ".github/CONTRIBUTING.md", ".github/workflows/ci.yml"] {
            let named = try Self.text(path).matches(of: #/[Ss]wift[ :](\d+\.\d+)/#).map(\.output.1)
            #expect(!named.isEmpty, "\(path)")
            #expect(Set(named) == [package], "\(path)")
        }
    }

    @Test func `The two commands at the beginning of README are run by .ci/run`() throws {
        let commands = try #require(blocks("sh").first)
        #expect(lines(commands) == ["swift run offscreen", "swift test"])
        let ci = try Self.text(".ci/run")
        for command in lines(commands) {
            #expect(lines(ci).contains { $0.drop { $0 == " " }.hasPrefix(command) }, "\(command)")
        }
    }
}
