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

    @Test func `Random programs show all styles, heights, cells, headers and kinds of steps of table views`() {
        var (settings, verbs): (Set<String>, Set<String>) = ([], [])
        for program in UInt64(1)...40 {
            var generator = SeededGenerator(seed: program)
            let setting = TableApp.Setting(using: &generator)
            settings.formUnion([
                "\(setting.style)", "\(setting.heights)", "\(setting.cells)", "\(setting.headers) headers",
                "\(setting.footers) footers", setting.isDiffable ? "diffable" : "model",
            ])
            guard program <= 12 else { continue }
            let hunt = TableHunt(program: program)
            hunt.trace = { line in
                for word in line.split(whereSeparator: \.isWhitespace) {
                    verbs.insert(String(word.prefix { $0 != "=" && !$0.isNumber }))
                }
            }
            _ = hunt.run(steps: 60)
        }
        #expect(settings.count == 3 + 4 + 4 + 3 + 3 + 2, "\(settings.sorted())")
        #expect(verbs.isSuperset(of: ["insert", "delete", "move", "reload", "reconfigure", "section", "carry", "tap"]))
        #expect(verbs.isSuperset(of: ["editing", "rowHeight", "multiple", "batch", "select", "resize", "warn-memory"]))
    }
}
