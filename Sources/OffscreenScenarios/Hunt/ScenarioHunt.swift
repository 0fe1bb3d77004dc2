import Offscreen
import UIKit

/// Performs random steps on a screen that scenario commands prepare, and checks invariants. A
/// finding becomes a scenario file that fails when it is run.
@MainActor
public final class ScenarioHunt {
    /// The scenario commands that prepare the screen, one in each element.
    public let setting: [String]
    public let behavior: Preset
    private let size = CGSize(width: 320, height: 400)
    private let vocabulary: HuntStepSet
    private let acts: [Scenario.Line]
    private let preparedSetting: ScenarioRunner.Setting
    public private(set) var stepsDone = 0
    /// Called with the text of every step of a random run before the step is performed, except in
    /// replays of a finding. If the step could not be performed, the closure is then called with
    /// `Hunt.notDone`.
    public var trace: ((String) -> Void)?
    /// Called with the trace of every random run when the run ends. If this is nil, random runs are
    /// not recorded.
    package var traceHandler: ((String) -> Void)?
    /// Called with the collection view of each run before it is shown, but not with the fresh ones
    /// that it is compared with.
    package var onShow: ((UICollectionView) -> Void)?

    /// - Parameters:
    ///   - layout: the words after `layout` in a scenario, such as "card-flow armbands=yes".
    ///   - features: the words after `app` in a scenario.
    ///   - fixes: the words after `fix` in a scenario.
    ///   - acts: scenario lines that the hunt may also perform as steps, such as `layout flow` or
    ///     `app unstable-sizes`.
    /// - Throws: `LineError` for an unknown word, and for a line in `acts` that is no step. The
    ///   number of the line is that in `setting`, and one more for a line in `acts`.
    public init(
        layout: String, data: String = "items=4,7,5", behavior: Preset, features: [String] = [], fixes: [String] = [],
        vocabulary: HuntStepSet = .everyday, acts: [String] = []
    ) throws {
        self.behavior = behavior
        self.vocabulary = vocabulary
        setting =
            [
                "stage \(size.width.text)x\(size.height.text) \(StageArguments.argumentText(for: behavior))",
                "data \(data)",
                "layout \(layout)",
            ]
            + (features.isEmpty ? [] : ["app \(features.joined(separator: " "))"])
            + (fixes.isEmpty ? [] : ["fix \(fixes.joined(separator: " "))"])
        let runner = ScenarioRunner(file: "hunt")
        for (number, line) in setting.enumerated() {
            _ = try ScenarioLanguage.parsedLine(line, file: "hunt", number: number + 1).command.run(in: runner)
        }
        preparedSetting = runner.setting
        let app = runner.setting.app
        let number = setting.count + 1
        self.acts = try acts.map {
            let line = try ScenarioLanguage.parsedLine($0, file: "hunt", number: number)
            if let reason = app.reasonAgainstAct(line.command) {
                throw LineError(file: "hunt", line: number, column: nil, message: "'\($0)' \(reason)")
            }
            return line
        }
    }

    /// Performs a run of random steps for each seed until an invariant is broken. Returns nil if
    /// all invariants held.
    public func run(seeds: ClosedRange<UInt64>, steps: Int) -> Hunt.Finding? {
        let (setting, acts, onShow) = (preparedSetting, acts, onShow)
        let invariants = Invariant.all.filter {
            vocabulary == .everyday || !behavior.invariantsBrokenBySystem.contains($0.name)
        }
        let hunt = Hunt(
            behavior: behavior, size: size, invariants: invariants, comparesEvery: vocabulary == .everything ? 50 : 200,
            vocabulary: vocabulary
        ) {
            let app = setting.app.makeApp()
            let subject = app.huntSubject(acts: acts.compactMap { app.huntAct(for: $0) })
            if let collectionView = subject.view as? UICollectionView { onShow?(collectionView) }
            return subject
        }
        // Random programs test the model, so they use every layout on every system.
        hunt.allowsMissingParts = true
        hunt.trace = trace
        hunt.traceHandler = traceHandler
        let finding = hunt.run(seeds: seeds, steps: steps)
        stepsDone = hunt.stepsDone
        return finding
    }

