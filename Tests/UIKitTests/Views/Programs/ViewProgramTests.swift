import Offscreen
import Testing
import TextDigests
import UIKit

/// Random programs over a screen with views of all kinds. After every third step everything public
/// about the views is read, and what has changed is written, with the calls that the app received.
/// `TextDigests` describes how to read a difference.
@MainActor struct ViewProgramTests {
    private static let steps = 25

    @Test func `The whole state of the views after each step of many random programs is as accepted`() throws {
        var digests = TextDigests()
        for program in 1...UInt64(TextDigests.areComplete ? 120 : 26) {
            try digests.add(trace(ofProgram: program), as: "program \(program)")
        }
        try digests.check("programs")
    }

    /// Runs a program, and returns its steps with the facts that each of them changed.
    private func trace(ofProgram program: UInt64) -> String {
        var generator = SeededGenerator(seed: program)
        let presets = Preset.all
        let preset = presets[Int(program) % presets.count]
        let stage = Stage(width: 320, height: 480, behavior: preset, records: false)
        var lines = ["program \(program) on \(preset.name)"]
        let failures = stage.failures {
            let screen = stage.run { ViewScreen() }
            stage.show(screen.controller)
            var state = stage.run { ViewState(of: screen, in: stage.window) }
            lines += state.facts.map { "\($0.name): \($0.value)" }
            // Most steps of a program are of one family, so that they meet one another.
            let family = ViewStep.families[Int(program) % ViewStep.families.count]
            for number in 1...Self.steps * 3 {
                let steps = number % 3 == 0 ? ViewStep.all : family
                let step = steps.randomElement(using: &generator)!
                step.perform(stage, screen, &generator)
                lines.append("step \(step.name)")
                guard number % 3 == 0 else { continue }
                let new = stage.run { ViewState(of: screen, in: stage.window) }
                lines += screen.callLog.readLines().map { "  \($0)" } + new.differences(from: state).map { "  \($0)" }
                state = new
            }
        }
        return (lines + failures.map { "failure \($0)" }).map { $0 + "\n" }.joined()
    }
}
