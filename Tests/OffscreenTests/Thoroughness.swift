import Foundation

/// Whether long tests run whole, as with `OFFSCREEN_THOROUGH=1`, or only a part of their programs,
/// exhibits or systems. The names of these tests have the word "many", by which `.ci/run` selects
/// them.
enum Thoroughness {
    static let isWhole = ProcessInfo.processInfo.environment["OFFSCREEN_THOROUGH"] == "1"

    /// Returns all values for a whole run, and otherwise the first of every `step` values.
    static func values<Value>(_ all: [Value], ordinarilyEvery step: Int) -> [Value] {
        isWhole ? all : stride(from: 0, to: all.count, by: step).map { all[$0] }
    }
}

func seeds(_ whole: UInt64, ordinarily few: UInt64) -> Range<UInt64> { 0..<(Thoroughness.isWhole ? whole : few) }
