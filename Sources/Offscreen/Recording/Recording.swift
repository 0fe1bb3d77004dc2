import UIKit

/// The history of a stage, or of a device, as values: the ticks, the events in each tick, and the
/// views at the end of each.
public struct Recording: Equatable, Sendable {
    /// One turn of the stage's clock, or one recorded moment of a device.
    public struct Tick: Equatable, Sendable {
        /// The number of the tick, from 1.
        public var number: Int
        /// The time in seconds, on the stage's clock, or since the probe was made on a device.
        public var time: Double
        /// The name of the step that begins in this tick; empty if the tick continues a step, or if
        /// only time passes. On a device, the text that was passed to the probe's `mark(_:)`.
        public var what: String
        /// The line of the scenario that took the step, from 1; nil outside of scenarios.
        public var line: Int?
        /// The line of the test that took the step. JSON does not contain it.
        public var source = SourceLine.none
        public var events: [Event]
        /// The window at the end of the tick, with the appearance of its views.
        public var tree: ViewTree
        /// The reuse pools of every collection view in the window.
        public var pools: [PoolsReport]
        /// The rectangle for which each layout has returned attributes, by the name of the
        /// collection view.
        public var known: [String: CGRect] = [:]
    }

    /// The name of the system, with the mechanism that was added to it: "iOS10", "iOS15 with
    /// mechanism front put on it". In the recording of a device, the name is one such as "iOS
    /// 10.3.1 on a device".
    public var behavior: String
    /// The seed; zero for none.
    public var seed: UInt64
    /// The size of the screen, in points.
    public var screen: CGSize
    /// The number of pixels per point.
    public var scale: CGFloat
    public var ticks: [Tick]
    /// The device on which the recording was made; nil for the recording of a stage.
    public var device: RecordedDevice?

    /// The events of all ticks, in order.
    public var events: [Event] { ticks.flatMap(\.events) }

    /// The tick with the given number; nil if it was not recorded.
    public subscript(tick number: Int) -> Tick? {
        index(ofTick: number).map { ticks[$0] }
    }

    /// Returns the index of the tick with the given number; nil if it was not recorded. The numbers
    /// in the recording of a device may have gaps.
    func index(ofTick number: Int) -> Int? {
        guard let first = ticks.first?.number else { return nil }
        let (index, overflow) = number.subtractingReportingOverflow(first)
        if !overflow, ticks.indices.contains(index), ticks[index].number == number { return index }
        return ticks.firstIndex { $0.number == number }
    }
}

extension Recording: CustomStringConvertible {
    /// A summary such as "a recording of 14 ticks on iOS10, 320x480".
    public var description: String { "a recording of \(ticks.count) ticks on \(behavior), \(screen.text)" }
}

extension Recording.Tick: CustomStringConvertible {
    /// A summary such as "tick 4 at 0.067 s: scroll by=0,110, 23 events".
    public var description: String {
        "tick \(number) at \(CGFloat(time).text) s" + (what.isEmpty ? "" : ": \(what)") + ", \(events.count) events"
    }
}

extension Recording.Tick {
    /// Returns the stacking report of a collection view at the end of the tick, without the causes
    /// of inversions; nil if the collection view was not in the window.
    public func stacking(of view: String) -> StackingReport? {
        tree[view].map { StackingReport(of: $0) }
    }
}

extension Recording {
    /// Returns the stacking report of a collection view at the end of a tick, with the cause of
    /// each inversion if it is known; nil if the tick was not recorded or the collection view was
    /// not in the window.
    public func stacking(of view: String, atTick number: Int) -> StackingReport? {
        guard let tick = self[tick: number], let node = tick.tree[view] else { return nil }
        var report = StackingReport(of: node) { Placements(of: self, upTo: number) }
        // `behavior` has more than one word if a mechanism was added to the system, or if a device
        // made the recording. [STACK-16]
        if behavior.contains(" ") { report.system = behavior }
        return report
    }
}

extension Stage {
    /// The recording so far. It has no ticks if the stage does not record.
    public var recording: Recording { recording(ticks: recorder?.allTicks(window: window) ?? []) }

    /// The recording so far, made without reading views, which may be in the middle of a change. A
    /// running tick has the tree of the previous tick.
    package var recordingBetweenTicks: Recording { recording(ticks: recorder?.allTicks(window: nil) ?? []) }

    func recording(ticks: [Recording.Tick]) -> Recording {
        Recording(
            behavior: preset.title, seed: preset.seed ?? 0, screen: world.screen.bounds.size, scale: scale, ticks: ticks
        )
    }
}
