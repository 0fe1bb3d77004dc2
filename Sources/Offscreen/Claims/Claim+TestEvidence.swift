extension Claim {
    /// The kind of evidence with which the tests of a claim compare the model. The cases are
    /// ordered from the strongest evidence to the weakest.
    public enum TestEvidence: String, CaseIterable, Sendable {
        /// The results of the claim's tests on a device, recorded by this project.
        case deviceResult = "a device result"
        /// Figures, logs, dumps or texts from devices that other people published, and that the
        /// project's tests expect.
        case publishedFigures = "device figures that others published"
        /// No evidence except for the project's own tests.
        case ownTests = "our tests alone"
    }

    public var support: TestEvidence {
        if Claim.idsWithDeviceResults.contains(id) { return .deviceResult }
        return Claim.idsWithPublishedFigures.contains(id) ? .publishedFigures : .ownTests
    }

    /// The ids of claims with a device result. The set is empty because the tests have not been run
    /// on a device yet.
    private static let idsWithDeviceResults: Set<String> = []

    /// The ids of claims with published figures: results of device tests, logged frames, dumps of
    /// view trees, or texts of exceptions and of the console.
    private static let idsWithPublishedFigures: Set = [
        "POOL-10", "POOL-12", "POOL-14", "POOL-15", "UPD-10", "UPD-11", "UPD-12", "UPD-13", "UPD-14", "PRE-07",
        "DIFF-03", "DIFF-04", "DIFF-07", "DIFF-08",
        "MOVE-01", "MOVE-02", "MOVE-03", "SCROLL-07", "PASS-08", "PASS-11", "PASS-12", "STACK-11", "STACK-13", "UPD-05",
        "UPD-07",
        "FLOW-01", "FLOW-02", "FLOW-03", "FLOW-05", "FLOW-06", "FLOW-07", "FLOW-08", "FLOW-12", "FLOW-15", "FLOW-16",
        "INV-01", "INV-02",
        "SCROLL-01", "SCROLL-02", "SCROLL-03", "SCROLL-05", "SCROLL-06", "VIEW-01", "VIEW-02", "VIEW-03", "VIEW-04",
        "VIEW-06", "VIEW-07",
        "VIEW-09", "VIEW-11", "VIEW-12", "VIEW-13", "VIEW-14", "VIEW-15", "VIEW-16", "VIEW-17", "VIEW-27", "VIEW-35",
        "VIEW-38", "TEXT-01", "TEXT-02",
        "TEXT-03", "TEXT-04",
        "TEXT-05", "TEXT-06", "TEXT-07", "TEXT-08", "TEXT-09", "LIST-01", "LIST-02", "LIST-03",
        "OFFSET-01", "SCROLL-09", "SCROLL-10", "PASS-15", "FLOW-21", "POOL-19", "DIFF-05",
    ]
}
