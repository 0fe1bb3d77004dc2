extension World {
    /// Whether invariants are checked while code runs: if the environment variable
    /// `OFFSCREEN_INVARIANTS` is 1, or if that variable is not set and the package's own tests run.
    package nonisolated static let checksInvariants: Bool = {
        if let wish = ProcessInfo.processInfo.environment["OFFSCREEN_INVARIANTS"] { return wish == "1" }
        return CommandLine.arguments.contains { $0.contains("OffscreenPackageTests") }
    }()

    /// Ends the process if an invariant is broken.
    ///
    /// - Parameter broken: descriptions of the broken invariants.
    package func trapOnBrokenInvariants(_ broken: [String]) {
        if !broken.isEmpty { fatalError("tick \(tick): " + broken.joined(separator: "\n")) }
    }
}
