import Foundation
import Testing
import UIKit

@testable import Offscreen
@testable import OffscreenScenarios

/// Checks that every option of every command has an effect.
@MainActor struct OptionTests {
    /// A scenario with lines separated by semicolons. An option is inserted at `%`, or replaces
    /// `old` in `%old%`.
    struct Case: CustomTestStringConvertible, Sendable {
        let script: String
        let options: [String]
        /// The commands at the end, in addition to `tree` and `stacking`.
        let questions: [String]

        /// The options are separated by " | ", and the questions by "; ".
        init(_ script: String, _ options: String, ask questions: String = "") {
            self.script = script
            self.options = options.components(separatedBy: " | ")
            self.questions = questions.isEmpty ? [] : questions.components(separatedBy: "; ")
        }

        var testDescription: String { script }

        func text(with option: String?) -> String {
            var parts = script.components(separatedBy: "%")
            if parts.count == 3 {
                parts = [parts[0], option ?? parts[1], parts[2]]
            } else {
                parts.insert(option ?? "", at: 1)
            }
            return parts.joined().components(separatedBy: ";").map { $0.trimmingCharacters(in: .whitespaces) }.joined(
                separator: "\n")
                + "\n"
        }
    }

    nonisolated private static let flow = "stage 200x150; data items=6,5;"
    nonisolated private static let grid = flow + "layout flow item=60x40; show; "
    nonisolated private static let tall = flow + "layout flow item=60x90; show; "
    nonisolated private static let chained = flow + "app chains-updates; layout flow item=60x40; show; "

