import UIKit

/// What looks wrong in a recording, and the exhibit that explains it.
public struct Problem: Equatable, Sendable, CustomStringConvertible {
    /// "exhibit-52", as `offscreen run` takes it.
    public let exhibit: String
    /// The number of the tick in which it showed first.
    public let tick: Int
    /// Seconds on the stage's clock.
    public let time: Double
    /// What was seen, in words.
    public let text: String

    public var description: String { "tick \(tick) at \(time.rounded(to: 3)) s: \(text); \(exhibit) explains it" }
}

extension Recording {
    /// The signs of known pitfalls in this recording, each exhibit once, in the order in which they showed; empty for a healthy screen.
    ///
    /// Not every pitfall leaves a sign: a recording does not know what the app meant to show.
    public var problems: [Problem] {
        var found: [Problem] = []
        for tick in ticks {
            for (exhibit, text) in PitfallSigns(tick, in: self).all where !found.contains(where: { $0.exhibit == exhibit }) {
                found.append(Problem(exhibit: exhibit, tick: tick.number, time: tick.time, text: text))
            }
        }
        return found
    }
}

extension Stage {
    /// The signs of known pitfalls in what happened so far: `#expect(stage.problems.isEmpty)`.
    public var problems: [Problem] { recording.problems }
}

extension Double {
    fileprivate func rounded(to digits: Int) -> String {
        let text = String(Int((self * 1000).rounded()))
        let padded = String(repeating: "0", count: max(0, digits + 1 - text.count)) + text
        return "\(padded.dropLast(digits)).\(padded.suffix(digits))"
    }
}
