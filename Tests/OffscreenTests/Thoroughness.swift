import Foundation

/// How much tests with random programs do: all of it where `OFFSCREEN_THOROUGH=1`, otherwise what every run of the suite can afford.
/// The names of these tests have the word "many", by which they are chosen.
enum Thoroughness {
    static let isWhole = ProcessInfo.processInfo.environment["OFFSCREEN_THOROUGH"] == "1"
}

/// The seeds of a test.
func seeds(_ whole: UInt64, ordinarily few: UInt64) -> Range<UInt64> { 0..<(Thoroughness.isWhole ? whole : few) }
