import Foundation

/// The amount of work of tests with random programs, which is all if `OFFSCREEN_THOROUGH=1`, and otherwise what each run can
/// afford. The names of these tests have the word "many", by which `.ci/run` selects them.
enum Thoroughness {
    static let isWhole = ProcessInfo.processInfo.environment["OFFSCREEN_THOROUGH"] == "1"
}

/// Returns the seeds of a test.
func seeds(_ whole: UInt64, ordinarily few: UInt64) -> Range<UInt64> { 0..<(Thoroughness.isWhole ? whole : few) }
