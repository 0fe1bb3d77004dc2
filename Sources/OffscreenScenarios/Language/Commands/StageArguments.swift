import Offscreen
import UIKit

/// Converts between the arguments of the command `stage` and presets.
enum StageArguments {
    /// The value of the argument `behavior` for `Preset.current`.
    fileprivate static let current = "current"

    fileprivate static func takeSetting(from arguments: inout Arguments) throws -> ScenarioRunner.Setting {
        var setting = ScenarioRunner.Setting()
        let word = try arguments.takeWord(expecting: "a size such as 320x480")
        let size = try arguments.size(word)
        guard size.width > 0, size.height > 0, size.width <= 10_000, size.height <= 10_000 else {
            throw arguments.error("a stage is from 1x1 to 10000x10000 points", at: word.column)
        }
        setting.app.size = size
        if let word = arguments.takeWord(forKey: "behavior") { setting.preset = try preset(named: word, in: arguments) }
        if let mechanism = try arguments.takeChoice(of: Preset.Mechanism.self, forKey: "mechanism", noun: "mechanism") {
            setting.preset = setting.preset.with(mechanism)
            setting.namesMechanism = true
        }
        if let word = arguments.takeWord(forKey: "seed") {
            setting.preset = setting.preset.seeded(try arguments.seed(word))
        }
        if let scale = try arguments.takeInt(forKey: "scale", in: 1...4) { setting.scale = CGFloat(scale) }
        return setting
    }

    private static func preset(named word: Arguments.Word, in arguments: Arguments) throws -> Preset {
        if word.value == current { return .current }
        if let preset = Preset.all.first(where: { $0.name == word.value }) { return preset }
        let names = Preset.all.map(\.name) + [current]
        throw arguments.error(
            "unknown behavior '\(word.value)'.\(Suggestion.sentence(for: word.value, among: names))", at: word.column)
    }

    /// Returns the arguments for a preset, such as "behavior=iOS10 seed=7".
    static func argumentText(for preset: Preset) -> String {
        var words = "behavior=\(preset.name)"
        if let mechanism = preset.mechanism, preset.title != preset.name { words += " mechanism=\(mechanism.rawValue)" }
        if let seed = preset.seed { words += " seed=\(seed)" }
        return words
    }
}

extension CommandDefinition {
    static let stage = CommandDefinition(
        "stage WxH [behavior=\((Preset.all.map(\.name) + [StageArguments.current]).joined(separator: "|"))]\n"
            + "    [mechanism=front|transient] [seed=N] [scale=N]",
        text:
            """
            Starts again with an empty stage, whose size is in points. current is the newest system. iOS10 \
            has the mechanism front of its
            bug, unless another is named. If a later system gets a mechanism, it places views by the walk \
            of STACK-02. A seed decides
            what the system leaves to chance and which views a mechanism affects. Without a seed the \
            mechanism affects all views that it can.
            """
    ) { StageCommand(setting: try StageArguments.takeSetting(from: &$0)) }
}

struct StageCommand: ScenarioCommand {
    let setting: ScenarioRunner.Setting

    func run(in runner: ScenarioRunner) throws -> [String]? {
        runner.reset(to: setting)
        return nil
    }
}
