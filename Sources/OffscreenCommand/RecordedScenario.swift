import Foundation
import Offscreen
import OffscreenPictures
import OffscreenScenarios

/// Recordings, and where they come from: a scenario that is run now, or a file.
struct RecordedScenario {
    let title: String
    /// Every stage that the scenario used, in order. A file has only one recording.
    let stages: [ScenarioRunner.StageRecording]
    /// The recordings to compare: the bug and the fix first, then the others.
    let sides: [PlayerPage.Side]
    var marks = PlayerPage.Marks()
    var story: PlayerStory?
    /// The text of the scenario, if it is one.
    var scenario: String?

    /// The recording that shows the symptom.
    var recording: Recording { sides[0].recording }

    /// The number of the tick to draw when none is named: where the symptom shows; otherwise the first with a violation; otherwise
    /// the first in which the two sides differ; otherwise the last.
    var tellingTick: Int? {
        if let line = marks.symptom, let number = recording.tick(atLine: line) { return number }
        if let number = recording.firstInversion { return number }
        if sides.count > 1, let number = recording.firstDifference(from: sides[1].recording) { return number }
        return recording.ticks.last?.number
    }

    /// - Parameter name: a scenario file, an exhibit, or a recording's JSON file.
    @MainActor static func of(_ name: String, preset: Preset?) throws -> RecordedScenario {
        if name.hasSuffix(".json") { return try file(name, preset) }
        return try RecordedScenario(ScenarioFile.read(name), preset: preset)
    }

    @MainActor private static func file(_ name: String, _ preset: Preset?) throws -> RecordedScenario {
        guard preset == nil else {
            throw UsageProblem(message: "\(name) is a recording, so it cannot be run on another system. Name the scenario it was made from")
        }
        guard let data = FileManager.default.contents(atPath: name) else {
            throw UsageProblem(
                message: "\(name) cannot be read. A recording is written by 'offscreen record' or stage.recording.write(to:)")
        }
        do {
            let recording = try Recording(json: data)
            return RecordedScenario(
                title: (name as NSString).lastPathComponent, stages: [ScenarioRunner.StageRecording(line: 1, recording: recording)],
                sides: [PlayerPage.Side(recording.behavior, recording)])
        } catch {
            throw UsageProblem(message: "\(name): \(error)")
        }
    }
}

extension RecordedScenario {
    /// Runs a scenario. If it turns on a fix in the middle, it is run once more with the fix from the beginning.
    @MainActor init(_ scenario: Scenario, preset: Preset?) throws {
        let runner = ScenarioRunner(file: scenario.file, preset: preset, keepsRecordings: true)
        _ = try runner.run(scenario)
        stages = runner.recordings
        guard !stages.isEmpty else {
            throw UsageProblem(message: "\(scenario.file) shows nothing: there is nothing to see before a 'show'")
        }
        title =
            scenario.file == (scenario.file as NSString).lastPathComponent ? scenario.title : (scenario.file as NSString).lastPathComponent
        self.scenario = scenario.text
        story = PlayerStory(scenario)
        marks = PlayerPage.Marks(
            symptom: (scenario.seen?.block ?? scenario.index(of: "symptom")).map(scenario.lastLine), event: scenario.seen?.event,
            fixed: (scenario.index(of: "not seen") ?? scenario.index(of: "fixed")).map(scenario.lastLine))
        sides = try RecordedScenario.sides(scenario, stages, marks, preset)
    }

    @MainActor private static func sides(
        _ scenario: Scenario, _ stages: [ScenarioRunner.StageRecording], _ marks: PlayerPage.Marks, _ preset: Preset?
    ) throws -> [PlayerPage.Side] {
        func stage(at line: Int) -> Int { stages.lastIndex { $0.line < line } ?? 0 }
        func name(_ index: Int) -> String {
            stages.count == 1 ? stages[0].recording.behavior : "stage \(index + 1), from line \(stages[index].line)"
        }
        func side(_ index: Int) -> PlayerPage.Side { PlayerPage.Side(name(index), stages[index].recording) }
        guard let symptom = marks.symptom, let fixed = marks.fixed else {
            // The scenario does not say which stage is which, so the one with a violation comes first.
            let first = stages.firstIndex { $0.recording.firstInversion != nil } ?? stages.count - 1
            return [side(first)] + stages.indices.filter { $0 != first }.map(side)
        }
        let (bug, mended) = (stage(at: symptom), stage(at: fixed))
        var sides = [PlayerPage.Side("the bug", stages[bug].recording)]
        let fixes = Set(scenario.lines(of: "fix").filter { symptom < $0 && $0 < fixed })
        if mended != bug {
            sides.append(PlayerPage.Side("with the fix", stages[mended].recording))
        } else if !fixes.isEmpty {
            let runner = ScenarioRunner(file: scenario.file, preset: preset, keepsRecordings: true, earlyFixes: fixes)
            _ = try runner.run(scenario)
            sides.append(PlayerPage.Side("with the fix", runner.recordings[bug].recording))
        } else if let tick = stages[bug].recording.tick(atLine: fixed) {
            sides.append(PlayerPage.Side("mended, line \(fixed)", stages[bug].recording, pinned: tick))
        }
        return sides + stages.indices.filter { $0 != bug && $0 != mended }.map(side)
    }
}

extension PlayerStory {
    /// The story in a scenario's header; nil when there is none.
    init?(_ scenario: Scenario) {
        self.init()
        symptom = scenario.fact("symptom")
        trigger = scenario.fact("trigger")
        why = scenario.fact("why")
        fix = scenario.fact("fix")
        leaves = scenario.fact("leaves")
        pitfalls = scenario.allFacts("must not").map { "do not \($0)" } + scenario.allFacts("pitfall")
        holds = scenario.fact("holds")
        reports = scenario.fact("reports")
        sure = scenario.fact("sure")
        claims = (scenario.fact("claims") ?? "").split(separator: " ").compactMap { id in
            Offscreen.Claim.all.first { $0.id == id }.map { Claim(id: $0.id, text: $0.text) }
        }
        guard symptom ?? trigger ?? fix ?? why != nil else { return nil }
    }
}
