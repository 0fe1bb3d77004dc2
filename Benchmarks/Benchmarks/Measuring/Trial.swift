/// A workload that is ready to be timed.
@MainActor
struct Trial {
    /// The number of steps in one sample.
    var steps = 1
    /// Called before each sample, without being timed.
    var prepare: () -> Void = {}
    /// Runs one sample, which is timed.
    let run: () -> Void
    /// Returns the counts so far.
    var tallies: () -> Tallies = { .zero }
}

extension Trial {
    /// Makes a trial whose sample repeats one step.
    init(
        steps: Int, prepare: @escaping () -> Void = {}, each step: @escaping () -> Void,
        tallies: @escaping () -> Tallies = { .zero }
    ) {
        self.init(steps: steps, prepare: prepare, run: { for _ in 0..<steps { step() } }, tallies: tallies)
    }
}
