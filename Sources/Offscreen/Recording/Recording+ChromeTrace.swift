import UIKit

/// The recording in the Trace Event Format, which Perfetto and `chrome://tracing` can open.
///
/// Events have an order but no duration, because steps are not timed. Each event takes one
/// microsecond of its tick, so that the nesting of the steps is visible.
extension Recording {
    /// Returns trace-event JSON in UTF-8, with a row for the stage and each collection view, and
    /// counters of live and dormant views.
    public func chromeTrace() -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var lines: [String] = []
        func add(_ item: TraceItem) {
            if let data = try? encoder.encode(item) { lines.append(String(decoding: data, as: UTF8.self)) }
        }
        var rows: [String: Int] = [:]
        func row(named name: String) -> Int {
            if let known = rows[name] { return known }
            rows[name] = rows.count + 1
            add(TraceItem(name: "thread_name", ph: "M", ts: 0, tid: rows.count, args: ["name": .text(name)]))
            return rows.count
        }
        add(
            TraceItem(
                name: "process_name", ph: "M", ts: 0, tid: 0,
                args: ["name": .text("offscreen \(behavior) seed \(seed)")]))
        _ = row(named: "stage")
        var end = 0
        for tick in ticks {
            let start = max(end, Int((tick.time * 1_000_000).rounded()))
            var now = start
            add(
                TraceItem(
                    name: "tick \(tick.number)\(tick.what.isEmpty ? "" : ": \(tick.what)")", ph: "B", ts: now,
                    tid: row(named: "stage")))
            var open: [(name: String, row: Int)] = []
            for event in tick.events {
                now += 1
                let row = row(named: event.collection ?? "stage")
                switch event.extent {
                case .begin:
                    open.append((event.line, row))
                    add(TraceItem(name: event.line, ph: "B", ts: now, tid: row, args: arguments(of: event)))
                case .end:
                    if let last = open.popLast() {
                        add(TraceItem(name: last.name, ph: "E", ts: now, tid: last.row, args: arguments(of: event)))
                    }
                case .point:
                    add(TraceItem(name: event.line, ph: "i", ts: now, tid: row, s: "t", args: arguments(of: event)))
                }
            }
            while let last = open.popLast() { add(TraceItem(name: last.name, ph: "E", ts: now + 1, tid: last.row)) }
            end = now + 1
            add(TraceItem(name: "tick", ph: "E", ts: end, tid: row(named: "stage")))
            for report in tick.pools {
                var values: [String: TraceValue] = [:]
                for pool in report.pools {
                    values["live \(pool.identifier)"] = .number(pool.live)
                    values["dormant \(pool.identifier)"] = .number(pool.dormant)
                }
                add(
                    TraceItem(
                        name: "pools \(report.view)", ph: "C", ts: end, tid: row(named: report.view), args: values))
            }
        }
        // The text around the items is written by hand, because JSONEncoder cannot write one item
        // on each line.
        return Data(
            ("{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n" + lines.joined(separator: ",\n") + "\n]}\n").utf8)
    }

    private func arguments(of event: Event) -> [String: TraceValue]? {
        var values: [String: TraceValue] = [:]
        if let view = event.view { values["view"] = .text(view) }
        if let element = event.element { values["element"] = .text(element.description) }
        if event.verb == .answer { values["answer"] = .text(event.text) }
        if let sum = event.sum { values["sum"] = .text(sum.description) }
        if event.verb == .place { values["z"] = .number(event.z) }
        return values.isEmpty ? nil : values
    }
}

/// An entry of the Trace Event Format, with the names of that format.
private struct TraceItem: Encodable {
    let name: String
    let ph: String
    let ts: Int
    let tid: Int
    var pid = 1
    var s: String?
    var args: [String: TraceValue]?
}

private enum TraceValue: Encodable {
    case text(String)
    case number(Int)

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .number(let number): try container.encode(number)
        }
    }
}
