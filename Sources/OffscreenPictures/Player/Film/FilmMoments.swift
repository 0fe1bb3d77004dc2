import Offscreen
import UIKit

/// One line of a trace, and its event.
struct FilmMoment {
    /// The number of levels below the tick's own line.
    var depth: Int
    var line: String
    /// Nil for the line of a tick.
    var event: Event?
    /// The events since the moment before, up to and including this one. The earlier ones have no line of their own.
    var events: [Event]
}

extension FilmMoment {
    /// The lines of a tick in the trace, its heading first.
    static func moments(of tick: Recording.Tick) -> [FilmMoment] {
        let what = tick.what.isEmpty ? "" : ": \(tick.what)"
        var moments = [
            FilmMoment(depth: 0, line: "tick \(tick.number) at \(CGFloat(tick.time).text) s\(what)", event: nil, events: [])
        ]
        // The moment of the last question, as long as nothing was told in between.
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
                    moments.append(FilmMoment(depth: event.depth + 1, line: "-> \(event.text)", event: event, events: [event]))
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

    /// The line in the trace.
    var text: String { String(repeating: "  ", count: depth) + line }
}
