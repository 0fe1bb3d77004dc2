import Offscreen
import OffscreenScenarios
import Testing
import TextDigests

/// Everything that the tools print about recordings. `TextDigests` describes how to read a
/// difference.
struct ToolDigestTests {
    @Test func `The whole output of every tool for recordings of many screens of public code is as accepted`() throws {
        var digests = TextDigests()
        for name in TextDigests.values(RecordingCorpus.healthyNames, ordinarilyEvery: 13) {
            let tools = RecordingTools(recording: try RecordingCorpus.healthyRecording(named: name))
            for output in tools.outputs { try digests.add(output.text, as: "\(name) \(output.tool)") }
        }
        try digests.check("public")
    }

    @Test func `The whole output of every tool for recordings of many exhibits is as accepted`() async throws {
        var digests = TextDigests()
        for name in TextDigests.values(RecordingCorpus.exhibitNames, ordinarilyEvery: 6) {
            for (index, recording) in try await RecordingCorpus.recordings(ofExhibit: name).enumerated() {
                for output in RecordingTools(recording: recording).outputs {
                    try digests.add(output.text, as: "\(name) stage \(index + 1) \(output.tool)")
                }
            }
        }
        try digests.check("exhibits")
    }

    /// Most of the recordings are short ones of exhibits, which have few ticks and many signs.
    @Test func `The diagnosis of damaged recordings of many screens and exhibits is as accepted`() async throws {
        var digests = TextDigests()
        for (name, recording) in try await Self.recordingsToDamage() {
            for seed in 1...UInt64(4) {
                let damage = RecordingDamage(recording, seed: seed, count: 1 + Int(seed))
                let tools = RecordingTools(recording: damage.recording)
                let ofDevice = tools.recordingOfDevice.map(RecordingTools.init)?.diagnosis ?? ""
                let text = damage.changes.joined(separator: "\n") + "\n\(tools.diagnosis)\nas of a device\n\(ofDevice)"
                try digests.add(text, as: "\(name) damaged by seed \(seed)")
            }
        }
        try digests.check("damaged")
    }

    private static func recordingsToDamage() async throws -> [(name: String, recording: Recording)] {
        var recordings: [(name: String, recording: Recording)] = []
        let healthy = stride(from: 0, to: RecordingCorpus.healthyNames.count, by: 8).map {
            RecordingCorpus.healthyNames[$0]
        }
        for name in TextDigests.values(healthy, ordinarilyEvery: 5) {
            recordings.append((name, try RecordingCorpus.healthyRecording(named: name)))
        }
        for name in TextDigests.values(RecordingCorpus.exhibitNames, ordinarilyEvery: 3) {
            guard let recording = try await RecordingCorpus.recordings(ofExhibit: name).last else { continue }
            if recording.ticks.count <= 14 { recordings.append((name, recording)) }
        }
        return recordings
    }
}
