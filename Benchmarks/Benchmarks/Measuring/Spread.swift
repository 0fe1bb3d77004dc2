/// The minimum, the median and the 90th percentile of some samples.
struct Spread: Codable {
    let min: Double
    let median: Double
    let p90: Double

    init(_ samples: [Double]) {
        let sorted = samples.sorted()
        let count = sorted.count
        min = sorted[0]
        median = (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
        p90 = sorted[(count * 9 + 9) / 10 - 1]
    }
}