    nonisolated static let cases: [Case] = [
        Case(
            flow + "layout flow %item=60x40%; show; scroll by=20",
            """
            item=50x40 | sizes=60x40,30x50 | item=60x40 spacing=25 | item=60x40 line=3 | item=60x40 \
            inset=5 | item=60x40 inset=5,6,7,8 | item=60x40 header=20 | item=60x40 footer=21 | item=60x40 \
            direction=horizontal
            """,
            ask: "trace all=yes"),
        Case(
            "stage 200x150; data items=30; layout flow item=60x40 %; show; scroll by=60; scroll by=-30",
            "estimated=60x20 | estimated=60x80 | estimated=90x40", ask: "ask frame 0-4"),
        Case(
            flow + "layout flow item=60x40 header=20 footer=22 %; show; scroll by=40",
            "pins=headers | pins=footers | pins=both"),
        Case(
            flow + "layout card-flow item=60x40 header=20 %armbands=yes%; show; scroll by=15",
            " | armbands=yes card-z=-3 | armbands=yes cell-z=2 | armbands=yes header-z=12 | armbands=yes armband-z=4 | "
                + "armbands=yes overlap=9"),
        Case(flow + "layout section-color %; show", "color=red | color=blue", ask: "ask plane 0"),
        Case(flow + "layout title item=60x40 %; show", "text=x"),
        Case(
            flow + "layout tint item=60x40 %; show; set tint=5",
            "attributes=no-isEqual | attributes=no-copy", ask: "ask tint 0-0; trace all=yes"),
        Case(
            flow + "layout shifting item=60x40 %; show; scroll by=30; scroll by=90; scroll by=-60", "by=7 | copies=no"),
        Case(
            """
            stage 200x150; data items=2,30; layout handmade header=20 %; show; insert 0-1; delete 0-0; \
            scroll by=300; scroll by=500; reload
            """,
            "line=3 | pins=headers", ask: "trace all=yes"),
        Case(
            "stage 200x150; data items=30; layout handmade %; show; scroll by=100; insert 0-0; ask offset",
            "holds=target | holds=adjustment", ask: "trace all=yes"),
        Case(flow + "layout flow item=60x40; show laid-out=no; insert 0-1 %", "model=before", ask: "ask failed"),
        Case(flow + "layout handmade %header=20%; show", "header=21"),
        Case(flow + "layout compositional height=40 %; show", "badges=items | badges=groups | badges=both"),
        Case(
            flow + "layout flow %item=60x40%; app self-sizing; show",
            "item=60x40 estimated=60x50 | item=60x40 estimated=60x50 sizes=60x70"),
        Case(flow + "layout waterfall %; show", "columns=3 | spacing=3 | inset=5 | heights=30,50"),
        Case(
            flow + "layout compositional %columns=2 height=50 header=20%; show; scroll by=10",
            "columns=3 height=50 header=20 | columns=2 height=40 header=20 | columns=2 height=50 header=15 | "
                + "columns=2 height=50 header=20 footer=12 | columns=2 height=50 header=20 footer=12 pins=footers | "
                + "columns=2 height=50 header=20 footer=12 pins=both | columns=2 height=50 header=20 spacing=3 | "
                + "columns=2 height=50 header=20 line=4 | columns=2 height=50 header=20 inset=5 | "
                + "columns=2 height=50 header=20 header-z=7 | columns=2 height=50 header=20 overlap=yes | "
                + "columns=2 height=50 header=20 pins=headers | columns=2 height=50 header=20 background=yes | "
                + "columns=2 height=50 header=20 orthogonal=continuous"),
        Case("stage 200x200; layout klotski %; show", "board=classic"),
        Case(
            "stage 200x200; data items=1,1; layout table %; show",
            """
            style=grouped | style=inset | row=60 | header=title | header=automatic | header=20 | footer=title | \
            footer=automatic | footer=20 | top=30 | bottom=30 | separators=no | accessory=disclosure | \
            accessory=checkmark | accessory=detail
            """),
        Case(
            "stage 200x100; data items=9; layout table %; show; scroll by=90; scroll by=-90",
            "heights=40,60 | row=automatic heights=40,60 | cells=made | cells=two-kinds", ask: "pools; trace all=yes"),
        Case(
            "stage 200x100; data items=9; layout table heights=40,60 %; show; scroll by=90",
            "estimated=0 | estimated=20", ask: "trace all=yes"),
        Case(
            "stage 200x150; data items=6; layout table %; show; set editing=on; tap 10,20",
            "editing=insert | editing=none"),
        Case(
            "stage 200x150; data items=6; layout table row=44 accessory=detail; show; tap 0-1 %",
            "on=accessory"),
        Case(
            "stage 200x150; data items=6; layout table row=44; show; set editing=on; tap 0-1 %",
            "on=edit-control | on=reorder-control", ask: "trace"),
        Case(
            "stage 200x150; data items=6; layout table row=44; show; set %editing=off%",
            "editing=on | row=50 | editing=on row=50"),
        Case(grid + "unsettled layout flow item=50x60 %; tick 3", "animated=yes | interactive=yes"),
        Case(
            grid + "layout flow item=50x60 interactive=yes; transition %progress=0.5%",
            "progress=0.25 | finish | cancel"),
        Case(flow + "layout flow item=60x40; show %; scroll by=60", "prefetching=no", ask: "trace all=yes"),
        Case(
            """
            stage 200x150 %behavior=iOS10%; data items=6,5; layout card-flow item=60x33.3 header=20; show; \
            reload section=0; invalidate
            """,
            "behavior=iOS6 | behavior=current | behavior=iOS10 mechanism=transient | behavior=iOS10 seed=2 | "
                + "behavior=iOS10 scale=3 | behavior=iOS10 scale=1", ask: "trace all=yes"),
        Case(
            "stage 200x150; data %sections=2 items=3%; layout flow item=60x40; show; insert 0-1",
            "sections=3 items=3 | sections=2 items=4 | items=3,2", ask: "trace all=yes"),
        Case(tall + "scroll %by=20%", "by=10 | by=0,30 | to=0,40 | to=1-1 | to=1-1 at=middle | to=1-1 at=bottom"),
        Case(tall + "unsettled scroll to=0,90 %; tick 3", "animated=yes"),
        Case(flow + "layout flow item=60x90; show %; scroll to=end", "laid-out=no"),
        Case(flow + "app nested-lists; layout flow item=60x90; show; scroll by=30 %", "in=0-0 | in=0-1"),
        Case(flow + "layout compositional orthogonal=continuous; show; scroll by=%20% in=0-0", "30 | 5,5"),
        Case(grid + "touch %0-0%", "0-1 | 150,10", ask: "ask highlighted"),
        Case(grid + "touch 0-0; touch %end%", "cancel", ask: "ask highlighted; ask selected"),
        Case(flow + "layout flow item=60x90; show; set %theme=red%", "theme=blue", ask: "ask color 0-0"),
        Case(tall + "unsettled scroll to=1-0 %; tick 3", "animated=yes"),
        Case(grid + "unsettled resize %150x100%; tick 3", "160x100 | 150x110 | 150x100 seconds=0.5"),
        Case(tall + "unsettled drag %by=0,-50%; tick 30", "by=0,-40 | by=0,-50 seconds=0.4"),
        Case(tall + "fling %velocity=0,300%", "velocity=0,400"), Case(grid + "tap %0-0%", "0-1 | 150,10 | 1-0"),
        Case(grid + "select %0-0%; tap 0-4", "0-0 multiple=yes | 0-1 | none | 0-0 0-2", ask: "check fresh=yes"),
        Case(
            chained + "model 0-0 title=new; unsettled reload %0-0%; tick 2",
            " | section=0 | section=1 | 0-1 | 0-0 animated=no", ask: "trace all=yes"),
        Case(
            "stage 200x150; data diffable items=6,5; layout flow item=60x40; show; reload %0-1%",
            "0-0 | 0-0 0-1 | section=0 | section=1 | 0-1 by=reload", ask: "trace"),
        Case(grid + "reconfigure %0-1%", "0-0 | 0-0 0-1 | 1-0", ask: "trace"),
        Case(
            "stage 200x150; data diffable items=6,5; layout flow item=60x40; show; reconfigure %0-1%", "0-0 | 0-0 0-1",
            ask: "trace"),
        Case(grid + "model 0-0 %title=a%; reload", "title=b"),
        Case(
            chained + "insert %0-1%",
            """
            0-2 | 0-1 0-3 | 0-1 title=t | above=1 | above=2 | section=1 | section=1 items=2 | 0-1 model=no \
            | 0-1 view=no | 0-1 by=calls | 0-1 by=reload
            """, ask: "trace"),
        Case(
            chained + "delete %0-1%", "0-2 | section=1 | 0-1 model=no | 0-1 view=no | 0-1 by=calls | 0-1 by=reload",
            ask: "trace"),
        Case(
            chained + "move %0-1 1-0%",
            """
            0-1 1-1 | 0-2 1-0 | section=1 to=0 | 0-1 1-0 model=no | 0-1 1-0 view=no | 0-1 1-0 by=calls | \
            0-1 1-0 by=reload
            """,
            ask: "trace"),
        Case(grid + "move section=0 %to=1%", "to=0", ask: "trace"),
        Case(
            """
            stage 200x150; data items=2; layout placed; place 0-0 %frame=10,10,50x50%; place 0-1 \
            frame=20,20,50x50; show
            """,
            "frame=11,10,50x50 | frame=10,11,50x50 | frame=10,10,51x50 | frame=10,10,50x51 | frame=10,10,50x50 z=3 | "
                + "frame=10,10,50x50 alpha=0.5 | frame=10,10,50x50 hidden=yes"),
        Case(
            "stage 200x150; data items=2; layout placed; show; place 0-0 %frame=10,10,50x50%",
            "frame=12,10,50x50 | frame=10,10,50x50 z=3"),
        Case(
            """
            stage 320x400 behavior=iOS10; data items=4,6; layout card-flow item=96x96; show; reload \
            section=0; reload section=1; stacking %
            """,
            "inversions=1 | inversions=0"),
        Case(grid + "insert 0-1; trace %", "ticks=1 | all=yes"), Case(grid + "tree %", "everything=yes"),
        Case(grid + "scroll by=10; counts %", "all=yes"),
        Case(
            """
            stage 200x150; data items=40; app tints-some; layout flow item=60x40; show prefetching=no; \
            scroll by=200; scroll by=-130; check %
            """,
            "fresh=yes"),
        Case(
            "stage 200x150; data items=40; app tints-some%%; layout flow item=60x40; show; ask color 0-0",
            "=off | =on unstable-sizes | =on wrong-identifier | =on invalidates-in-layout", ask: "trace all=yes"),
        Case(
            """
            stage 200x150; data items=40; app tints-some resets-in-reuse%%; layout flow item=60x40; \
            show prefetching=no; scroll by=200; scroll by=-130
            """,
            "=off", ask: "check fresh=yes"),
        Case(grid + "set %item=50x40%", "item=60x30 | prefetching=no", ask: "trace"),
        Case(grid + "set %multiple=yes%; tap 0-0; tap 0-1", "multiple=no"),
        Case(
            flow + "layout card-flow item=60x40 armbands=yes; show; set %item=60x41%",
            "card-z=-4 | armband-z=5 | card-z=-4 armband-z=5"),
        Case(
            flow + "layout section-color; show; set %color=red%", "color=green | color=green section=1",
            ask: "ask plane 0; ask plane 1"),
        Case(flow + "layout title item=60x40 text=a; show; set %text=b%", "text=c | text=\"\""),
        Case(flow + "layout tint item=60x40; show; set %tint=1%", "tint=2", ask: "ask tint 0-0"),
        Case(flow + "layout waterfall; show; set %columns=2%", "columns=3"),
        Case("stage 320x320; layout klotski; show; swipe %down piece=d%", "up piece=d | down from=60,200"),
        Case(grid + "carry 0-0; carry %to=100,60%", "to=30,60 | drop | cancel"),
        Case(grid + "carry 0-0; carry to=150,60; carry %drop%", "cancel"),
        Case(tall + "unsettled scroll to=0,90 animated=yes; advance %0.1%", "0.2"),
        Case(tall + "unsettled scroll to=0,90 animated=yes; tick %2%", "9"),
    ]

