import Foundation
import Offscreen
import OffscreenScenarios

/// Hunts for ordering bugs and others.
enum HuntCommand: SubCommand {
    static let name = "hunt"
    static let usage = [
        (
            call: "hunt --layout card-flow --behavior iOS10 --steps 200 --seeds 1...1000",
            does: "random steps against invariants; the first finding, shrunk, is printed as a scenario; exits 1"
        ),
        (call: "hunt --layout card-flow", does: "on every system, and on iOS10 and the newest by both mechanisms of the bug"),
    ]

    static func run(_ words: inout Words) throws -> Int32 {
        let layout = try words.value("--layout", "a layout, such as --layout card-flow") ?? "card-flow"
        let data = try words.value("--data", "the model, such as --data items=4,7,5") ?? "items=4,7,5"
        let steps = try words.number("--steps", "200") ?? 200
        let seeds = try words.range("--seeds") ?? 1...100
        let app = try words.value("--app", "a habit, such as --app tints-some")
        let fix = try words.value("--fix", "a workaround, such as --fix cards-to-back")
        let preset = try words.preset()
        try words.finish(options: [
            "--layout", "--data", "--steps", "--seeds", "--behavior", "--mechanism", "--seed", "--app", "--fix",
        ])
        var code: Int32 = 0
        for preset in preset.map({ [$0] }) ?? Preset.withEveryMechanism {
            let hunt = try ScenarioHunt(
                layout: layout, data: data, behavior: preset, habits: app.map { $0.split(separator: ",").map(String.init) } ?? [],
                fixes: fix.map { $0.split(separator: ",").map(String.init) } ?? [])
            let finding = hunt.run(seeds: seeds, steps: Int(min(steps, 1_000_000)))
            // A comment, as the lines of a scenario that follows may be kept in a file.
            try say("# \(preset.title): \(finding == nil ? "no finding in \(hunt.stepsDone) steps" : "found")\n")
            guard let finding else { continue }
            try say(try hunt.scenario(of: finding))
            code = 1
        }
        return code
    }
}
