import UIKit

/// Reads a recording tick by tick, and looks for the signs of one or several pitfalls.
protocol SignReader {
    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding]
    /// Returns the findings that are certain only at the end of the recording.
    mutating func conclude(after last: TickContext) -> [SignFinding]
}

extension SignReader {
    mutating func conclude(after last: TickContext) -> [SignFinding] { [] }
}
