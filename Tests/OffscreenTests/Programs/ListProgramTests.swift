import Offscreen
import Testing
import TextDigests
import UIKit

/// Random programs over collection views with many layouts and data sources. After each step
/// everything public about the collection view is read, and what has changed is written, with the
/// calls that the app received. `TextDigests` describes how to read a difference.
@MainActor struct ListProgramTests {
    private static let steps = 20

    @Test func `The whole state of a collection view after each step of many random programs is as accepted`() throws {
        var digests = TextDigests()
        for program in 1...UInt64(TextDigests.areComplete ? 120 : 24) {
            try digests.add(trace(ofProgram: program), as: "program \(program)")
        }
        try digests.check("programs")
    }

    /// Runs a program, and returns its steps with the facts that each of them changed.
    private func trace(ofProgram program: UInt64) -> String {
        var generator = SeededGenerator(seed: program)
        // Compositional layouts and diffable data sources exist since iOS 13, and list cells since iOS 14.
        let presets = Preset.all.filter { ["iOS14", "iOS15", "iOS16", "iOS17", "iOS18"].contains($0.name) }
        let preset = program % 3 == 0 ? presets[Int(program) % presets.count] : .current
        let layout = ProgramList.Layout.allCases[Int(program) % ProgramList.Layout.allCases.count]
        let source = ProgramList.Source.allCases[Int(program / 2) % ProgramList.Source.allCases.count]
        let stage = Stage(width: 320, height: 400, behavior: preset, records: false)
        var lines = ["program \(program) on \(preset.name): \(layout), \(source)"]
        let failures = stage.failures {
            let list = stage.run { ProgramList(source, layout, counts: [7, 12, 5]) }
            stage.show(list.view)
            var state = stage.run { ListState(of: list, on: stage) }
            lines += list.readLines() + state.facts.map { "\($0.name): \($0.value)" }
            for _ in 0..<Self.steps {
                let step = ListStep.all.randomElement(using: &generator)!
                step.perform(stage, list, &generator)
                lines.append("step \(step.name)")
                lines += list.readLines().map { "  \($0)" }
                let new = stage.run { ListState(of: list, on: stage) }
                lines += new.differences(from: state).map { "  \($0)" }
                state = new
            }
        }
        return (lines + failures.map { "failure \($0)" }).map { $0 + "\n" }.joined()
    }
}