    private func answers(to scenario: Case, with option: String?) throws -> [String] {
        let text =
            scenario.text(with: option)
            + (scenario.questions + ["tree everything=yes", "stacking"]).joined(separator: "\n") + "\n"
        do {
            return try ScenarioRunner.run(Scenario(text: text, file: "option")).flatMap(\.actual)
        } catch let error as LineError {
            return ["\(error)"]
        }
    }

    @Test(arguments: cases)
    func `Each option of a scenario command changes the output, and no two options of a test give equal output`(
        scenario: Case
    ) throws {
        var seen: [[String]: String] = [try answers(to: scenario, with: nil): "nothing"]
        for option in scenario.options {
            let answers = try answers(to: scenario, with: option)
            #expect(!answers.contains { $0.hasPrefix("option:") }, "\(option): \(answers.first ?? "")")
            if let before = seen.updateValue(option, forKey: answers) {
                Issue.record("\(option) shows what \(before) shows: \(scenario.text(with: option))")
            }
        }
    }

    @Test func `Every option in the help of a scenario command, except piece, is tried by a case of these tests`() {
        let tried = Self.cases.flatMap { scenario in [scenario.text(with: nil)] + scenario.options }.joined(
            separator: " ")
        for name in ScenarioLanguage.names {
            guard let help = ScenarioLanguage.help(for: name) else { continue }
            for option in help.matches(of: /([a-z][a-z-]*)=/).map(\.1) where option != "option" {
                #expect(tried.contains("\(option)=") || option == "piece", "\(name) \(option)=")
            }
        }
    }

