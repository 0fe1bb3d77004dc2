import Offscreen
import UIKit

/// A hunt for broken invariants, on a screen that is set up by commands of the scenario language. A finding becomes a scenario file that
/// fails when it is run.
@MainActor
public final class ScenarioHunt {
    /// The commands that prepare the screen, as lines of a scenario.
    public let setting: [String]
    public let behavior: Preset
    private let size = CGSize(width: 320, height: 400)
    private let vocabulary: HuntVocabulary
    private let acts: [Scenario.Line]
    private let preparedSetting: ScenarioRunner.Setting
    public private(set) var stepsDone = 0
    /// Called with every step before it is performed.
    public var trace: ((String) -> Void)?
    /// Called with the trace of every run when the run ends. If this is nil, runs are not recorded.
    package var traceHandler: ((String) -> Void)?
    /// Called with each collection view before it is shown.
    package var onShow: ((UICollectionView) -> Void)?

    /// - Parameters:
    ///   - layout: the words after `layout` in a scenario, such as "card-flow armbands=yes".
    ///   - mistakes: the words after `app`.
    ///   - fixes: the words after `fix`.
    ///   - acts: lines that are used as steps if the vocabulary is `everything`, such as `layout flow` or `app unstable-sizes`.
    /// - Throws: `LineError` for an unknown word.
    public init(
        layout: String, data: String = "items=4,7,5", behavior: Preset, mistakes: [String] = [], fixes: [String] = [],
        vocabulary: HuntVocabulary = .everyday, acts: [String] = []
    ) throws {
        self.behavior = behavior
        self.vocabulary = vocabulary
        setting =
            ["stage \(size.width.text)x\(size.height.text) \(StageCommand.words(for: behavior))", "data \(data)", "layout \(layout)"]
            + (mistakes.isEmpty ? [] : ["app \(mistakes.joined(separator: " "))"])
            + (fixes.isEmpty ? [] : ["fix \(fixes.joined(separator: " "))"])
        let runner = ScenarioRunner(file: "hunt")
        for (number, line) in setting.enumerated() {
            _ = try ScenarioLanguage.line(line, file: "hunt", number: number + 1).command.run(in: runner)
        }
        preparedSetting = runner.setting
        self.acts = try acts.map { try ScenarioLanguage.line($0, file: "hunt", number: 1) }
    }

    /// Runs the seeds until an invariant is broken. Returns nil if all invariants held.
    public func run(seeds: ClosedRange<UInt64>, steps: Int) -> Hunt.Finding? {
        let (setting, acts, onShow) = (preparedSetting, acts, onShow)
        let invariants = Invariant.all.filter { vocabulary == .everyday || !invariantsBrokenBySystem.contains($0.name) }
        let hunt = Hunt(
            behavior: behavior, size: size, invariants: invariants, comparesEvery: vocabulary == .everything ? 50 : 200,
            vocabulary: vocabulary
        ) {
            let app = ScenarioApp(setting.app)
            onShow?(app.collectionView)
            return app.subject(acts: acts.compactMap { app.huntAct(for: $0) })
        }
        hunt.trace = trace
        hunt.traceHandler = traceHandler
        let finding = hunt.run(seeds: seeds, steps: steps)
        stepsDone = hunt.stepsDone
        return finding
    }

    /// The names of the invariants that the system breaks by a known bug. On iOS6 decorations remain and receive touches [POOL-07]. A
    /// mechanism of the ordering bug puts views out of the order of their zIndex [STACK-14]. iOS11 paints headers over the view that a
    /// touch reaches first [STACK-11].
    private var invariantsBrokenBySystem: [String] {
        let order = behavior.mechanism == nil ? [] : ["order"]
        return switch behavior.name {
        case Preset.iOS6.name: order + ["displays", "touch"]
        case Preset.iOS11.name: order + ["touch"]
        default: order
        }
    }

    /// The beginnings of lines that report a fault.
    private static let faultPrefixes = ["failure ", "fault ", AppNotifications.finding]

    /// Returns a finding as a scenario file. Its answers are those of a run in which all checks hold, so the file fails when it is run.
    public func scenario(of finding: Hunt.Finding) throws -> String {
        var lines = [
            "# A finding of a hunt: \((finding.messages.first ?? finding.invariant).replacing("\n", with: " "))",
            "# system: \(behavior.title)",
            "# This scenario fails until the bug is fixed: its answers are those of a run in which all checks hold",
            "# invariant: \(finding.invariant)",
            "# random run: seed \(finding.seed), shrunk from \(finding.stepCountBeforeShrinking) steps to \(finding.steps.count)",
        ]
        lines += finding.leftOut.map { "# left out: \($0)" } + [""]
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
        // The correct answers are the actual ones without the lines that report a fault.
        // The last command gets the correct answer, if it is a check that was added.
        let wanted = outcomes.map { outcome in
            let isLast = last != nil && outcome.block == outcomes.last?.block
            let answer = isLast ? [last!.answer] : outcome.actual.filter { line in !Self.faultPrefixes.contains { line.hasPrefix($0) } }
            return ScenarioRunner.Outcome(block: outcome.block, expected: outcome.expected, actual: answer)
        }
        return scenario.rewritten(with: wanted)
    }
}

extension ScenarioApp {
    /// Returns the step for a line with `layout`, `app` or a step of the language; nil for any other line.
    fileprivate func huntAct(for line: Scenario.Line) -> HuntAct? {
        switch line.command {
        case let command as LayoutCommand:
            HuntAct(line: line.text) { [unowned self] stage in
                guard !(collectionView.collectionViewLayout is UICollectionViewTransitionLayout) else { return false }
                command.change(self, on: stage, places: [:])
                return true
            }
        case let command as AppCommand:
            HuntAct(line: line.text) { [unowned self] _ in
                command.change(&mistakes)
                return true
            }
        case let command as StepCommand:
            HuntAct(line: line.text) { [unowned self] stage in command.step.perform(on: stage, subject) == nil }
        default: nil
        }
    }
}
