import Offscreen
import Testing

@testable import OffscreenScenarios

@MainActor @Suite("Problems in recordings")
struct ProblemTests {
    nonisolated static let signs = [
        "exhibit-1", "exhibit-12", "exhibit-22", "exhibit-23", "exhibit-24", "exhibit-27", "exhibit-28", "exhibit-33", "exhibit-34",
        "exhibit-35", "exhibit-36", "exhibit-39", "exhibit-40", "exhibit-41", "exhibit-42", "exhibit-43", "exhibit-45", "exhibit-50",
        "exhibit-52", "exhibit-59",
    ]

    /// The recording of the scenario up to its symptom, and the one of its end.
    private func recordings(_ name: String) throws -> (bug: Recording, end: Recording) {
        let scenario = try #require(try Exhibits.scenario(named: name))
        let lines = scenario.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        // With what follows on the same stage: a fling makes the cost plain.
        let mark = try #require(lines.firstIndex(of: "# symptom"))
        let fixed = lines[mark...].firstIndex {
            $0.hasPrefix("stage ") || $0.hasPrefix("fix ") || $0 == "# fixed" || $0.hasPrefix("set item")
        }
        func recording(_ text: String) throws -> Recording {
            let runner = ScenarioRunner(file: name)
            _ = try runner.run(try Scenario(text: text, file: name))
            return try #require(runner.recording)
        }
        return (
            try recording(lines[..<(fixed ?? lines.endIndex)].joined(separator: "\n") + "\n"), try recording(scenario.text)
        )
    }

    @Test(arguments: signs)
    func `The sign of a pitfall names its exhibit first`(name: String) throws {
        let problems = try recordings(name).bug.problems
        #expect(problems.first?.exhibit == name, "\(problems)")
    }

    /// Where the scenario begins anew for its remedy.
    @Test(arguments: signs.filter { Int($0.dropFirst(8))! > 32 })
    func `Where it is put right there is no sign`(name: String) throws {
        #expect(try recordings(name).end.problems == [])
    }

    @Test(arguments: ExhibitTests.names.filter { !ExhibitTests.pitfalls.contains($0) })
    func `A healthy screen has no problems, on any system`(name: String) throws {
        let scenario = try #require(try Exhibits.scenario(named: name))
        for preset in Preset.all where preset.mechanism == nil {
            let runner = ScenarioRunner(file: name, preset: preset)
            _ = try runner.run(scenario)
            #expect(runner.recording?.problems ?? [] == [], "\(preset.name)")
        }
    }

    @Test func `A test asks the stage`() {
        let stage = Stage(width: 100, height: 100)
        #expect(stage.problems.isEmpty)
    }
}
