import Foundation
import Offscreen
import OffscreenScenarios
import Testing
import UIKit

/// The steps of the engine in programs over all layouts, systems and kinds of change. The golden
/// has a hash of each program's trace, so that a refactoring of the engine is seen to change
/// nothing.
@MainActor struct TraceGoldenTests {
    /// The numbers of the programs to run, which are all if the golden is written.
    private static let programs = seeds(
        48, ordinarily: ProcessInfo.processInfo.environment["OFFSCREEN_ACCEPT"] == "1" ? 48 : 10)
    private static let steps = 40

    @Test func `Many programs of random steps produce traces with the hashes in the golden file`() throws {
        var lines: [String] = []
        for number in Self.programs {
            let program = number + 1
            let hunt = try RandomProgramRunner.hunt(forProgram: program)
            var trace = ""
            hunt.traceHandler = { trace += $0 }
            let finding = hunt.run(seeds: program...program, steps: Self.steps)
            #expect(finding == nil, "program \(program)")
            try Self.keep(trace, of: program)
            lines.append("program \(program): \(trace.utf8.count) bytes, \(String(Self.hash(trace), radix: 16))")
        }
        // The lines of programs that were not run are taken from the golden.
        if Self.programs.upperBound < 48 {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            let golden = folder.appendingPathComponent("Goldens/TraceGoldenTests/programs.txt")
            lines += try String(contentsOf: golden, encoding: .utf8).split(separator: "\n").dropFirst(lines.count).map(
                String.init)
        }
        try Golden.check(lines.map { $0 + "\n" }.joined(), "programs")
    }

    /// Writes a trace into the folder `OFFSCREEN_TRACES` if it is set, so that traces can be
    /// compared by `diff`.
    private static func keep(_ trace: String, of program: UInt64) throws {
        guard let folder = ProcessInfo.processInfo.environment["OFFSCREEN_TRACES"] else { return }
        try Data(trace.utf8).write(to: URL(fileURLWithPath: folder).appendingPathComponent("program-\(program).txt"))
    }

    private static func hash(_ text: String) -> UInt64 {
        var text = text
        return text.withUTF8 { bytes in
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            return hash
        }
    }
}