    @Test(arguments: ["target", "adjustment"])
    func `A handmade layout that holds rows in place scrolls by the height of the rows inserted above the visible ones`(
        way: String
    ) throws {
        let shown = "stage 200x150; data items=30; layout handmade line=6 %; show; scroll by=100; "
        func offsets(after update: String) throws -> [String] {
            let scenario = Case(shown + update + "; ask offset", "")
            let outcomes = try ScenarioRunner.run(Scenario(text: scenario.text(with: "holds=\(way)"), file: "holds"))
            return outcomes.flatMap(\.actual).suffix(1)
        }
        #expect(try offsets(after: "insert 0-0") == ["(0,150)"])
        #expect(try offsets(after: "insert 0-0 0-1") == ["(0,200)"])
        #expect(try offsets(after: "insert 0-30") == ["(0,100)"])
        #expect(try offsets(after: "insert 0-0; insert 0-31") == ["(0,150)"], "the first update has no effect any more")
    }

    @Test func `A handmade layout is invalidated for an update only if it has to hold rows in place`() throws {
        func trace(_ update: String, holds option: String) throws -> [String] {
            let scenario = Case(
                "stage 200x150; data items=30; layout handmade %; show; scroll by=100; \(update); trace all=yes", "")
            return try ScenarioRunner.run(Scenario(text: scenario.text(with: option), file: "holds")).flatMap(\.actual)
        }
        let (below, above) = ("insert 0-30", "insert 0-0")
        #expect(try trace(below, holds: "holds=adjustment") == trace(below, holds: ""))
        #expect(try trace(above, holds: "holds=adjustment") != trace(above, holds: ""))
    }

