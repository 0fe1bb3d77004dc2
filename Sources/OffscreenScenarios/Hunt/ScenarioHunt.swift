import Offscreen
import UIKit

/// A hunt in one of the layouts of the scenario language, whose finding is told as a scenario file that fails when it is run.
@MainActor
public final class ScenarioHunt {
    /// The setting's lines, without answers.
    public let setting: [String]
    public let behavior: Preset
    private let size = CGSize(width: 320, height: 400)
    private let vocabulary: HuntVocabulary
    private let acts: [Scenario.Line]
    private let prepared: ScenarioRunner.Setting
    public private(set) var stepsDone = 0
    /// Told every step before it is done.
    public var trace: ((String) -> Void)?
    /// Told the trace of every run when it ends. Runs are recorded for it only.
    package var traced: ((String) -> Void)?

    /// - Parameters:
    ///   - layout: as behind `layout` in a scenario: "card-flow armbands=yes".
    ///   - habits: as behind `app`.
    ///   - fixes: as behind `fix`.
    ///   - acts: lines with `layout` or `app` that belong to the steps, of the whole vocabulary.
    /// - Throws: `LineError` about a word that is not understood.
    public init(
        layout: String, data: String = "items=4,7,5", behavior: Preset, habits: [String] = [], fixes: [String] = [],
        vocabulary: HuntVocabulary = .everyday, acts: [String] = []
    ) throws {
        self.behavior = behavior
        self.vocabulary = vocabulary
        setting =
            ["stage \(size.width.text)x\(size.height.text) \(StageCommand.words(for: behavior))", "data \(data)", "layout \(layout)"]
            + (habits.isEmpty ? [] : ["app \(habits.joined(separator: " "))"])
            + (fixes.isEmpty ? [] : ["fix \(fixes.joined(separator: " "))"])
        let runner = ScenarioRunner(file: "hunt")
        for (number, line) in setting.enumerated() {
            _ = try ScenarioLanguage.line(line, file: "hunt", number: number + 1).command.run(in: runner)
        }
        prepared = runner.setting
        self.acts = try acts.map { try ScenarioLanguage.line($0, file: "hunt", number: 1) }
    }

    /// Runs until something does not hold.
    public func run(seeds: ClosedRange<UInt64>, steps: Int) -> Hunt.Finding? {
        let (setting, acts) = (prepared, acts)
        let invariants = Invariant.all.filter { vocabulary == .everyday || !broken.contains($0.name) }
        let hunt = Hunt(
            behavior: behavior, size: size, invariants: invariants, comparesEvery: vocabulary == .whole ? 50 : 200, vocabulary: vocabulary
        ) {
            let app = ScenarioApp(setting)
            return app.subject(acts: acts.compactMap { app.act($0) })
        }
        hunt.trace = trace
        hunt.traced = traced
        let finding = hunt.run(seeds: seeds, steps: steps)
        stepsDone = hunt.stepsDone
        return finding
    }

    /// What does not hold on a system because it has that bug: iOS6 lets decorations stay that never end and swallow touches
    /// [POOL-07], a mechanism puts views where their zIndex does not belong [STACK-14], iOS11 paints headers over what a touch reaches
    /// first [STACK-11].
    private var broken: [String] {
        let order = behavior.mechanism == nil ? [] : ["order"]
        return switch behavior.name {
        case Preset.iOS6.name: order + ["displays", "touch"]
        case Preset.iOS11.name: order + ["touch"]
        default: order
        }
    }

    /// How lines begin that tell what should not be.
    private static let complaints = ["failure ", "fault ", ScenarioApp.finding]

    /// The finding as a scenario file. Its last answer is what should be, so it fails when it is run.
    public func scenario(of finding: Hunt.Finding) throws -> String {
        var lines = [
            "# A finding of a hunt: \((finding.messages.first ?? finding.invariant).replacing("\n", with: " "))",
            "# system: \(behavior.title)",
            "# It fails until that is mended: the answers are those of a run in which all holds",
            "# invariant: \(finding.invariant)",
            "# random run: seed \(finding.seed), shrunk from \(finding.stepsBefore) steps to \(finding.steps.count)", "",
        ]
        lines += setting + ["", "show", "----", ""]
        for step in finding.steps { lines += [step.description, "----", ""] }
        let last: (command: String, answer: String)? =
            switch finding.invariant {
            case "failures", "app": nil
            case "lifetimes": ("end", "nothing lives on")
            case "fresh": ("check fresh=yes", "all hold")
            default: ("check", "all hold")
            }
        if let last { lines += [last.command, "----", last.answer] }
        let scenario = try Scenario(text: lines.map { $0 + "\n" }.joined(), file: "hunt")
        let outcomes = try ScenarioRunner.run(scenario)
        // As it should be: nothing fails, and what is asked last is answered well.
        let wanted = outcomes.map { outcome in
            let isLast = last != nil && outcome.block == outcomes.last?.block
            let answer = isLast ? [last!.answer] : outcome.actual.filter { line in !Self.complaints.contains { line.hasPrefix($0) } }
            return ScenarioRunner.Outcome(block: outcome.block, expected: outcome.expected, actual: answer)
        }
        return scenario.rewritten(with: wanted)
    }
}

extension ScenarioApp {
    /// What a line does, as an act; nil for a line that is neither `layout`, `app` nor a step.
    fileprivate func act(_ line: Scenario.Line) -> HuntAct? {
        switch line.command {
        case let command as LayoutCommand:
            HuntAct(line: line.text) { [unowned self] stage in
                guard !(collectionView.collectionViewLayout is UICollectionViewTransitionLayout) else { return false }
                command.change(self, on: stage, places: [:])
                return true
            }
        case let command as AppCommand:
            HuntAct(line: line.text) { [unowned self] _ in
                command.change(&habits)
                return true
            }
        case let command as StepCommand:
            HuntAct(line: line.text) { [unowned self] stage in command.step.perform(on: stage, subject) == nil }
        default: nil
        }
    }
}
