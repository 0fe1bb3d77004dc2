import UIKit

/// Reads a recording tick by tick, and looks for the signs of one or several pitfalls.
protocol SignReader {
    mutating func read(_ moment: Moment, after previous: Moment?) -> [SignFinding]
    /// Returns the findings that are certain only at the end of the recording.
    mutating func conclude(_ last: Moment) -> [SignFinding]
}

extension SignReader {
    mutating func conclude(_ last: Moment) -> [SignFinding] { [] }
}
