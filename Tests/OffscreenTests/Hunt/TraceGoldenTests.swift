import Foundation
import Offscreen
import OffscreenScenarios
import Testing
import UIKit

/// Every step that the engine takes, in the order in which it takes them: programs over all layouts, systems and ways of changing, each
/// kept as a hash of its trace. Who changes how the engine is built, and not what it does, sees no difference here.
@MainActor @Suite("Traces")
struct TraceGoldenTests {
    /// All of them when the golden is written, too.
    private static let programs = seeds(48, ordinarily: ProcessInfo.processInfo.environment["OFFSCREEN_ACCEPT"] == "1" ? 48 : 10)
    private static let steps = 40

    @Test func `Many programs over everything take the same steps in the same order as before`() throws {
        var lines: [String] = []
        for number in Self.programs {
            let program = number + 1
            let hunt = try Thrash.hunt(program)
            var trace = ""
            hunt.traced = { trace += $0 }
            let finding = hunt.run(seeds: program...program, steps: Self.steps)
            #expect(finding == nil, "program \(program)")
            try Self.keep(trace, of: program)
            lines.append("program \(program): \(trace.utf8.count) bytes, \(String(Self.hash(trace), radix: 16))")
        }
        // Of those that were not run the golden says what it says.
        if Self.programs.upperBound < 48 {
            let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            let golden = folder.appendingPathComponent("Goldens/TraceGoldenTests/programs.txt")
            lines += try String(contentsOf: golden, encoding: .utf8).split(separator: "\n").dropFirst(lines.count).map(String.init)
        }
        try Golden.check(lines.map { $0 + "\n" }.joined(), "programs")
    }

    /// `OFFSCREEN_TRACES=FOLDER` keeps the traces themselves, so that those of before and after can be compared by `diff`.
    private static func keep(_ trace: String, of program: UInt64) throws {
        guard let folder = ProcessInfo.processInfo.environment["OFFSCREEN_TRACES"] else { return }
        try Data(trace.utf8).write(to: URL(fileURLWithPath: folder).appendingPathComponent("program-\(program).txt"))
    }

    /// FNV-1a.
    private static func hash(_ text: String) -> UInt64 {
        var text = text
        return text.withUTF8 { bytes in
            var hash: UInt64 = 0xcbf2_9ce4_8422_2325
            for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            return hash
        }
    }
}
