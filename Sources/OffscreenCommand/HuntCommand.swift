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
        )
    ]

    static func run(_ words: inout Words) throws -> Int32 {
        let layout = try words.value("--layout", "a layout, such as --layout card-flow") ?? "card-flow"
        let data = try words.value("--data", "the model, such as --data items=4,7,5") ?? "items=4,7,5"
        let steps = try words.number("--steps", "200") ?? 200
        let seeds = try words.range("--seeds") ?? 1...100
        let app = try words.value("--app", "a habit, such as --app tints-some")
        let fix = try words.value("--fix", "a workaround, such as --fix cards-to-back")
        let preset = try words.preset() ?? .current
        try words.finish(options: ["--layout", "--data", "--steps", "--seeds", "--behavior", "--seed", "--app", "--fix"])
        let hunt = try ScenarioHunt(
            layout: layout, data: data, behavior: preset, habits: app.map { $0.split(separator: ",").map(String.init) } ?? [],
            fixes: fix.map { $0.split(separator: ",").map(String.init) } ?? [])
        guard let finding = hunt.run(seeds: seeds, steps: Int(min(steps, 1_000_000))) else {
            print("no finding in \(hunt.stepsDone) steps")
            return 0
        }
        print(try hunt.scenario(of: finding), terminator: "")
        return 1
    }
}
