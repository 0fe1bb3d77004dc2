/// A workload made ready: what is timed, and what is not.
@MainActor
struct Trial {
    /// Driven actions in one sample.
    let steps: Int
    /// Comes before each sample, not timed.
    var prepare: () -> Void = {}
    /// One sample, timed.
    let run: () -> Void
    /// What was counted so far.
    let tallies: () -> Tallies
}
