import Offscreen
import Testing
import UIKit

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
