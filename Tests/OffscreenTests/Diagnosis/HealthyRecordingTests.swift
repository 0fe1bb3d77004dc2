import Foundation
import Offscreen
import Testing

/// Recordings of screens that other people have written: example screens of public repositories,
/// used for some seconds. The README of the folder `HealthyRecordings` names their sources.
struct HealthyRecordingTests {
    /// The signs that are right: what the screen shows is the pitfall that is named. The key is the
    /// name of the recording.
    private static let rightSigns: [String: [String]] = [
        "carousel-fixed-horizontal": ["exhibit-50"], "carousel-overlap-horizontal": ["exhibit-50"],
        "centered-horizontal": ["exhibit-50", "exhibit-22"], "gravity-slider": ["exhibit-19"],
        "paging-cover": ["exhibit-3"], "paging-scale": ["exhibit-3"], "paging-stack": ["exhibit-3"],
    ]

    @Test(arguments: Thoroughness.values(RecordingCorpus.healthyNames, ordinarilyEvery: 3))
    func `Recordings of many screens of public code have no problem but the few that are right`(name: String) throws {
        let problems = try RecordingCorpus.healthyRecording(named: name).problems
        let exhibits = problems.map { $0.exhibit ?? "no exhibit" }
        #expect(exhibits == Self.rightSigns[name] ?? [], "\(problems)")
    }

    @Test func `At least sixty screens of public code have no sign, and the README has a row for each recording`()
        throws
    {
        let text = try String(
            contentsOf: RecordingCorpus.healthyFolder.appendingPathComponent("README.md"), encoding: .utf8)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
        let named = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
        #expect(named.sorted() == RecordingCorpus.healthyNames)
        #expect(named.count - Self.rightSigns.count >= 60)
    }
}
