import Offscreen
import OffscreenScenarios
import Testing
import TextDigests

/// Everything that the probe records of scenarios, and the diagnosis of it. `TextDigests` describes
/// how to read a difference.
@MainActor struct ProbeDigestTests {
    @Test func `The recordings that the probe makes of many exhibits, and their problems, are as accepted`() throws {
        var digests = TextDigests()
        for name in TextDigests.values(Exhibits.all.map(\.name), ordinarilyEvery: 7) {
            let scenario = try #require(try Exhibits.scenario(named: name))
            for (index, recording) in try ProbedScenario(scenario).recordings.enumerated() {
                let verdicts = recording.collectionViews.map { "\($0): \(recording.orderVerdict(of: $0)!)\n" }
                let problems = recording.problems.map { "\($0)\n" }
                let json = String(decoding: recording.json(), as: UTF8.self)
                try digests.add(
                    "\(json)\(verdicts.joined())\(problems.joined())", as: "\(name) collection view \(index + 1)")
            }
        }
        try digests.check("exhibits")
    }
}
