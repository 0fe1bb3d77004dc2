import UIKit

/// Writes a recording as text: one step a line, verb first, nesting is call nesting.
struct TraceWriter {
    let recording: Recording

    func text(ofTicks range: ClosedRange<Int>) -> String {
        var lines: [String] = []
        let ticks = recording.ticks
        for (index, tick) in ticks.enumerated() where range.contains(tick.number) {
            let end = index + 1 < ticks.count ? ticks[index + 1].firstEvent : recording.events.count
            if tick.what.isEmpty, end == tick.firstEvent { continue }
            let what = tick.what.isEmpty ? "" : ": \(tick.what)"
            lines.append("tick \(tick.number) at \(CGFloat(tick.time).text) s\(what)")
            write(recording.events[tick.firstEvent..<end], to: &lines)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func write(_ events: ArraySlice<ProbeEvent>, to lines: inout [String]) {
        var depth = 1
        var openLine: Int?
        for event in events {
            if event.extent == .end {
                depth -= 1
                guard let end = endText(event) else {
                    openLine = nil
                    continue
                }
                if let line = openLine, line == lines.count - 1, event.verb == .answer {
                    lines[line] += " " + end
                } else {
                    // A pass's sum stands inside it, an answer beside its question.
                    lines.append(indent(event.verb == .pass ? depth + 1 : depth) + end)
                }
                openLine = nil
            } else {
                lines.append(indent(depth) + text(event))
                openLine = nil
                if event.extent == .begin {
                    depth += 1
                    openLine = lines.count - 1
                }
            }
        }
    }

    private func indent(_ depth: Int) -> String { String(repeating: "  ", count: depth) }

    private func endText(_ event: ProbeEvent) -> String? {
        switch event.verb {
        case .answer: "-> \(event.text)"
        case .pass: "end: \(event.text)"
        default: nil
        }
    }

    func text(_ event: ProbeEvent) -> String {
        let view = recording.name(event.view)
        let element = event.element.map { ElementName($0).description } ?? ""
        switch event.verb {
        case .ask: return "ask \(event.text) \(question(event))"
        case .answer: return ""
        case .tell: return "tell \(event.text) \(event.name) \(element)"
        case .call: return "call \(view) \(event.name)"
        case .make: return "make \"\(event.name)\" \(view)"
        case .take:
            let last = element.isEmpty ? "" : ", last stood for \(element)"
            return "take \"\(event.name)\" \(view), \(event.number) dormant\(last)"
        case .put: return "put \"\(event.name)\" \(view), \(event.number) dormant"
        case .drop: return "drop \"\(event.name)\" \(view), \(event.number) dormant"
        case .place: return place(event, view)
        case .apply: return "apply \(view) \(event.rect.text)" + (event.z == 0 ? "" : " z \(event.z)")
        case .skip: return "skip \(view)"
        case .enter: return "enter \(element)"
        case .leave: return "leave \(element) \(view)"
        case .prepare: return "prepare layout"
        case .invalidate: return "invalidate \(event.name)"
        case .bounds: return "bounds \(recording.name(event.collection)) \(event.rect.text) -> \(event.otherRect.text)"
        case .pass:
            let known = event.otherRect.isNull ? "nothing known" : "attributes known for \(event.otherRect.text)"
            return "pass \(recording.name(event.collection)) in \(event.rect.text), \(known)"
        case .failure: return "failure \(event.text)"
        case .log: return "log \(event.text)"
        case .notModelled: return "not modelled: \(event.name)"
        }
    }

    private func question(_ event: ProbeEvent) -> String {
        if let element = event.element {
            let name = ElementName(element)
            // What is asked for says the category already.
            return "\(event.name) \(element.category == .cell ? element.indexPath.text : name.description)"
        }
        if !event.rect.isNull {
            return event.name == "shouldInvalidateLayout"
                ? "\(event.name)(forBoundsChange: \(event.rect.text))" : "\(event.name)(in: \(event.rect.text))"
        }
        return event.number >= 0 ? "\(event.name) \(event.number)" : event.name
    }

    private func place(_ event: ProbeEvent, _ view: String) -> String {
        switch event.cause {
        case .stored: "store \(view) z \(event.z), not moved"
        case .app: "place \(view) by the app at \(event.number)"
        case .appearing: "place \(view) z \(event.z) (appearing attributes)\(event.text.isEmpty ? " at" : ", stays at") \(event.number)"
        case .none, .layout: "place \(view) z \(event.z)\(event.text.isEmpty ? " at" : ", stays at") \(event.number)"
        }
    }
}
