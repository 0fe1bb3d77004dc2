import Foundation

/// Whether tests with random programs run all of their programs, as with `OFFSCREEN_THOROUGH=1`, or only a few.
/// The names of these tests have the word "many", by which `.ci/run` selects them.
enum Thoroughness {
    static let isWhole = ProcessInfo.processInfo.environment["OFFSCREEN_THOROUGH"] == "1"
}

func seeds(_ whole: UInt64, ordinarily few: UInt64) -> Range<UInt64> { 0..<(Thoroughness.isWhole ? whole : few) }
