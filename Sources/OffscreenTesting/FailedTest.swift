import Offscreen

/// A test that failed, or that ends the process.
@MainActor
struct FailedTest {
    let name: String
    let stages: [Stage]
    /// What its hunts have found.
    let findings: [Hunt.Finding]
    /// The expectations that failed, in words.
    let failures: [String]
    /// Whether the process ends in the middle of the test. Views are not read then.
    let endsProcess: Bool
}
