import Offscreen

/// A test that has failed, or that runs while a failure ends the process.
@MainActor
struct FailedTest {
    let name: String
    let stages: [StageCollector.CollectedStage]
    let findings: [Hunt.Finding]
    /// The texts of the test's failures, such as expectations that failed.
    let failures: [String]
    /// Whether the process ends while the test runs. If it does, views are not read.
    let endsProcess: Bool
}
