import Offscreen

/// The counts of calls and changes while a workload ran.
struct Tallies: Codable, AdditiveArithmetic {
    /// Cells that the data source provided.
    var binds = 0
    /// Layout passes.
    var passes = 0
    var made = 0
    var taken = 0
    var applied = 0
    /// Calls of the data source's methods.
    var asks = 0
    /// Calls of the delegate's methods that return metrics.
    var delegateAsks = 0
    /// Calls of the layout's methods that return a value.
    var layoutAsks = 0

    static let zero = Tallies()

    init() {}

    init(_ counts: Counts, binds: Int) {
        self.binds = binds
        passes = counts.passes
        made = counts.made.number
        taken = counts.taken
        applied = counts.applied
        asks = counts.asks
        delegateAsks = counts.delegateAsks
        layoutAsks = counts.layoutAsks
    }

    static func + (a: Tallies, b: Tallies) -> Tallies { combine(a, b, +) }
    static func - (a: Tallies, b: Tallies) -> Tallies { combine(a, b, -) }

    private static func combine(_ a: Tallies, _ b: Tallies, _ operation: (Int, Int) -> Int) -> Tallies {
        var result = Tallies()
        for field in fields { result[keyPath: field] = operation(a[keyPath: field], b[keyPath: field]) }
        return result
    }

    private static var fields: [WritableKeyPath<Tallies, Int>] {
        [\.binds, \.passes, \.made, \.taken, \.applied, \.asks, \.delegateAsks, \.layoutAsks]
    }
}
