/// A workload made ready: what is timed, and what is not.
@MainActor
struct Trial {
    /// Driven actions in one sample.
    var steps = 1
    /// Comes before each sample, not timed.
    var prepare: () -> Void = {}
    /// One sample, timed.
    let run: () -> Void
    /// What was counted so far.
    var tallies: () -> Tallies = { .zero }
}

extension Trial {
    /// A sample that repeats one step.
    init(steps: Int, prepare: @escaping () -> Void = {}, each step: @escaping () -> Void, tallies: @escaping () -> Tallies = { .zero }) {
        self.init(steps: steps, prepare: prepare, run: { for _ in 0..<steps { step() } }, tallies: tallies)
    }
}
