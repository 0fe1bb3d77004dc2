extension World {
    /// Whether what no app can break is looked at all the time: `OFFSCREEN_INVARIANTS=1`.
    package nonisolated static let checksInvariants = ProcessInfo.processInfo.environment["OFFSCREEN_INVARIANTS"] == "1"

    /// Ends the process when something does not hold.
    package func insist(_ broken: [String]) {
        if !broken.isEmpty { fatalError("tick \(tick): " + broken.joined(separator: "\n")) }
    }
}
