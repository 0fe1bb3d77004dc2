extension World {
    /// Whether what no app can break is looked at all the time: in the package's own tests, and where `OFFSCREEN_INVARIANTS=1`.
    package nonisolated static let checksInvariants: Bool = {
        if let wish = ProcessInfo.processInfo.environment["OFFSCREEN_INVARIANTS"] { return wish == "1" }
        return CommandLine.arguments.contains { $0.contains("OffscreenPackageTests") }
    }()

    /// Ends the process when something does not hold.
    package func insist(_ broken: [String]) {
        if !broken.isEmpty { fatalError("tick \(tick): " + broken.joined(separator: "\n")) }
    }
}
