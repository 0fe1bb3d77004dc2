import Offscreen
import Testing
import UIKit

@testable import OffscreenScenarios

/// Random programs with table views.
@MainActor struct TableHuntTests {
    @Test func `Many random programs with table views find nothing`() throws {
        let programs = 1...seeds(200, ordinarily: 16).upperBound
        var runner = RandomProgramRunner(showsTables: true)
        let finding = try runner.run(programs: programs, steps: 60)
        #expect(finding == nil, "\(finding?.scenario ?? "")")
        #expect(runner.stepsDone == programs.count * 60)
    }

    @Test func `Random programs show all options of table views and do all kinds of steps with them`() throws {
        var (words, verbs): (Set<String>, Set<String>) = ([], [])
        for program in UInt64(1)...40 {
            let hunt = try RandomProgramRunner.hunt(forProgram: program, showsTables: true)
            words.formUnion(hunt.setting[1...].flatMap { $0.split(separator: " ").map(String.init) })
            guard program <= 12 else { continue }
            hunt.trace = { line in
                for word in line.split(whereSeparator: \.isWhitespace) {
                    verbs.insert(String(word.prefix { $0 != "=" && !$0.isNumber }))
                }
            }
            _ = hunt.run(seeds: program...program, steps: 60)
        }
        #expect(
            words.isSuperset(of: [
                "diffable", "style=plain", "style=grouped", "style=inset", "row=44", "row=automatic", "estimated=0",
                "cells=made", "cells=two-kinds", "cells=without-path", "header=title", "header=automatic",
                "footer=18", "top=50", "editing=insert", "editing=none",
            ]), "\(words.sorted())")
        #expect(verbs.isSuperset(of: ["insert", "delete", "move", "reload", "reconfigure", "section", "carry", "tap"]))
        #expect(verbs.isSuperset(of: ["editing", "row", "multiple", "batch", "select", "resize", "warn-memory"]))
    }
}
