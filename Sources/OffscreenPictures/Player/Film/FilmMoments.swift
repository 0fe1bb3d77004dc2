import Offscreen
import UIKit

/// One line of a trace, with its event.
struct FilmMoment {
    /// The depth in the trace, which is 0 for the heading of the tick.
    var depth: Int
    var line: String
    /// The event; nil for the heading of a tick.
    var event: Event?
    /// The event of the line, and the events after it that have no line of their own, such as the
    /// end of a call.
    var events: [Event]
}

extension FilmMoment {
    /// Returns the moments of a tick, one for each line of its trace, with the heading first.
    static func moments(of tick: Recording.Tick) -> [FilmMoment] {
        let what = tick.what.isEmpty ? "" : ": \(tick.what)"
        var moments = [
            FilmMoment(
                depth: 0, line: "tick \(tick.number) at \(CGFloat(tick.time).text) s\(what)", event: nil, events: [])
        ]
        // The index of the last moment if its event is the beginning of an action that has not
        // ended; otherwise nil.
        var open: Int?
        for event in tick.events {
            switch (event.verb, event.extent) {
            case (.skip, _):
                moments[moments.count - 1].events.append(event)
            case (.answer, .end):
                if let index = open, index == moments.count - 1 {
                    moments[index].line += " -> \(event.text)"
                    moments[index].events.append(event)
                } else {
                    moments.append(
                        FilmMoment(depth: event.depth + 1, line: "-> \(event.text)", event: event, events: [event]))
                }
                open = nil
            case (.pass, .end):
                let sum = event.sum.map { "end: \($0)" } ?? "end"
                moments.append(FilmMoment(depth: event.depth + 2, line: sum, event: event, events: [event]))
                open = nil
            case (_, .end):
                moments[moments.count - 1].events.append(event)
                open = nil
            default:
                moments.append(FilmMoment(depth: event.depth + 1, line: event.line, event: event, events: [event]))
                open = event.extent == .begin ? moments.count - 1 : nil
            }
        }
        return moments
    }

    /// The line in the trace, with its indentation.
    var text: String { String(repeating: "  ", count: depth) + line }
}
