import Offscreen
import UIKit

/// A hunt in one of the layouts of the scenario language, whose finding is told as a scenario file that fails when it is run.
@MainActor
public final class ScenarioHunt {
    /// The setting's lines, without answers.
    public let setting: [String]
    public let behavior: Preset
    private let size = CGSize(width: 320, height: 400)
    private var prepared: ScenarioRunner.Setting
    public private(set) var stepsDone = 0

    /// - Parameters:
    ///   - layout: as behind `layout` in a scenario: "card-flow armbands=yes".
    ///   - habits: as behind `app`.
    ///   - fixes: as behind `fix`.
    /// - Throws: `ScenarioError` about a word that is not understood.
    public init(layout: String, data: String = "items=4,7,5", behavior: Preset, habits: [String] = [], fixes: [String] = []) throws {
        self.behavior = behavior
        let seed = behavior.seed == 0 ? "" : " seed=\(behavior.seed)"
        setting =
            ["stage \(size.width.text)x\(size.height.text) behavior=\(behavior.name)\(seed)", "data \(data)", "layout \(layout)"]
            + (habits.isEmpty ? [] : ["app \(habits.joined(separator: " "))"])
            + (fixes.isEmpty ? [] : ["fix \(fixes.joined(separator: " "))"])
        let runner = ScenarioRunner(file: "hunt")
        prepared = ScenarioRunner.Setting()
        for (number, line) in setting.enumerated() {
            _ = try ScenarioLanguage.line(line, file: "hunt", number: number + 1).command.run(in: runner)
        }
        prepared = runner.setting
    }

    /// Runs until something does not hold.
    public func run(seeds: ClosedRange<UInt64>, steps: Int) -> Hunt.Finding? {
        let setting = prepared
        let hunt = Hunt(behavior: behavior, size: size) {
            let app = ScenarioApp(setting)
            return HuntSubject(app.collectionView, model: app, companions: [app])
        }
        let finding = hunt.run(seeds: seeds, steps: steps)
        stepsDone = hunt.stepsDone
        return finding
    }

    /// The finding as a scenario file. Its last answer is what should be, so it fails when it is run.
    public func scenario(of finding: Hunt.Finding) throws -> String {
        var lines = [
            "# Found by a hunt: \(finding.messages.first ?? finding.invariant)", "# invariant: \(finding.invariant)",
            "# random run: seed \(finding.seed), shrunk from \(finding.stepsBefore) steps to \(finding.steps.count)", "",
        ]
        lines += setting + ["", "show", "----", ""]
        for step in finding.steps { lines += [step.description, "----", ""] }
        lines += ["check", "----", "all hold"]
        let scenario = try Scenario(text: lines.map { $0 + "\n" }.joined(), file: "hunt")
        var outcomes = try ScenarioRunner.run(scenario)
        let last = outcomes.removeLast()
        outcomes.append(ScenarioRunner.Outcome(block: last.block, expected: last.expected, actual: ["all hold"]))
        return scenario.rewritten(with: outcomes)
    }
}