    // MARK: - Presets and steps, written and read

    @Test func `A preset written as options of the stage command is read back as the same preset`() throws {
        let mechanisms: [Preset.Mechanism?] = [nil] + Preset.Mechanism.allCases.map { $0 }
        for base in Preset.all {
            for mechanism in mechanisms {
                for seed in [nil, 0, 7] as [UInt64?] {
                    var preset = mechanism.map { base.with($0) } ?? base
                    if let seed { preset = preset.seeded(seed) }
                    let runner = ScenarioRunner(file: "x")
                    _ = try runner.run(
                        Scenario(text: "stage 10x10 \(StageArguments.argumentText(for: preset))\n", file: "x"))
                    #expect(runner.setting.preset == preset)
                }
            }
        }
    }

    /// A hunt performs the random steps, and a scenario the lines of the same steps.
    @Test(arguments: [
        ("flow item=60x50 header=20", 1), ("card-flow header=15", 2), ("compositional columns=2 header=20", 3),
        ("flow", 4),
    ])
    func `A hunt's step and its scenario line give equal trees, except for the numbers of new items`(
        layout: String, seed: UInt64
    ) throws {
        try Self.comparePerformedSteps(
            setting: ["stage 320x400 behavior=current", "data items=4,7,5", "layout \(layout)"], seed: seed)
    }

    /// Performs random steps by a hunt and by the lines of a scenario, and compares the trees after each.
    static func comparePerformedSteps(setting: [String], seed: UInt64) throws {
        let prepared = ScenarioRunner(file: "x")
        _ = try prepared.run(Scenario(text: setting.map { $0 + "\n" }.joined(), file: "x"))
        let made = prepared.setting
        let hunt = Hunt(size: CGSize(width: 320, height: 400), vocabulary: .everything) {
            made.app.makeApp().subject
        }
        let session = HuntSession(hunt)
        var generator = SeededGenerator(seed: seed)
        let runner = ScenarioRunner(file: "y")
        func perform(_ line: String) throws { _ = try runner.run(Scenario(text: line + "\n", file: "y")) }
        for line in setting + ["show"] { try perform(line) }
        for _ in 0..<60 {
            let step = HuntStepSet.everything.randomStep(for: session, using: &generator)
            guard session.perform(step) else { continue }
            if session.firstViolation(comparesWithFreshView: false)?.invariant == HuntSession.failuresName { return }
            try perform(step.description)
            // The hunt numbers new items by the steps tried, the scenario by the steps performed.
            func text(_ tree: ViewTree) -> String { tree.description.replacing(/"new\d+"/, with: "new") }
            let (told, done) = (text(try #require(runner.stage).tree), text(session.stage.tree))
            try #require(told == done, "\(step)\n\(UnifiedDiff(done, told, oldName: "done", newName: "told"))")
        }
        #expect(runner.preparedApp?.sections.map(\.count) == session.subject.counts)
    }
}
