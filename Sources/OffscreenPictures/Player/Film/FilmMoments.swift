import Offscreen
import UIKit

/// One line of a trace, and the event it tells.
struct FilmMoment {
    /// Steps below the tick's own line.
    var depth: Int
    var line: String
    /// Nil for the line of a tick.
    var event: Event?
    /// All events up to and with this one that have no line of their own, after the moment before.
    var events: [Event]
}

extension FilmMoment {
    /// A tick's lines as its trace has them: its own first.
    static func moments(of tick: Recording.Tick) -> [FilmMoment] {
        let what = tick.what.isEmpty ? "" : ": \(tick.what)"
        var moments = [
            FilmMoment(depth: 0, line: "tick \(tick.number) at \(CGFloat(tick.time).text) s\(what)", event: nil, events: [])
        ]
        // The moment whose question was asked last, as long as nothing was told in between.
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

    /// The line as it stands in the trace.
    var text: String { String(repeating: "  ", count: depth) + line }
}
