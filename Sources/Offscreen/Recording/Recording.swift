import UIKit

/// The history of a stage as values: every tick, every step in it, and the contents of the window at its end.
public struct Recording: Equatable, Sendable {
    /// One turn of the stage's clock.
    public struct Tick: Equatable, Sendable {
        /// From 1.
        public var number: Int
        /// Seconds on the stage's clock.
        public var time: Double
        /// The method that was called, in words; empty for a tick in which only time passed.
        public var what: String
        /// The line of the scenario that requested it, from 1.
        public var line: Int?
        /// The line of the test that called the method. It is not stored in JSON.
        public var source = SourceLine.none
        public var events: [Event]
        /// The window at the end of the tick, with the looks of its views.
        public var tree: ViewTree
        /// The reuse pools of every collection view in the window.
        public var pools: [PoolsReport]
        /// The rectangles that the layouts were asked about, by collection view.
        public var known: [String: CGRect] = [:]
    }

    /// The system and what was added to it: "iOS10", "iOS15 with mechanism front put on it".
    public var behavior: String
    /// Zero means no seed.
    public var seed: UInt64
    /// In points.
    public var screen: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    public var ticks: [Tick]
    /// The device that it was made on; nil for the model.
    public var device: RecordedDevice?

    /// Every step, in order.
    public var events: [Event] { ticks.flatMap(\.events) }

    /// The tick with a number; nil when it was not recorded.
    public subscript(tick number: Int) -> Tick? {
        guard let first = ticks.first?.number, number >= first, ticks.indices.contains(number - first) else { return nil }
        return ticks[number - first]
    }
}

extension Recording: CustomStringConvertible {
    /// "a recording of 14 ticks on iOS10, 320x480".
    public var description: String { "a recording of \(ticks.count) ticks on \(behavior), \(screen.text)" }
}

extension Recording.Tick: CustomStringConvertible {
    /// "tick 4 at 0.067 s: scroll by (0,110), 23 events".
    public var description: String {
        "tick \(number) at \(CGFloat(time).text) s" + (what.isEmpty ? "" : ": \(what)") + ", \(events.count) events"
    }
}

extension Recording.Tick {
    /// The sibling order of a collection view at the end of the tick, without causes; nil when it was not in the window.
    public func stacking(of view: String) -> StackingReport? {
        tree[view].map { StackingReport(of: $0) }
    }
}

extension Recording {
    /// The sibling order of a collection view at the end of a tick, with the events that caused each inversion.
    public func stacking(of view: String, atTick number: Int) -> StackingReport? {
        guard let tick = self[tick: number], let node = tick.tree[view] else { return nil }
        var report = StackingReport(of: node) { Placements(of: self, upTo: number) }
        // The title is longer than a system's name when something was added. [STACK-16]
        if behavior.contains(" ") { report.system = behavior }
        return report
    }
}

extension Stage {
    /// The recording so far. It has no ticks when the stage does not record.
    public var recording: Recording { recording(ticks: recorder?.finishedTicks(window: window)) }

    /// The recording without a look at the views, which may be in the middle of a change. The window of a tick that is not over is
    /// that of the tick before.
    package var recordingBetweenTicks: Recording { recording(ticks: recorder?.finishedTicks(window: nil)) }

    private func recording(ticks: [Recording.Tick]?) -> Recording {
        Recording(
            behavior: preset.title, seed: preset.seed ?? 0, screen: world.screen.bounds.size, scale: world.screen.scale,
            ticks: ticks ?? [])
    }
}
