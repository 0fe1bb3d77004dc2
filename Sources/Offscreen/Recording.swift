import UIKit

/// What happened on a stage: every tick and every step in it, as values.
public struct Recording: Sendable {
    package let ticks: [Recorder.Tick]
    package let events: [ProbeEvent]
    /// Names of the views that events speak of.
    private let names: [ViewName: String]

    @MainActor
    init(ticks: [Recorder.Tick], events: [ProbeEvent], name: (ViewName) -> String) {
        self.ticks = ticks
        self.events = events
        var names: [ViewName: String] = [:]
        for event in events {
            for view in [event.view, event.collection].compactMap(\.self) where names[view] == nil { names[view] = name(view) }
        }
        self.names = names
    }

    func name(_ view: ViewName?) -> String { view.flatMap { names[$0] } ?? "?" }

    /// The whole recording as text, nesting as calls nest.
    public var trace: String { trace(ofTicks: 0...Int.max) }

    /// Some ticks as text.
    public func trace(ofTicks range: ClosedRange<Int>) -> String {
        TraceWriter(recording: self).text(ofTicks: range)
    }
}

extension Stage {
    /// What happened so far; empty when the stage does not record.
    public var recording: Recording {
        recorder?.recording ?? Recording(ticks: [], events: []) { _ in "" }
    }
}
