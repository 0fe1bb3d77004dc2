import Foundation
import Offscreen
import OffscreenScenarios
import Testing

@MainActor @Suite("The story on the terminal")
struct CardStoryTests {
    @Test(arguments: [7, 1000] as [UInt64])
    func `The printed story has under 60 lines, only true statements, and a note that the preset iOS10 is not Apple's code`(seed: UInt64) {
        var story = CardStory(seed: seed)
        story.write()
        #expect(story.failedStatements == [])
        #expect(story.lines.count < 60)
        #expect(story.lines.filter { $0.hasPrefix("  ok: ") }.count == 16)
        #expect(story.text.contains("It is not Apple's code."))
    }

    @Test(arguments: [Preset.iOS9, .current])
    func `On a system without the ordering bug the story marks statements that are not true`(preset: Preset) {
        var story = CardStory(seed: 7, system: preset)
        story.write()
        #expect((story.failedStatements.isEmpty, story.text.contains("NOT SO")) == (false, true))
    }
}

/// Runs of the built command in a process of its own.
@Suite("The command's exit codes")
struct CommandProcessTests {
    private func run(_ arguments: [String]) throws -> ChildProcessResult {
        let command = Bundle.main.bundleURL.appendingPathComponent("offscreen")
        let fallback = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("offscreen")
        return try ChildProcessResult(FileManager.default.isExecutableFile(atPath: command.path) ? command : fallback, arguments)
    }

    @Test func `The command 'offscreen' without arguments prints the story and exits with 0`() throws {
        let outcome = try run([])
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("ok: with CardCollectionView nothing lies above a greater zIndex"))
    }

    @Test func `The command 'thrash' reports the same result in a child process and in its own process`() throws {
        let words = ["thrash", "--programs", "4...6", "--steps", "8"]
        let nothing = "# no finding: thrash, every system and layout, programs 4...6, 8 steps each: 3 programs, 24 steps done"
        let apart = try run(words)
        #expect((apart.code, apart.output) == (0, nothing + "\n"))
        #expect(try run(words + ["--here"]).output == [4, 5, 6].map { "# seed \($0)\n# held 8\n" }.joined() + apart.output)
        let steps = try run(words + ["--trace"]).output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
        #expect(steps.count >= 25)
        #expect(steps.last == "\(nothing)")
    }

    @Test func `The command 'offscreen' prints equal stories for equal seeds and different stories for different seeds`() throws {
        #expect(try run(["--seed", "5"]).output == run(["--seed", "5"]).output)
        #expect(try run(["--seed", "5"]).output != run(["--seed", "6"]).output)
    }
}