    /// Returns a message for each part of the screen that the system did not have, or that one of
    /// the acts would use. [DIFF-09]
    package func partsMissing() -> [String] {
        var app = preparedSetting.app
        let layouts = acts.compactMap { ($0.command as? LayoutCommand)?.choice }
        if let newer = layouts.first(where: { $0.kind == .compositional }) { app.layout = newer }
        let stage = Stage(width: size.width, height: size.height, behavior: behavior, records: false)
        return behavior.partsMissing(for: stage.run { app.makeApp().subject })
    }

    /// The beginnings of the lines of an answer that report a fault.
    private static let faultPrefixes = ["failure ", "fault ", ScenarioAppWatcher.finding]

    /// Returns a finding as a scenario file. The file expects answers without faults, so it fails
    /// until the bug is fixed.
    public func scenarioText(of finding: Hunt.Finding) throws -> String {
        var lines = [
            "# A finding of a hunt: \((finding.messages.first ?? finding.invariant).replacing("\n", with: " "))",
            "# system: \(behavior.title)",
            "# This scenario fails until the bug is fixed: its answers are those of a run in which all checks hold",
            "# invariant: \(finding.invariant)",
            """
            # random run: seed \(finding.seed), shrunk from \(finding.stepCountBeforeShrinking) steps to \
            \(finding.steps.count)
            """,
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
        // The expected answers are the actual ones without the lines that report a fault. If a last
        // command was added, its expected answer is the one that it has without the finding.
        let wanted = outcomes.map { outcome in
            let isLast = last != nil && outcome.block == outcomes.last?.block
            let answer =
                isLast
                ? [last!.answer] : outcome.actual.filter { line in !Self.faultPrefixes.contains { line.hasPrefix($0) } }
            return ScenarioRunner.Outcome(block: outcome.block, expected: outcome.expected, actual: answer)
        }
        return scenario.rewrittenText(with: wanted)
    }
}

extension AppSetting {
    /// Returns why a hunt on the app cannot perform a command as a step; nil if it can. A feature that
    /// the app does not have counts as well.
    fileprivate func reasonAgainstAct(_ command: any ScenarioCommand) -> String? {
        switch command {
        case is StepCommand: return nil
        case let command as AppCommand:
            var setting = self
            command.apply(to: &setting.features)
            return setting.obstacleToTable.map { "is not an act of this hunt: \($0)" }
        case let command as LayoutCommand:
            let keepsScreen = layout.kind != .table && command.choice.kind != .table
            return keepsScreen ? nil : "is not an act of a hunt: a table view stays on the screen"
        default: return "is not an act of a hunt: use 'layout', 'app' or a step"
        }
    }
}

extension PreparedApp {
    /// Returns a step of the hunt that performs a scenario line with `layout`, `app` or a step
    /// command; nil for any other line.
    fileprivate func huntAct(for line: Scenario.Line) -> HuntAct? {
        switch line.command {
        case let command as LayoutCommand:
            (self as? ScenarioApp)?.huntAct(named: line.text, for: command)
        case let command as AppCommand:
            HuntAct(line: line.text) { [unowned self] _ in
                command.apply(to: &features)
                return true
            }
        case let command as StepCommand:
            HuntAct(line: line.text) { [unowned self] stage in
                command.step.perform(on: stage, subject: subject) == nil
            }
        default: nil
        }
    }
}

extension ScenarioApp {
    fileprivate func huntAct(named name: String, for command: LayoutCommand) -> HuntAct {
        HuntAct(line: name) { [unowned self] stage in
            guard !(collectionView.collectionViewLayout is UICollectionViewTransitionLayout) else { return false }
            command.changeLayout(of: self, on: stage, places: [:])
            return true
        }
    }
}

extension Preset {
    /// The names of the invariants that the simulated system breaks by a known bug. On iOS 6
    /// decoration views remain and receive touches
    /// [POOL-07]. The ordering bug of iOS 10 puts views out of zIndex order [STACK-14]. iOS 11
    /// paints headers over the view that receives the touch [STACK-11].
    var invariantsBrokenBySystem: [String] {
        let order = mechanism == nil ? [] : ["order"]
        return switch name {
        case Preset.iOS6.name: order + ["displays", "touch"]
        case Preset.iOS11.name: order + ["touch"]
        default: order
        }
    }
}
