import Foundation
import Testing
import UIKit

@testable import Offscreen
@testable import OffscreenScenarios

/// Checks that every option of every command has an effect.
@MainActor @Suite("Options of scenario commands")
struct OptionTests {
    /// A scenario with lines separated by semicolons. An option is inserted at `%`, or replaces `old` in `%old%`.
    struct Case: CustomTestStringConvertible, Sendable {
        let script: String
        let options: [String]
        /// The commands at the end, in addition to `tree` and `stacking`.
        var questions: [String] = []

        var testDescription: String { script }

        func text(with option: String?) -> String {
            var parts = script.components(separatedBy: "%")
            if parts.count == 3 { parts = [parts[0], option ?? parts[1], parts[2]] } else { parts.insert(option ?? "", at: 1) }
            return parts.joined().components(separatedBy: ";").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
                + "\n"
        }
    }

    nonisolated private static let flow = "stage 200x150; data items=6,5;"

    nonisolated static let cases: [Case] = [
        Case(
            script: flow + "layout flow %item=60x40%; show; scroll by=20",
            options: [
                "item=50x40", "sizes=60x40,30x50", "item=60x40 spacing=25", "item=60x40 line=3",
                "item=60x40 inset=5", "item=60x40 inset=5,6,7,8", "item=60x40 header=20", "item=60x40 footer=21",
                "item=60x40 direction=horizontal",
            ], questions: ["trace all=yes"]),
        Case(
            script: "stage 200x150; data items=30; layout flow item=60x40 %; show; scroll by=60; scroll by=-30",
            options: ["estimated=60x20", "estimated=60x80", "estimated=90x40"], questions: ["ask frame 0-4"]),
        Case(
            script: flow + "layout flow item=60x40 header=20 footer=22 %; show; scroll by=40",
            options: ["pins=headers", "pins=footers", "pins=both"]),
        Case(
            script: flow + "layout card-flow item=60x40 header=20 %armbands=yes%; show; scroll by=15",
            options: [
                "", "armbands=yes card-z=-3", "armbands=yes cell-z=2", "armbands=yes header-z=12", "armbands=yes armband-z=4",
                "armbands=yes overlap=9",
            ]),
        Case(script: flow + "layout section-color %; show", options: ["color=red", "color=blue"], questions: ["ask plane 0"]),
        Case(script: flow + "layout title item=60x40 %; show", options: ["text=x"]),
        Case(
            script: flow + "layout tint item=60x40 %; show; set tint=5", options: ["attributes=no-isEqual", "attributes=no-copy"],
            questions: ["ask tint 0-0", "trace all=yes"]),
        Case(
            script: flow + "layout shifting item=60x40 %; show; scroll by=30; scroll by=90; scroll by=-60", options: ["by=7", "copies=no"]),
        Case(
            script:
                "stage 200x150; data items=2,30; layout handmade header=20%%; show; insert 0-1; delete 0-0; scroll by=300; scroll by=500; reload",
            options: [
                " line=3", " pins=headers", " mistake=never-clears", " mistake=clears-on-reload", " mistake=always-invalidates",
                " pins=headers mistake=moves-headers", " mistake=knows-only-shown", " mistake=item-as-z", " mistake=fades-cached",
            ], questions: ["trace all=yes"]),
        Case(
            script: "stage 200x150; data items=1,3; layout handmade header=20 %; show; insert 1-0; invalidate; delete 0-0",
            options: ["mistake=forgets-headers", "mistake=renames-cached"], questions: ["trace all=yes", "ask failed"]),
        Case(
            script: "stage 200x150; data items=30; layout handmade %; show; scroll by=100; insert 0-0; ask offset",
            options: ["holds=target", "holds=adjustment"], questions: ["trace all=yes"]),
        Case(script: flow + "layout flow item=60x40; show laid-out=no; insert 0-1 %", options: ["model=before"], questions: ["ask failed"]),
        Case(script: flow + "layout handmade %header=20%; show", options: ["header=21"]),
        Case(
            script: flow + "layout flow %item=60x40%; app self-sizing; show",
            options: ["item=60x40 estimated=60x50", "item=60x40 estimated=60x50 sizes=60x70"]),
        Case(script: flow + "layout waterfall %; show", options: ["columns=3", "spacing=3", "inset=5", "heights=30,50"]),
        Case(
            script: flow + "layout compositional %columns=2 height=50 header=20%; show; scroll by=10",
            options: [
                "columns=3 height=50 header=20", "columns=2 height=40 header=20", "columns=2 height=50 header=15",
                "columns=2 height=50 header=20 footer=12",
                "columns=2 height=50 header=20 footer=12 pins=footers", "columns=2 height=50 header=20 footer=12 pins=both",
                "columns=2 height=50 header=20 spacing=3", "columns=2 height=50 header=20 line=4", "columns=2 height=50 header=20 inset=5",
                "columns=2 height=50 header=20 header-z=7", "columns=2 height=50 header=20 overlap=yes",
                "columns=2 height=50 header=20 pins=headers", "columns=2 height=50 header=20 background=yes",
                "columns=2 height=50 header=20 orthogonal=continuous",
            ]),
        Case(script: "stage 200x200; layout klotski %; show", options: ["board=classic"]),
        Case(
            script: flow + "layout flow item=60x40; show; unsettled layout flow item=50x60 %; tick 3",
            options: ["animated=yes", "interactive=yes"]),
        Case(
            script: flow + "layout flow item=60x40; show; layout flow item=50x60 interactive=yes; transition %progress=0.5%",
            options: ["progress=0.25", "finish", "cancel"]),
        Case(script: flow + "layout flow item=60x40; show %; scroll by=60", options: ["prefetching=no"], questions: ["trace all=yes"]),
        Case(
            script:
                "stage 200x150 %behavior=iOS10%; data items=6,5; layout card-flow item=60x33.3 header=20; show; reload section=0; invalidate",
            options: [
                "behavior=iOS6", "behavior=current", "behavior=iOS10 mechanism=transient", "behavior=iOS10 seed=2",
                "behavior=iOS10 scale=3", "behavior=iOS10 scale=1",
            ], questions: ["trace all=yes"]),
        Case(
            script: "stage 200x150; data %sections=2 items=3%; layout flow item=60x40; show; insert 0-1",
            options: ["sections=3 items=3", "sections=2 items=4", "items=3,2"], questions: ["trace all=yes"]),
        Case(
            script: flow + "layout flow item=60x90; show; scroll %by=20%",
            options: [
                "by=10", "by=0,30", "to=0,40", "to=1-1", "to=1-1 at=middle", "to=1-1 at=bottom",
            ]),
        Case(script: flow + "layout flow item=60x90; show; unsettled scroll to=0,90 %; tick 3", options: ["animated=yes"]),
        Case(script: flow + "layout flow item=60x90; show %; scroll to=end", options: ["laid-out=no"]),
        Case(script: flow + "app nested-lists; layout flow item=60x90; show; scroll by=30 %", options: ["in=0-0", "in=0-1"]),
        Case(script: flow + "layout compositional orthogonal=continuous; show; scroll by=%20% in=0-0", options: ["30", "5,5"]),
        Case(script: flow + "layout flow item=60x40; show; touch %0-0%", options: ["0-1", "150,10"], questions: ["ask highlighted"]),
        Case(
            script: flow + "layout flow item=60x40; show; touch 0-0; touch %end%", options: ["cancel"],
            questions: ["ask highlighted", "ask selected"]),
        Case(
            script: flow + "app starts-in-layout; layout flow item=60x90; show; set %banner=20%", options: ["banner=30", "theme=blue"],
            questions: ["ask color 0-0"]),
        Case(script: flow + "layout flow item=60x90; show; unsettled scroll to=1-0 %; tick 3", options: ["animated=yes"]),
        Case(
            script: flow + "layout flow item=60x40; show; unsettled resize %150x100%; tick 3",
            options: ["160x100", "150x110", "150x100 seconds=0.5"]),
        Case(
            script: flow + "layout flow item=60x90; show; unsettled drag %by=0,-50%; tick 30",
            options: ["by=0,-40", "by=0,-50 seconds=0.4"]),
        Case(script: flow + "layout flow item=60x90; show; fling %velocity=0,300%", options: ["velocity=0,400"]),
        Case(script: flow + "layout flow item=60x40; show; tap %0-0%", options: ["0-1", "150,10", "1-0"]),
        Case(
            script: flow + "layout flow item=60x40; show; select %0-0%; tap 0-4", options: ["0-0 multiple=yes", "0-1", "none", "0-0 0-2"],
            questions: ["check fresh=yes"]),
        Case(
            script: flow + "app chains-updates; layout flow item=60x40; show; model 0-0 title=new; unsettled reload %0-0%; tick 2",
            options: ["", "section=0", "section=1", "0-1", "0-0 animated=no"], questions: ["trace all=yes"]),
        Case(
            script: "stage 200x150; data diffable items=6,5; layout flow item=60x40; show; reload %0-1%",
            options: ["0-0", "0-0 0-1", "section=0", "section=1", "0-1 by=reload"], questions: ["trace"]),
        Case(
            script: flow + "layout flow item=60x40; show; reconfigure %0-1%", options: ["0-0", "0-0 0-1", "1-0"], questions: ["trace"]),
        Case(
            script: "stage 200x150; data diffable items=6,5; layout flow item=60x40; show; reconfigure %0-1%",
            options: ["0-0", "0-0 0-1"], questions: ["trace"]),
        Case(
            script: flow + "app indexes-model-at-end; layout flow item=60x90; show prefetching=no; model 0-0 %title=a%; scroll by=180",
            options: ["title=b", "title=0-0"]),
        Case(script: flow + "layout flow item=60x40; show; model 0-0 %title=a%; reload", options: ["title=b"]),
        Case(
            script: flow + "app chains-updates; layout flow item=60x40; show; insert %0-1%",
            options: [
                "0-2", "0-1 0-3", "0-1 title=t", "above=1", "above=2", "section=1", "section=1 items=2", "0-1 model=no", "0-1 view=no",
                "0-1 by=calls",
                "0-1 by=reload",
            ], questions: ["trace"]),
        Case(
            script: flow + "app chains-updates; layout flow item=60x40; show; delete %0-1%",
            options: ["0-2", "section=1", "0-1 model=no", "0-1 view=no", "0-1 by=calls", "0-1 by=reload"], questions: ["trace"]),
        Case(
            script: flow + "app chains-updates; layout flow item=60x40; show; move %0-1 1-0%",
            options: [
                "0-1 1-1", "0-2 1-0", "section=1 to=0", "0-1 1-0 model=no", "0-1 1-0 view=no", "0-1 1-0 by=calls", "0-1 1-0 by=reload",
            ], questions: ["trace"]),
        Case(script: flow + "layout flow item=60x40; show; move section=0 %to=1%", options: ["to=0"], questions: ["trace"]),
        Case(
            script: "stage 200x150; data items=2; layout placed; place 0-0 %frame=10,10,50x50%; place 0-1 frame=20,20,50x50; show",
            options: [
                "frame=11,10,50x50", "frame=10,11,50x50", "frame=10,10,51x50", "frame=10,10,50x51", "frame=10,10,50x50 z=3",
                "frame=10,10,50x50 alpha=0.5", "frame=10,10,50x50 hidden=yes",
            ]),
        Case(
            script: "stage 200x150; data items=2; layout placed; show; place 0-0 %frame=10,10,50x50%",
            options: ["frame=12,10,50x50", "frame=10,10,50x50 z=3"]),
        Case(
            script:
                "stage 320x400 behavior=iOS10; data items=4,6; layout card-flow item=96x96; show; reload section=0; reload section=1; stacking %",
            options: ["inversions=1", "inversions=0"]),
        Case(script: flow + "layout flow item=60x40; show; insert 0-1; trace %", options: ["ticks=1", "all=yes"]),
        Case(script: flow + "layout flow item=60x40; show; tree %", options: ["everything=yes"]),
        Case(script: flow + "layout flow item=60x40; show; scroll by=10; counts %", options: ["all=yes"]),
        Case(
            script:
                "stage 200x150; data items=40; app tints-some; layout flow item=60x40; show prefetching=no; scroll by=200; scroll by=-130; check %",
            options: ["fresh=yes"]),
        Case(
            script: "stage 200x150; data items=40; app tints-some%%; layout flow item=60x40; show; ask color 0-0",
            options: ["=off", "=on unstable-sizes", "=on wrong-identifier", "=on invalidates-in-layout"],
            questions: ["trace all=yes"]),
        Case(
            script:
                "stage 200x150; data items=40; app tints-some; fix reset-in-reuse%%; layout flow item=60x40; show prefetching=no; scroll by=200; scroll by=-130",
            options: ["=off"], questions: ["check fresh=yes"]),
        Case(
            script: flow + "layout flow item=60x40; show; set %item=50x40%", options: ["item=60x30", "prefetching=no"], questions: ["trace"]
        ),
        Case(script: flow + "layout flow item=60x40; show; set %multiple=yes%; tap 0-0; tap 0-1", options: ["multiple=no"]),
        Case(
            script: flow + "layout card-flow item=60x40 armbands=yes; show; set %item=60x41%",
            options: ["card-z=-4", "armband-z=5", "card-z=-4 armband-z=5"]),
        Case(
            script: flow + "layout section-color; show; set %color=red%", options: ["color=green", "color=green section=1"],
            questions: ["ask plane 0", "ask plane 1"]),
        Case(script: flow + "layout title item=60x40 text=a; show; set %text=b%", options: ["text=c", "text=\"\""]),
        Case(script: flow + "layout tint item=60x40; show; set %tint=1%", options: ["tint=2"], questions: ["ask tint 0-0"]),
        Case(script: flow + "layout waterfall; show; set %columns=2%", options: ["columns=3"]),
        Case(
            script: "stage 320x320; layout klotski; show; swipe %down piece=d%", options: ["up piece=d", "down from=60,200"]),
        Case(script: flow + "layout flow item=60x40; show; carry 0-0; carry %to=100,60%", options: ["to=30,60", "drop", "cancel"]),
        Case(script: flow + "layout flow item=60x40; show; carry 0-0; carry to=150,60; carry %drop%", options: ["cancel"]),
        Case(script: flow + "layout flow item=60x90; show; unsettled scroll to=0,90 animated=yes; advance %0.1%", options: ["0.2"]),
        Case(script: flow + "layout flow item=60x90; show; unsettled scroll to=0,90 animated=yes; tick %2%", options: ["9"]),
    ]

