import UIKit

/// Listens to a world and keeps what it hears, with the tick and the depth of each step.
@MainActor
package final class Recorder: Probe {
    package struct Tick: Sendable {
        let number: Int
        /// Seconds on the stage's clock.
        let time: Double
        let what: String
        /// The first event of the tick.
        let firstEvent: Int
    }

    private let registry: ViewRegistry
    private(set) var ticks: [Tick] = []
    private(set) var events: [ProbeEvent] = []

    init(registry: ViewRegistry) {
        self.registry = registry
    }

    package func record(_ event: ProbeEvent) {
        events.append(event)
    }

    package func takeBackLast() {
        events.removeLast()
    }

    func beginTick(_ number: Int, time: Double, what: String) {
        ticks.append(Tick(number: number, time: time, what: what, firstEvent: events.count))
    }

    var recording: Recording {
        Recording(ticks: ticks, events: events) { [registry] in registry.text($0) }
    }

    /// Which tick an event belongs to.
    func tick(ofEvent index: Int) -> Int {
        ticks.last { $0.firstEvent <= index }?.number ?? 0
    }
}
