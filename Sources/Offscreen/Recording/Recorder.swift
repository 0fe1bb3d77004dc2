import UIKit

/// Stores the events and scenes of each tick in a packed form. Names and texts are made only when
/// the recording is read, or when it is written to a file.
@MainActor
package final class Recorder {
    private struct PackedTick {
        let number: Int
        let time: Double
        let what: String
        let line: Int?
        let source: SourceLine
        let firstEvent: Int
        /// The position in `tape` at which the tick's events end, and the number of its scene; nil
        /// while the tick is running.
        var end: (event: Int, scene: Int)?
    }

    package let tape: EventTape
    private var film = SceneFilm()
    private var ticks: [PackedTick] = []
    /// The finished ticks that were already converted to values.
    private var finishedTicks: [Recording.Tick] = []
    private var unpacker: EventUnpacker
    /// The file to which each tick is appended; nil if there is none.
    private(set) var growingFile: RecordingFile?

    init(tape: EventTape, viewNames: ViewNames) {
        self.tape = tape
        unpacker = EventUnpacker(viewNames: viewNames)
    }

    /// Creates a file in a folder. From now on, the recording is written to that file.
    ///
    /// - Parameter start: the recording without ticks.
    func beginFile(in folder: URL, start: Recording) {
        growingFile = RecordingFile(in: folder, start: start, tape: tape, unpacker: unpacker)
    }

    func beginTick(_ number: Int, time: Double, step: String, line: Int?, source: SourceLine) {
        ticks.append(
            PackedTick(
                number: number, time: time, what: step, line: line, source: source, firstEvent: tape.markPosition()))
        growingFile?.beginTick(number, time: time, step: step, line: line)
    }

    func endTick(window: UIView) {
        guard let last = ticks.indices.last else { return }
        growingFile?.endTick(Scene(of: window))
        film.addScene(of: window)
        ticks[last].end = (event: tape.end, scene: film.count - 1)
    }

    /// The line of the test that began the last tick.
    var lastSource: SourceLine { ticks.last?.source ?? .none }

    // MARK: - Texts of recorded ticks

    /// Returns the events of the ticks recorded so far, as text without trees.
    package func trace() -> String {
        var lines: [String] = []
        for (index, tick) in ticks.enumerated() {
            TraceWriter.write(
                unpacker.makeEvents(from: events(ofTickAt: index)), ofTick: tick.number, time: tick.time,
                step: tick.what, to: &lines)
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// Returns the events since a position that `tape.markPosition()` has returned.
    package func events(from mark: Int) -> EventTape.Events { tape.events(from: mark, to: tape.end) }

    /// Calls a closure with each event and the number of its tick, which is 0 for events before the
    /// first tick.
    func forEachEvent(_ body: (_ tick: Int, _ event: PackedEvent) -> Void) {
        for event in tape.events(from: 0, to: ticks.first?.firstEvent ?? tape.end) { body(0, event) }
        for index in ticks.indices {
            for event in events(ofTickAt: index) { body(ticks[index].number, event) }
        }
    }

    /// Returns the events of a tick, including those between its end and the next tick.
    private func events(ofTickAt index: Int) -> EventTape.Events {
        tape.events(from: ticks[index].firstEvent, to: index + 1 < ticks.count ? ticks[index + 1].firstEvent : tape.end)
    }

    /// Returns the ticks recorded so far, as values.
    ///
    /// - Parameter window: the window for the tree of the last tick, or nil if views must not be
    ///   read. If it is nil, a running tick has the tree of the previous tick.
    func allTicks(window: UIView?) -> [Recording.Tick] {
        guard let last = ticks.indices.last else { return [] }
        for index in finishedTicks.count..<last {
            finishedTicks.append(makeTick(at: index, scene: storedScene(ofTickAt: index)))
        }
        // If there is a window, the last tree is read from it, and not from the recorded scenes.
        // The last tick may not have ended yet, or a timer or a task may have changed the window
        // after the tick without an event.
        if let window { return finishedTicks + [makeTick(at: last, scene: Scene(of: window))] }
        var running = makeTick(at: last, scene: storedScene(ofTickAt: last))
        if ticks[last].end == nil, let before = finishedTicks.last {
            (running.tree, running.pools, running.known) = (before.tree, before.pools, before.known)
        }
        return finishedTicks + [running]
    }

    /// Returns the tree of the window at the end of the last tick; nil if there is no tick, or if
    /// the last tick is still running.
    ///
    /// - Parameter window: as for `allTicks(window:)`.
    package func lastTree(window: UIView?) -> ViewTree? {
        // Scenes can only be read in order, so those of all earlier ticks are read first.
        _ = allTicks(window: window)
        guard let last = ticks.indices.last, let scene = storedScene(ofTickAt: last) else { return nil }
        return ViewTree(scene, detail: .elements, unpacker: &unpacker)
    }

    private func storedScene(ofTickAt index: Int) -> Scene? {
        ticks[index].end.map { film.scene(advancingTo: $0.scene) }
    }

    private func makeTick(at index: Int, scene: Scene?) -> Recording.Tick {
        let tick = ticks[index]
        var result = Recording.Tick(
            number: tick.number, time: tick.time, what: tick.what, line: tick.line, source: tick.source,
            events: unpacker.makeEvents(from: events(ofTickAt: index)),
            tree: ViewTree(root: ViewTree.Node(name: "", frame: .zero)), pools: [])
        if let scene { (result.tree, result.pools, result.known) = unpacker.contents(of: scene) }
        return result
    }
}
