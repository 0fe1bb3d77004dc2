import Offscreen
import Testing
import TextDigests
import UIKit

/// Random programs over collection views with many layouts and data sources. After every
/// second step everything public about the collection view is read, and what has changed is
/// written, with the calls that the app received. `TextDigests` describes how to read a difference.
@MainActor struct ListProgramTests {
    private static let steps = 20

    @Test func `The whole state of a collection view after each step of many random programs is as accepted`() throws {
        var digests = TextDigests()
        for program in 1...UInt64(TextDigests.areComplete ? 96 : 18) {
            try digests.add(trace(ofProgram: program), as: "program \(program)")
        }
        try digests.check("programs")
    }

    /// Runs a program, and returns its steps with the facts that each of them changed.
    private func trace(ofProgram program: UInt64) -> String {
        var run = ListProgram(program, records: false)
        var lines = [run.title]
        let failures = run.stage.failures {
            run.show()
            var state = run.state
            lines += run.list.readLines() + state.facts.map { "\($0.name): \($0.value)" }
            for number in 1...Self.steps * 2 {
                lines.append("step \(run.performStep())")
                lines += run.list.readLines().map { "  \($0)" }
                guard number % 2 == 0 else { continue }
                let new = run.state
                lines += new.differences(from: state).map { "  \($0)" }
                state = new
            }
        }
        return (lines + failures.map { "failure \($0)" }).map { $0 + "\n" }.joined()
    }
}
