import Testing
import UIKit

@testable import Offscreen
@testable import OffscreenScenarios

/// The recordings of a scenario with several stages.
@MainActor struct KeptRecordingTests {
    private func runner(_ text: String, keepsRecordings: Bool = true) throws -> ScenarioRunner {
        let runner = ScenarioRunner(file: "t", keepsRecordings: keepsRecordings)
        _ = try runner.run(Scenario(text: text.replacing(", ", with: "\n\n") + "\n", file: "t"))
        return runner
    }

    private static let one = "stage 100x100, data items=3, layout flow, show"

    @Test func `The command end keeps the recordings of the stages before it`() throws {
        let ended = try runner("\(Self.one), scroll by=10, end")
        #expect(ended.recording == nil)
        #expect(ended.recordings.map(\.line) == [1])
        #expect(ended.recordings.first?.recording.trace.contains("scroll by=0,10") == true)
        let two = try runner("\(Self.one), end, stage 200x200, data items=3, layout flow, show")
        #expect(two.recordings.map(\.line) == [1, 11])
        #expect(two.recordings.map(\.recording.screen.width) == [100, 200])
        let three = try runner("\(Self.one), \(Self.one), end, \(Self.one)")
        #expect(three.recordings.map(\.line) == [1, 9, 19])
    }

    @Test(arguments: [
        (
            "layout flow item=40x40 header=20 footer=10",
            "footer 0 End of 0; footer 1 End of 1; header 0 Section 0; header 1 Section 1"
        ),
        (
            "layout compositional height=40 badges=items",
            "supplementary badge 0-0 0-0; supplementary badge 0-1 0-1; supplementary badge 1-0 1-0"
        ),
        (
            "layout compositional height=40 badges=groups",
            "supplementary group-badge 0-0 0; supplementary group-badge 1-0 0"
        ),
        (
            "layout compositional height=40 badges=both",
            """
            supplementary badge 0-0 0-0; supplementary badge 0-1 0-1; supplementary badge 1-0 1-0; \
            supplementary group-badge 0-0 0; supplementary group-badge 1-0 0
            """
        ),
        (
            "layout timetable",
            (["supplementary day 0-0 Day 1", "supplementary day 1-0 Day 2"]
                + (0...6).map { "supplementary hour 0-\($0) \($0 + 8):00" }).joined(separator: "; ")
        ),
    ])
    func `Each kind of supplementary view of a scenario's app shows its own title`(layout: String, wanted: String)
        throws
    {
        let runner = try runner("stage 320x400, data items=2,1, \(layout), show")
        let tree = try #require(runner.recording).ticks.last!.tree
        var shown: [String] = []
        tree.root.visit { node, _ in
            if let element = node.element, element.category == .supplementaryView {
                shown.append("\(element) \(node.joinedTexts ?? "")")
            }
        }
        #expect(shown.sorted().joined(separator: "; ") == wanted)
    }

    @Test func `Without keeping, only the recording of the current stage is there, and none after end`() throws {
        #expect(try runner("\(Self.one), end", keepsRecordings: false).recordings.isEmpty)
        let last = try runner("\(Self.one), end, stage 200x200, layout flow, show", keepsRecordings: false)
        #expect(last.recordings.map(\.recording.screen.width) == [200])
    }

    @Test func `A recording that end has kept does not change when the scenario goes on`() throws {
        let alone = try runner("\(Self.one), end")
        let followed = try runner("\(Self.one), end, \(Self.one), scroll by=10")
        #expect(alone.recordings.first?.recording.trace == followed.recordings.first?.recording.trace)
    }
}
