/// The measurement of one workload. Times are in nanoseconds, and memory is in bytes.
struct Measurement: Codable {
    let workload: String
    let samples: Int
    /// The number of steps in one sample.
    let steps: Int
    /// The time of one step.
    let step: Spread
    /// The counts of all samples together.
    let counted: Tallies
    /// The greatest memory that the workload's process has used.
    let peakMemory: Int
    /// The time of one step of the workload that was sampled in turns with this one; nil if there
    /// was none.
    let beside: Spread?
    /// The time of one step's binds as a bare loop over plain objects; nil if it was not measured.
    let floor: Spread?

    /// The time per bind; nil if a step has less than one bind on average.
    var perBind: Double? { perStep(\.binds) >= 1 ? step.median / perStep(\.binds) : nil }

    var ratioToBeside: Double? { beside.map { step.median / $0.median } }

    var ratioToFloor: Double? { floor.map { step.median / $0.median } }

    func perStep(_ tally: KeyPath<Tallies, Int>) -> Double {
        Double(counted[keyPath: tally]) / Double(samples * steps)
    }
}
