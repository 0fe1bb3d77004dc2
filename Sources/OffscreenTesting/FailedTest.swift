import Offscreen

/// A test that has failed, or in which the process ends.
@MainActor
struct FailedTest {
    let name: String
    let stages: [Stage]
    /// The findings of the test's hunts.
    let findings: [Hunt.Finding]
    /// The texts of the expectations that failed.
    let failures: [String]
    /// Whether the process ends in the middle of the test. Views are then not read.
    let endsProcess: Bool
}
