import Offscreen
import Testing

@testable import OffscreenScenarios

/// Diagnoses of each exhibit, a sample scenario about one mistake, before and after its fix. A sign
/// proves the mistake by a recording. An exhibit without a sign states why no recording can.
@MainActor struct ProblemTests {
    nonisolated static let exhibitsWithSign = ExhibitSign.all.filter { $0.sign != nil }.map(\.name)
    nonisolated static let exhibitsWithoutSign = ExhibitSign.all.filter { $0.sign == nil }.map(\.name)

    private struct Lines {
        let all: [String]
        /// The indices of the lines "# symptom" and "# fixed".
        let symptom: Int
        let fixed: Int

        init(_ name: String) throws {
            let scenario = try #require(try Exhibits.scenario(named: name))
            all = scenario.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            symptom = try #require(all.firstIndex(of: "# symptom"))
            fixed = try #require(all.firstIndex(of: "# fixed"))
        }

        /// Returns the index after the block that begins at a line.
        func endOfBlock(at line: Int) -> Int {
            let answer = all[line...].firstIndex(of: "----") ?? all.endIndex
            return all[answer...].firstIndex(of: "") ?? all.endIndex
        }
    }

    private func recording(_ lines: ArraySlice<String>) throws -> Recording {
        let runner = ScenarioRunner(file: "x")
        _ = try runner.run(try Scenario(text: lines.joined(separator: "\n") + "\n", file: "x"))
        return try #require(runner.recording)
    }

    /// Returns the index of the first line from the symptom on that begins a new stage.
    private func endOfBug(in lines: Lines) -> Int {
        lines.all[lines.symptom...].firstIndex { $0.hasPrefix("stage ") } ?? lines.all.endIndex
    }

    /// Steps after which an exhibit's recording proves the mistake: items come back, so that their
    /// own looks and contents are known.
    private static let stepsToProof = [
        "exhibit-15": [
            "advance 1", "scroll by=212", "advance 1", "scroll by=212", "advance 1", "scroll to=0,0", "advance 1",
            "scroll by=212", "advance 1",
        ],
        "exhibit-57": ["scroll to=0,0"],
        "exhibit-65": ["scroll to=0,0", "scroll by=220", "scroll by=220", "scroll to=0,0"],
        "exhibit-66": [
            "advance 1", "scroll by=220", "advance 1", "scroll by=220", "advance 1", "scroll to=0,0", "advance 1",
            "scroll by=220", "advance 1",
        ],
        "exhibit-67": ["scroll to=0,0"], "exhibit-68": ["scroll to=0,0", "scroll by=220", "scroll by=220"],
        "exhibit-69": ["scroll to=0,0"],
    ]

    /// Returns a recording of the stage with the mistake, even of the lines after the symptom,
    /// because a fling there may show a cost.
    private func recordingBeforeFix(of name: String) throws -> Recording {
        let lines = try Lines(name)
        let steps = (Self.stepsToProof[name] ?? []).flatMap { [$0, "----", "anything", ""] }
        return try recording(lines.all[..<endOfBug(in: lines)] + steps)
    }

    /// Returns the recording of the stage with the fix.
    private func recordingAfterFix(of name: String) throws -> Recording {
        let lines = try Lines(name)
        return try recording(lines.all[..<lines.endOfBlock(at: lines.fixed)])
    }

    @Test(arguments: exhibitsWithSign)
    func `If a mistake leaves a sign in a recording, the first problem diagnosed names the exhibit of the mistake`(
        name: String
    ) throws {
        let problems = try recordingBeforeFix(of: name).problems
        #expect(problems.first?.exhibit == name, "\(problems)")
    }

    @Test(arguments: exhibitsWithSign)
    func `After the fix of a mistake that can be diagnosed no problem is found, except in exhibit-5`(name: String)
        throws
    {
        let problems = try recordingAfterFix(of: name).problems
        // In exhibit 5 the decorations still lie above the cells after the fix, but take no
        // touches.
        #expect(problems.allSatisfy { name == "exhibit-5" && $0.exhibit != name }, "\(problems)")
    }

    @Test(arguments: exhibitsWithoutSign)
    func `If no recording can prove a mistake, at most another mistake of the same exhibit is diagnosed`(
        name: String
    ) throws {
        let problems = try recordingBeforeFix(of: name).problems
        // Exhibit 4 contains another pitfall, which is diagnosed.
        #expect(
            problems.map(\.exhibit) == (["exhibit-4": ["exhibit-2"]][name] ?? [] as [String?]),
            "\(name) leaves none, but there are problems: \(problems)")
    }

    @Test
    func
        `Every numbered exhibit has either a sign by which its mistake is diagnosed, or a reason why there is no sign`()
    {
        let exhibits = Exhibits.all.map(\.name).filter { $0.hasPrefix("exhibit-") }
        #expect(ExhibitSign.all.map(\.name) == exhibits)
        #expect(ExhibitSign.all.allSatisfy { ($0.sign == nil) != ($0.reason == nil) })
    }

    @Test(arguments: ExhibitTests.names.filter { !ExhibitTests.pitfalls.contains($0) })
    func
        `No problem is diagnosed in a healthy demo screen on the oldest and newest of many systems without the ordering bug`(
            name: String
        )
        throws
    {
        let scenario = try #require(try Exhibits.scenario(named: name))
        let presets = Preset.all.filter { $0.mechanism == nil }
        for preset in Thoroughness.values(presets, ordinarilyEvery: presets.count - 1) {
            let runner = ScenarioRunner(file: name, preset: preset)
            _ = try runner.run(scenario)
            #expect(runner.recording?.problems ?? [] == [], "\(preset.name)")
        }
    }

    @Test func `A recording that is read from JSON has the same problems as the original`() throws {
        let recording = try recordingBeforeFix(of: "exhibit-16")
        #expect(try Recording(json: recording.json()).problems == recording.problems)
    }
}
