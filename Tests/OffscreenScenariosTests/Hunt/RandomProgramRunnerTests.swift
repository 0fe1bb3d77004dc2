import Foundation
import Offscreen
import Testing
import UIKit

@testable import OffscreenScenarios

@MainActor struct RandomProgramRunnerTests {
    @Test(arguments: Preset.all.map(\.name))
    func `Many random programs with random layouts and app features find no violation on any system`(preset: String)
        throws
    {
        var runner = RandomProgramRunner()
        let preset = try #require(Preset.all.firstIndex { $0.name == preset })
        let numbers = seeds(20, ordinarily: 2)
        for number in numbers {
            let program = number * UInt64(Preset.all.count) + UInt64(preset)
            let finding = try runner.run(programs: program...program, steps: 60)
            try #require(finding == nil, "program \(program)\n\(finding!.scenario)")
        }
        #expect(runner.stepsDone == 60 * numbers.count)
    }

    @Test
    func `If the app under test reports a problem of its own, the hunt ends with a finding that has the app's message`()
        throws
    {
        let app = try ScenarioHunt(layout: "caching", behavior: .current, features: ["chains-updates", "buttons"])
        #expect(app.run(seeds: 1...3, steps: 40) == nil)
        var broken = 0
        let hunt = Hunt {
            let screen = PosterScreen(sections: [4], layout: UICollectionViewFlowLayout())
            var subject = HuntSubject(screen.collectionView, companions: [screen])
            subject.takeFindings = { broken > 3 ? ["app finds: the fourth look"] : [] }
            return subject
        }
        hunt.trace = { _ in broken += 1 }
        let finding = try #require(hunt.run(seeds: 1...1, steps: 20))
        #expect([finding.invariant] + finding.messages == ["app", "app finds: the fourth look"])
    }

    @Test(arguments: Preset.all)
    func `A hunt that also changes the layout and rotates the screen finds nothing on any system`(preset: Preset) throws
    {
        let hunt = try ScenarioHunt(
            layout: "flow header=20", data: "items=9,30", behavior: preset,
            acts: [
                "layout waterfall animated=yes", "layout compositional columns=2 height=60", "layout flow header=20",
            ])
        let numbers = seeds(20, ordinarily: 2)
        #expect(hunt.run(seeds: 1...numbers.upperBound, steps: 80) == nil)
    }

    @Test func `A hunt whose acts begin an interactive transition also moves, finishes and cancels it`() throws {
        let hunt = try ScenarioHunt(
            layout: "flow", behavior: .current, acts: ["layout waterfall interactive=yes"])
        var steps: [String] = []
        hunt.trace = { steps.append($0) }
        #expect(hunt.run(seeds: 1...2, steps: 100) == nil)
        let wanted = [
            "layout waterfall interactive=yes", "transition progress", "transition finish", "transition cancel",
        ]
        for step in wanted {
            #expect(steps.contains { $0.hasPrefix(step) }, "\(step)")
        }
    }

