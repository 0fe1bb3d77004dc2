import UIKit

/// Listens to a world and keeps what it hears as it came; it is put into words when somebody reads it.
@MainActor
package final class Recorder: Probe {
    /// A tick as it was heard.
    private struct Heard {
        let number: Int
        let time: Double
        let what: String
        let line: Int?
        let firstEvent: Int
        var scene: Scene?
    }

    private let registry: ViewRegistry
    private var heard: [Heard] = []
    /// Plain memory; text is made of them when the recording is read.
    package private(set) var events: [ProbeEvent] = []
    /// What has been put into words already.
    private var told: [Recording.Tick] = []
    private var words: EventWords
    private var depth = 0

    init(registry: ViewRegistry) {
        self.registry = registry
        words = EventWords(registry: registry)
    }

    package func record(_ event: ProbeEvent) {
        events.append(event)
    }

    package func takeBackLast() {
        events.removeLast()
    }

    func beginTick(_ number: Int, time: Double, what: String, line: Int?) {
        heard.append(Heard(number: number, time: time, what: what, line: line, firstEvent: events.count))
    }

    func endTick(window: UIView) {
        guard let last = heard.indices.last else { return }
        heard[last].scene = Scene(of: window, like: last > 0 ? heard[last - 1].scene : nil)
    }

    /// Every tick so far, in words. What happened since the last tick ended belongs to it.
    func finishedTicks(window: UIView) -> [Recording.Tick] {
        guard !heard.isEmpty else { return [] }
        for index in told.count..<heard.count { told.append(tick(index)) }
        // Steps between ticks, after the last one.
        let last = heard.count - 1
        let known = heard[last].firstEvent + told[last].events.count
        if known < events.count {
            depth = 0
            told[last].events = words.events(events[heard[last].firstEvent...], depth: &depth)
            let scene = Scene(of: window)
            fill(&told[last], from: scene)
        }
        return told
    }

    private func tick(_ index: Int) -> Recording.Tick {
        let tick = heard[index]
        let end = index + 1 < heard.count ? heard[index + 1].firstEvent : events.count
        depth = 0
        var result = Recording.Tick(
            number: tick.number, time: tick.time, what: tick.what, line: tick.line,
            events: words.events(events[tick.firstEvent..<end], depth: &depth), tree: ViewTree(root: ViewTree.Node(name: "", frame: .zero)),
            pools: [])
        if let scene = tick.scene { fill(&result, from: scene) }
        heard[index].scene = nil
        return result
    }

    private func fill(_ tick: inout Recording.Tick, from scene: Scene) {
        tick.tree = ViewTree(scene, detail: .painted, words: &words)
        tick.pools = scene.collections.map { PoolsReport(scene, $0, words: &words) }
        tick.known = [:]
        for collection in scene.collections where !collection.known.isNull { tick.known[words.name(collection.name)] = collection.known }
    }

    /// The number of the tick an event belongs to.
    func tick(ofEvent index: Int) -> Int {
        var low = 0
        var high = heard.count
        while low < high {
            let middle = (low + high) / 2
            if heard[middle].firstEvent <= index { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? 0 : heard[low - 1].number
    }
}
