import UIKit

extension Recording {
    /// The events of all ticks as text. An event that another event caused is indented below that
    /// event.
    public var trace: String { trace(ofTicks: 0...Int.max) }

    /// Returns, as text, the events of the ticks with numbers in a range. A tick with neither a
    /// name nor events is left out.
    public func trace(ofTicks range: ClosedRange<Int>) -> String {
        var lines: [String] = []
        for tick in ticks where range.contains(tick.number) {
            TraceWriter.write(tick.events, ofTick: tick.number, time: tick.time, step: tick.what, to: &lines)
        }
        return lines.map { $0 + "\n" }.joined()
    }
}

/// Writes events as text: one event per line, indented by its depth. An answer is on the line of
/// its question if nothing happened in between, and otherwise on its own line. The end of a pass
/// has a line with counts, and the ends of other actions have no lines. Skipped attributes have no
/// lines, only their number at the end of a pass.
enum TraceWriter {
    /// Writes a tick with its heading. Nothing is written for a tick with neither a name nor
    /// events.
    static func write(_ events: [Event], ofTick number: Int, time: Double, step: String, to lines: inout [String]) {
        if step.isEmpty, events.isEmpty { return }
        lines.append("tick \(number) at \(CGFloat(time).text) s" + (step.isEmpty ? "" : ": \(step)"))
        write(events, to: &lines)
    }

    static func write(_ events: [Event], to lines: inout [String]) {
        var openLine: Int?
        for event in events where event.verb != .skip {
            if event.extent == .end {
                guard let end = endText(of: event) else {
                    openLine = nil
                    continue
                }
                if let line = openLine, line == lines.count - 1, event.verb == .answer {
                    lines[line] += " " + end
                } else {
                    // The line with the counts of a pass is indented like the events of the pass.
                    // An answer is indented like its question.
                    lines.append(indentation(forDepth: event.verb == .pass ? event.depth + 1 : event.depth) + end)
                }
                openLine = nil
            } else {
                lines.append(indentation(forDepth: event.depth) + event.line)
                openLine = event.extent == .begin ? lines.count - 1 : nil
            }
        }
    }

    private static func indentation(forDepth depth: Int) -> String { String(repeating: "  ", count: depth + 1) }

    private static func endText(of event: Event) -> String? {
        switch event.verb {
        case .answer: "-> \(event.text)"
        case .pass: event.sum.map { "end: \($0)" }
        default: nil
        }
    }
}

extension Event.PassCounts: CustomStringConvertible {
    public var description: String {
        "asks \(asks), made \(made), taken \(taken), moved \(moved), applied \(applied), skipped \(skipped)"
    }
}

extension Event: CustomStringConvertible {
    public var description: String { line }

    /// The line of the event in a trace.
    public var line: String {
        let view = view ?? "?"
        let element = element?.description ?? ""
        switch verb {
        case .ask: return "ask \(partner) \(question)"
        case .answer: return "-> \(text)"
        case .tell: return ["tell \(partner) \(name)", text, element].filter { !$0.isEmpty }.joined(separator: " ")
        case .call: return "call \(view) \(name)"
        case .make: return "make \"\(text)\" \(view)"
        case .take:
            return "take \"\(text)\" \(view), \(number ?? 0) dormant"
                + (element.isEmpty ? "" : ", last stood for \(element)")
        case .put: return "put \"\(text)\" \(view), \(number ?? 0) dormant"
        case .drop: return "drop \"\(text)\" \(view), \(number ?? 0) dormant"
        case .place: return placeLine
        case .apply: return "apply \(view) \(rect?.text ?? "")" + (z == 0 ? "" : " z \(z)")
        case .skip: return "skip " + (self.view ?? "\(number ?? 0) views")
        case .enter: return "enter \(element)"
        case .leave: return "leave \(element) \(view)"
        case .prepare: return "prepare layout"
        case .invalidate: return "invalidate \(name)"
        case .bounds: return "bounds \(collection ?? "?") \(rect?.text ?? "") -> \(otherRect?.text ?? "")"
        case .pass:
            let known = otherRect.map { "attributes known for \($0.text)" } ?? "nothing known"
            return "pass \(collection ?? "?") in \(rect?.text ?? ""), \(known)"
        case .failure: return "failure \(text)"
        case .log: return "log \(text)"
        case .notModelled: return "not modelled: \(text)"
        }
    }

    private var question: String {
        if let element {
            // The name of a question about a cell already says "item", so only the index path is
            // added.
            return "\(name) \(element.category == .cell ? element.indexPath.text : element.description)"
        }
        if let rect {
            return name == "shouldInvalidateLayout"
                ? "\(name)(forBoundsChange: \(rect.text))" : "\(name)(in: \(rect.text))"
        }
        return number.map { "\(name) \($0)" } ?? name
    }

    private var placeLine: String {
        let view = view ?? "?"
        let at = "\(staysInPlace ? ", stays at" : " at") \(number ?? -1)"
        switch cause {
        case .stored: return "store \(view) z \(z), not moved"
        case .app: return "place \(view) by the app at \(number ?? -1)"
        case .front: return "place \(view) z \(z) (in front of all)\(at)"
        case .appearing: return "place \(view) z \(z) (appearing attributes)\(at)"
        case .layout, nil: return "place \(view) z \(z)\(at)"
        }
    }
}
