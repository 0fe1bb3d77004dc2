import Foundation
import Offscreen
import Testing

/// Recordings of screens that other people have written: example screens of public repositories,
/// used for some seconds. The README of the folder `HealthyRecordings` names their sources.
///
/// The files are compressed. `gzip`, which is part of Linux and of macOS, decompresses them.
struct HealthyRecordingTests {
    /// The signs that are right: what the screen shows is the pitfall that is named. The key is the
    /// name of the recording.
    private static let rightSigns: [String: [String]] = [
        "carousel-fixed-horizontal": ["exhibit-50"], "carousel-overlap-horizontal": ["exhibit-50"],
        "centered-horizontal": ["exhibit-50", "exhibit-22"], "gravity-slider": ["exhibit-19"],
        "paging-cover": ["exhibit-3"], "paging-scale": ["exhibit-3"], "paging-stack": ["exhibit-3"],
    ]

    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
        "HealthyRecordings")

    private static let names: [String] = {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return files.filter { $0.hasSuffix(".json.gz") }.map { String($0.dropLast(".json.gz".count)) }.sorted()
    }()

    private static func recording(named name: String) throws -> Recording {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["gzip", "-dc", folder.appendingPathComponent(name + ".json.gz").path]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let json = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "gzip cannot read \(name)")
        return try Recording(json: json)
    }

    @Test(arguments: Thoroughness.values(names, ordinarilyEvery: 3))
    func `Recordings of many screens of public code have no problem but the few that are right`(name: String) throws {
        let problems = try Self.recording(named: name).problems
        let exhibits = problems.map { $0.exhibit ?? "no exhibit" }
        #expect(exhibits == Self.rightSigns[name] ?? [], "\(problems)")
    }

    @Test func `At least sixty screens of public code have no sign, and the README has a row for each recording`()
        throws
    {
        let text = try String(contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
        let rows = text.split(separator: "\n").filter { $0.hasPrefix("| `") }
        let named = rows.compactMap { $0.split(separator: "`").dropFirst().first.map(String.init) }
        #expect(named.sorted() == Self.names)
        #expect(named.count - Self.rightSigns.count >= 60)
    }
}
