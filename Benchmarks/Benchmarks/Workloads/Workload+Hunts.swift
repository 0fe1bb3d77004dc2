import OffscreenScenarios

extension Workload {
    /// Steps of a hunt with every check.
    static let hunts: [Workload] = [
        Workload("hunt-flow", "a step of a hunt in a flow layout, every check on") { hunt("flow") },
        Workload("hunt-card-flow", "a step of a hunt in the card layout, every check on") { hunt("card-flow") },
    ]

    private static func hunt(_ layout: String) -> Trial {
        guard let hunt = try? ScenarioHunt(layout: layout, behavior: .current) else {
            fatalError("unknown layout \(layout)")
        }
        var seed: UInt64 = 0
        let steps = 300
        return Trial(
            steps: steps,
            run: {
                seed += 1
                precondition(hunt.run(seeds: seed...seed, steps: steps) == nil, "the hunt found a violation")
            })
    }
}
