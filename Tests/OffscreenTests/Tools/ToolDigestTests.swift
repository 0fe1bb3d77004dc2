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

    @Test @MainActor
    func `The whole output of every tool for recordings of many random programs is as accepted`() throws {
        var digests = TextDigests()
        for number in 1...UInt64(TextDigests.areComplete ? 20 : 4) {
            var program = ListProgram(number, records: true)
            _ = program.stage.failures {
                program.show()
                for _ in 0..<8 { _ = program.performStep() }
            }
            for output in RecordingTools(recording: program.stage.recording).outputs {
                try digests.add(output.text, as: "program \(number) \(output.tool)")
            }
        }
        try digests.check("programs")
    }

    @Test func `The diagnosis of damaged recordings of many screens and exhibits is as accepted`() async throws {
        var digests = TextDigests()
        for (name, recording) in try await Self.recordingsToDamage() {
            for seed in 1...UInt64(4) {
                let damage = RecordingDamage(recording, seed: seed, count: 1 + Int(seed))
                var tools = RecordingTools(recording: damage.recording)
                var text = damage.changes.joined(separator: "\n") + "\n"
                if seed % 3 == 0, let recording = tools.recordingOfDevice {
                    tools = RecordingTools(recording: recording)
                    text += "as of a device\n"
                }
                try digests.add(text + tools.diagnosis, as: "\(name) damaged by seed \(seed)")
            }
        }
        try digests.check("damaged")
    }

    /// Returns the beginnings of recordings of public screens, and short recordings of exhibits.
    private static func recordingsToDamage() async throws -> [(name: String, recording: Recording)] {
        var recordings: [(name: String, recording: Recording)] = []
        let healthy = stride(from: 0, to: RecordingCorpus.healthyNames.count, by: 3).map {
            RecordingCorpus.healthyNames[$0]
        }
        for name in TextDigests.values(healthy, ordinarilyEvery: 4) {
            let recording = try RecordingCorpus.healthyRecording(named: name)
            recordings.append((name, recording.limited(toTicks: 1...40) ?? recording))
        }
        for name in TextDigests.values(RecordingCorpus.exhibitNames, ordinarilyEvery: 3) {
            guard let recording = try await RecordingCorpus.recordings(ofExhibit: name).last else { continue }
            if recording.ticks.count <= 14 { recordings.append((name, recording)) }
        }
        return recordings
    }
}
