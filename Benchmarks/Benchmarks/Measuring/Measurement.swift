/// What was measured of one workload. Times in nanoseconds, memory in bytes.
struct Measurement: Codable {
    let workload: String
    let samples: Int
    /// Driven actions in one sample.
    let steps: Int
    /// The time of one step.
    let step: Spread
    /// In all samples together.
    let counted: Tallies
    /// The most memory that the workload's process ever held.
    let peakMemory: Int
    /// The time of one step of the workload that was sampled in turns with this one.
    let beside: Spread?
    /// The time of one step's binds as a bare loop over plain objects.
    let floor: Spread?

    /// Nil when most steps bind nothing.
    var perBind: Double? { perStep(\.binds) >= 1 ? step.median / perStep(\.binds) : nil }

    var ratioToBeside: Double? { beside.map { step.median / $0.median } }

    var ratioToFloor: Double? { floor.map { step.median / $0.median } }

    func perStep(_ tally: KeyPath<Tallies, Int>) -> Double {
        Double(counted[keyPath: tally]) / Double(samples * steps)
    }
}
