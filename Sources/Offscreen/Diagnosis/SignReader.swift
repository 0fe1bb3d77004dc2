import UIKit

/// Reads a recording tick by tick, and looks for the signs of one or several pitfalls.
protocol SignReader {
    /// Reads one tick. A reader without this method reads the collection views of the tick one by
    /// one.
    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding]
    /// Reads one collection view at one tick. `before` is the collection view at the end of the
    /// previous tick.
    mutating func read(_ list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext)
        -> [SignFinding]
    /// Returns the findings that are certain only at the end of the recording.
    mutating func conclude(after last: TickContext) -> [SignFinding]
}

extension SignReader {
    mutating func read(_ context: TickContext, after previous: TickContext?) -> [SignFinding] {
        context.lists.flatMap { read($0, previous: previous?[list: $0.name], at: context) }
    }

    mutating func read(_ list: CollectionViewNode, previous before: CollectionViewNode?, at context: TickContext)
        -> [SignFinding]
    { [] }

    mutating func conclude(after last: TickContext) -> [SignFinding] { [] }
}
