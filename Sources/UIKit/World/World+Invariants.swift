extension World {
    /// Whether the engine's invariants are checked as it runs: in the package's own tests, and if `OFFSCREEN_INVARIANTS=1` is
    /// set.
    package nonisolated static let checksInvariants: Bool = {
        if let wish = ProcessInfo.processInfo.environment["OFFSCREEN_INVARIANTS"] { return wish == "1" }
        return CommandLine.arguments.contains { $0.contains("OffscreenPackageTests") }
    }()

    /// Ends the process if an invariant is broken.
    ///
    /// - Parameter broken: descriptions of the broken invariants.
    package func trapIfBroken(_ broken: [String]) {
        if !broken.isEmpty { fatalError("tick \(tick): " + broken.joined(separator: "\n")) }
    }
}