    private func answers(to scenario: Case, with option: String?) throws -> [String] {
        let text = scenario.text(with: option) + (scenario.questions + ["tree everything=yes", "stacking"]).joined(separator: "\n") + "\n"
        do {
            return try ScenarioRunner.run(Scenario(text: text, file: "option")).flatMap(\.actual)
        } catch let error as LineError {
            return ["\(error)"]
        }
    }

    @Test(arguments: cases)
    func `Each option of a scenario command changes the answers in a way that no other option does`(scenario: Case) throws {
        var seen: [[String]: String] = [try answers(to: scenario, with: nil): "nothing"]
        for option in scenario.options {
            let answers = try answers(to: scenario, with: option)
            #expect(!answers.contains { $0.hasPrefix("option:") }, "\(option): \(answers.first ?? "")")
            if let before = seen.updateValue(option, forKey: answers) {
                Issue.record("\(option) shows what \(before) shows: \(scenario.text(with: option))")
            }
        }
    }

    @Test func `Every option in the help of a scenario command is tried by a case of these tests`() {
        let tried = Self.cases.flatMap { scenario in [scenario.text(with: nil)] + scenario.options }.joined(separator: " ")
        for name in ScenarioLanguage.names {
            guard let help = ScenarioLanguage.help(for: name) else { continue }
            for option in help.matches(of: /([a-z][a-z-]*)=/).map(\.1) where option != "option" {
                #expect(tried.contains("\(option)=") || option == "piece", "\(name) \(option)=")
            }
        }
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
                    _ = try runner.run(Scenario(text: "stage 10x10 \(StageCommand.words(for: preset))\n", file: "x"))
                    #expect(runner.setting.preset == preset)
                }
            }
        }
    }

    /// A hunt performs the random steps, and a scenario the lines of the same steps.
    @Test(arguments: [("flow item=60x50 header=20", 1), ("card-flow header=15", 2), ("compositional columns=2 header=20", 3), ("flow", 4)])
    func `A random step of a hunt and the scenario line for the same step give equal view trees`(layout: String, seed: UInt64) throws {
        let setting = ["stage 320x400 behavior=current", "data items=4,7,5", "layout \(layout)"]
        let prepared = ScenarioRunner(file: "x")
        _ = try prepared.run(Scenario(text: setting.map { $0 + "\n" }.joined(), file: "x"))
        let made = prepared.setting
        let hunt = Hunt(size: CGSize(width: 320, height: 400), vocabulary: .everything) { ScenarioApp(made.app).subject }
        let session = HuntSession(hunt, hunt.makeSubject())
        var generator = SeededGenerator(seed: seed)
        let runner = ScenarioRunner(file: "y")
        func perform(_ line: String) throws { _ = try runner.run(Scenario(text: line + "\n", file: "y")) }
        for line in setting + ["show"] { try perform(line) }
        for _ in 0..<60 {
            let step = HuntVocabulary.everything.step(for: session, using: &generator)
            guard session.perform(step) else { continue }
            if session.firstViolation(comparesWithFresh: false)?.invariant == HuntSession.failuresName { return }
            try perform(step.description)
            // The hunt numbers new items by the steps tried, the scenario by the steps performed.
            func text(_ tree: ViewTree) -> String { tree.description.replacing(/"new\d+"/, with: "new") }
            let (told, done) = (text(try #require(runner.stage).tree), text(session.stage.tree))
            try #require(told == done, "\(step)\n\(UnifiedDiff(done, told, oldName: "done", newName: "told"))")
        }
        #expect(runner.app?.sections.map(\.count) == session.counts)
    }
}
