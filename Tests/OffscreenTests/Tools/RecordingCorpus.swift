import Foundation
import Offscreen
import OffscreenScenarios
import Testing

/// The recordings that tests of tools use: screens of public code, and the exhibits.
enum RecordingCorpus {
    /// The folder with recordings of screens of public code. Its README names their sources. The
    /// files are compressed. `gzip`, which is part of Linux and of macOS, decompresses them.
    static let healthyFolder = packageRoot.appendingPathComponent(
        "Tests/OffscreenTests/Diagnosis/HealthyRecordings")

    static let healthyNames: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: healthyFolder.path)) ?? []
        return files.filter { $0.hasSuffix(".json.gz") }.map { String($0.dropLast(".json.gz".count)) }.sorted()
    }()

    static let exhibitNames = Exhibits.all.map(\.name)

    static func healthyRecording(named name: String) throws -> Recording {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["gzip", "-dc", healthyFolder.appendingPathComponent(name + ".json.gz").path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let json = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "gzip cannot read \(name)")
        return try Recording(json: json)
    }

    /// Returns the recordings of the stages of an exhibit, in order.
    @MainActor static func recordings(ofExhibit name: String) throws -> [Recording] {
        let scenario = try #require(try Exhibits.scenario(named: name))
        let runner = ScenarioRunner(file: scenario.file, keepsRecordings: true)
        _ = try runner.run(scenario)
        return runner.recordings.map(\.recording)
    }
}
