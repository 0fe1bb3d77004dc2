extension Claim {
    /// The evidence that the model was compared with where it implements a claim, from the strongest to the weakest.
    public enum Support: String, CaseIterable, Sendable {
        /// The same test ran on a device, and the project has its result.
        case deviceResult = "a device result"
        /// Other people published figures, logs, dumps or texts from devices, and the project's tests expect them.
        case publishedFigures = "device figures that others published"
        /// Only the project's own tests.
        case ownTests = "our tests alone"
    }

    public var support: Support {
        if Claim.heldByDeviceResults.contains(id) { return .deviceResult }
        return Claim.heldByPublishedFigures.contains(id) ? .publishedFigures : .ownTests
    }

    /// None yet: nobody has run the tests on a device and sent the results.
    private static let heldByDeviceResults: Set<String> = []

    /// Claims with figures from device tests, logged frames, dumps of view trees, or texts of exceptions and of the console.
    private static let heldByPublishedFigures: Set = [
        "POOL-10", "POOL-12", "POOL-14", "POOL-15", "UPD-10", "UPD-11", "UPD-12", "UPD-13", "UPD-14", "PRE-07", "DIFF-03", "DIFF-04",
        "MOVE-01", "MOVE-02", "MOVE-03", "SCROLL-07", "PASS-08", "PASS-11", "PASS-12", "STACK-11", "STACK-13", "UPD-05", "UPD-07",
        "FLOW-01", "FLOW-02", "FLOW-03", "FLOW-05", "FLOW-06", "FLOW-07", "FLOW-08", "FLOW-12", "FLOW-15", "FLOW-16", "INV-01", "INV-02",
        "SCROLL-01", "SCROLL-02", "SCROLL-03", "SCROLL-05", "SCROLL-06", "VIEW-01", "VIEW-02", "VIEW-03", "VIEW-04", "VIEW-06", "VIEW-07",
        "VIEW-09", "VIEW-11", "VIEW-12", "VIEW-13", "VIEW-14", "VIEW-15", "VIEW-16", "VIEW-17", "TEXT-01", "TEXT-02", "TEXT-03", "TEXT-04",
        "TEXT-05", "TEXT-06", "TEXT-07", "LIST-01", "LIST-02", "LIST-03",
    ]
}