    @Test func `A line that is no act of a hunt is refused with the number after those of the setting`() throws {
        let error = #expect(throws: LineError.self) {
            try ScenarioHunt(layout: "flow", behavior: .current, features: ["buttons"], acts: ["reload", "show"])
        }
        #expect(error?.line == 5)
        #expect(error?.message == "'show' is not an act of a hunt: use 'layout', 'app' or a step")
    }

    @Test(arguments: [
        ("table", "layout flow", "'layout flow' is not an act of a hunt: a table view stays on the screen"),
        ("flow", "layout table", "'layout table' is not an act of a hunt: a table view stays on the screen"),
        (
            "table", "app buttons",
            """
            'app buttons' is not an act of this hunt: the app of 'layout table' has no feature 'buttons'; it has \
            background-view, tints-some, resets-in-reuse, wrong-identifier
            """
        ),
    ])
    func `A hunt on a table view refuses acts that need a collection view`(layout: String, act: String, message: String)
    {
        let error = #expect(throws: LineError.self) {
            try ScenarioHunt(layout: layout, behavior: .current, acts: [act])
        }
        #expect(error?.message == message)
        #expect(throws: LineError.self) {
            try ScenarioHunt(layout: "table", behavior: .current, fixes: ["cards-to-back"])
        }
        #expect((try? ScenarioHunt(layout: "table", behavior: .current, acts: ["app tints-some", "reload"])) != nil)
    }

    nonisolated static let regressions: [URL] = {
        let files = ["Regressions", "Language"].flatMap { name in
            let folder = packageRoot.appendingPathComponent("Tests/Scenarios/\(name)")
            return (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        }
        return files.filter { $0.pathExtension == "scenario" }.sorted { $0.path < $1.path }
    }()

    @Test func `The folders of scenarios about fixed bugs and about commands contain more than four scenarios`() {
        #expect(Self.regressions.count > 4)
    }

    @Test(arguments: regressions)
    func `Scenarios about fixed bugs and about commands have no generated titles, and give their stored answers`(
        file: URL
    ) throws {
        let scenario = try Scenario(contentsOf: file, file: file.lastPathComponent)
        #expect(!scenario.title.contains("A finding"))
        #expect(scenario.rewritingDiff(with: try ScenarioRunner.run(scenario)) == "")
    }

    @Test func `A finding's scenario begins with the violation, its system, and a note that the scenario still fails`()
        throws
    {
        let hunt = try ScenarioHunt(layout: "card-flow", behavior: .iOS10)
        let finding = try #require(hunt.run(seeds: 1...1, steps: 20))
        let scenario = try Scenario(text: hunt.scenarioText(of: finding), file: "finding")
        #expect(scenario.preface[0].hasPrefix("A finding of a hunt: SectionCardDecorationView#"))
        #expect(scenario.text(of: .system) == "iOS10")
        #expect(scenario.preface[2].hasPrefix("This scenario fails until the bug is fixed"))
        #expect(scenario.rewritingDiff(with: try ScenarioRunner.run(scenario)).contains("\n-all hold\n"))
    }

    @Test func `The scenario of a finding expects no line that reports a fault, whatever the fault is`() throws {
        var invariants: Set<String> = []
        for (layout, behavior, features) in [
            ("card-flow", Preset.iOS10, []), ("flow", .current, ["buttons"]), ("flow", .current, ["tints-some"]),
            ("flow", .current, ["wrong-identifier"]), ("waterfall", .current, ["invalidates-in-layout"]),
            ("flow", .current, ["counts-ahead"]), ("table row=44", .current, ["tints-some"]),
            ("table header=title", .current, ["wrong-identifier"]),
        ] as [(String, Preset, [String])] {
            guard let hunt = try? ScenarioHunt(layout: layout, behavior: behavior, features: features),
                let finding = hunt.run(seeds: 1...10, steps: 30)
            else { continue }
            invariants.insert(finding.invariant)
            let text = try hunt.scenarioText(of: finding)
            let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
            for start in ["failure ", "fault ", "app finds: "] {
                #expect(!lines.contains { $0.hasPrefix(start) }, "\(text)")
            }
            let scenario = try Scenario(text: text, file: "finding")
            #expect(scenario.rewritingDiff(with: try ScenarioRunner.run(scenario)) != "", "it fails: \(text)")
        }
        #expect(invariants.isSuperset(of: ["failures", "fresh", "order"]), "\(invariants)")
    }

    @Test func `An app whose sizes are unstable, now or by an act, returns stable ones before it is compared`() throws {
        for (features, acts, isUnstable) in [
            ([], [], false), (["unstable-sizes"], [], true), ([], ["app unstable-sizes"], true),
            ([], ["reload", "app unstable-sizes"], true), (["unstable-sizes"], ["reload"], true),
            (["tints-some"], ["reload", "app tints-some", "app unstable-sizes=off"], false),
        ] as [([String], [String], Bool)] {
            let runner = ScenarioRunner(file: "a")
            for line in ["data items=3"] + (features.isEmpty ? [] : ["app " + features.joined(separator: " ")]) {
                _ = try ScenarioLanguage.parsedLine(line, file: "a", number: 1).command.run(in: runner)
            }
            let app = Stage(width: 100, height: 100).run { ScenarioApp(runner.setting.app) }
            let all = acts.map { HuntAct(line: $0) { _ in true } }
            let subject = app.huntSubject(acts: all)
            #expect(
                subject.settlingActs == (isUnstable ? ["app unstable-sizes=off", "reload"] : []), "\(features) \(acts)")
        }
    }

    @Test func `A range of seeds may end at the greatest 64-bit number`() {
        let last = UInt64.max
        #expect(Array(StridedSeeds(seeds: last - 2...last, every: 1)) == [last - 2, last - 1, last])
        #expect(Array(StridedSeeds(seeds: last - 3...last, every: 2)) == [last - 3, last - 1])
        #expect(Array(StridedSeeds(seeds: 5...5, every: .max)) == [5])
    }

    @Test
    func
        `A hunt's line of progress shows the runs done and the findings, and after the first run the rate and the time left`()
    {
        func line(_ runs: UInt64, _ steps: Int, _ findings: Int, _ seconds: Double, _ last: UInt64 = 100) -> String {
            ProgressText("iOS9", unit: "seeds", of: 1...last)
                .line(for: SeedRangeRunner.Progress(runs: runs, steps: steps, findings: findings), after: seconds)
        }
        #expect(line(0, 0, 0, 1) == "iOS9: 0 of 100 seeds, 0 steps, no finding")
        #expect(line(37, 7400, 0, 3) == "iOS9: 37 of 100 seeds, 7400 steps, 12 seeds a second, 6 s left, no finding")
        #expect(line(3, 600, 1, 2) == "iOS9: 3 of 100 seeds, 600 steps, 1.5 seeds a second, 65 s left, 1 finding")
        #expect(line(10, 1, 2, 100, 7_210).hasSuffix("0.1 seeds a second, 20 h left, 2 findings"))
        #expect(line(10, 1, 0, 1, .max).contains("10 of 1.8446744073709552e+19 seeds"))
    }
}
