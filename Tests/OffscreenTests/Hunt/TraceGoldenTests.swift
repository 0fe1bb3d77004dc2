import Offscreen
import OffscreenScenarios
import Testing
import TextDigests

/// The steps of the engine in programs over all layouts, systems and kinds of change, so that a
/// refactoring of the engine is seen to change nothing. `TextDigests` describes how to read a
/// difference.
@MainActor struct TraceGoldenTests {
    private static let steps = 40

    @Test func `The trace of each of many programs of random steps is as accepted`() throws {
        var digests = TextDigests()
        for program in 1...UInt64(TextDigests.areComplete ? 48 : 10) {
            let hunt = try RandomProgramRunner.hunt(forProgram: program)
            var trace = ""
            hunt.traceHandler = { trace += $0 }
            let finding = hunt.run(seeds: program...program, steps: Self.steps)
            #expect(finding == nil, "program \(program)")
            try digests.add(trace, as: "program \(program)")
        }
        try digests.check("programs")
    }
}
