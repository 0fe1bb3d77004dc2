import Offscreen
import UIKit

struct StageCommand: ScenarioCommand {
    static let help = CommandHelp(
        name: "stage", usage: "stage WxH [behavior=iOS6|iOS9|iOS10|iOS11|current] [seed=N] [scale=N]",
        text: "Begins anew with an empty stage of a size in points. A seed decides what the behavior leaves to chance;\n"
            + "iOS10 without one is hit by its bug each time.")

    enum System: String, CaseIterable {
        case iOS6, iOS9, iOS10, iOS11, current

        var preset: Preset {
            switch self {
            case .iOS6: .iOS6
            case .iOS9: .iOS9
            case .iOS10: .iOS10
            case .iOS11: .iOS11
            case .current: .current
            }
        }
    }

    private let setting: ScenarioRunner.Setting

    init(_ arguments: inout Arguments) throws {
        var setting = ScenarioRunner.Setting()
        let word = try arguments.word("a size such as 320x480")
        setting.size = try arguments.size(word)
        guard setting.size.width > 0, setting.size.height > 0, setting.size.width <= 10_000, setting.size.height <= 10_000 else {
            throw arguments.error("a stage is from 1x1 to 10000x10000 points", at: word.column)
        }
        if let word = arguments.value("behavior") { setting.preset = try arguments.one(of: System.self, word, "behavior").preset }
        if let word = arguments.value("seed") { setting.preset = setting.preset.withLuck(of: UInt64(try arguments.int(word, 0...Int.max))) }
        if let word = arguments.value("scale") { setting.scale = CGFloat(try arguments.int(word, 1...4)) }
        self.setting = setting
    }

    func run(in runner: ScenarioRunner) throws -> [String]? {
        runner.begin(setting)
        return nil
    }
}

extension Preset {
    /// With a seed, the bug of iOS 10 hits by chance; without one it hits whatever appears.
    func withLuck(of seed: UInt64) -> Preset { self.name == Preset.iOS10.name ? .iOS10(seed: seed) : seeded(seed) }
}
