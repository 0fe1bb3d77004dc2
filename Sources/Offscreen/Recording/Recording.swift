import UIKit

/// What happened on a stage, as values: every tick, every step in it, and what the window held when it ended.
public struct Recording: Equatable, Sendable {
    /// One turn of the stage's clock.
    public struct Tick: Equatable, Sendable {
        /// From 1.
        public var number: Int
        /// Seconds on the stage's clock.
        public var time: Double
        /// The verb that was done, in words; empty for a tick that only passed.
        public var what: String
        /// The line of the scenario that asked for it, from 1.
        public var line: Int?
        /// The line of the test that called the verb; not kept in JSON.
        public var source = SourceLine.none
        public var events: [Event]
        /// The window at the end of the tick, with what its views look like.
        public var tree: ViewTree
        /// The reuse pools of every collection view in the window.
        public var pools: [PoolsReport]
        /// For which rectangles the layouts were asked, by collection view.
        public var known: [String: CGRect] = [:]
    }

    /// The system, and what was put on it: "iOS10", "iOS15 with mechanism front put on it".
    public var behavior: String
    /// Zero for none.
    public var seed: UInt64
    /// In points.
    public var screen: CGSize
    /// Pixels per point.
    public var scale: CGFloat
    public var ticks: [Tick]

    /// Every step, in order.
    public var events: [Event] { ticks.flatMap(\.events) }

    /// The tick with a number; nil when it was not recorded.
    public subscript(tick number: Int) -> Tick? {
        guard let first = ticks.first?.number, number >= first, ticks.indices.contains(number - first) else { return nil }
        return ticks[number - first]
    }
}

extension Recording.Tick {
    /// The sibling order of a collection view when the tick ended, without causes; nil when it was not in the window.
    public func stacking(of view: String) -> StackingReport? {
        tree[view].map { StackingReport(of: $0) }
    }
}

extension Recording {
    /// The sibling order of a collection view when a tick ended, with the events behind each inversion.
    public func stacking(of view: String, atTick number: Int) -> StackingReport? {
        guard let tick = self[tick: number], let node = tick.tree[view] else { return nil }
        var report = StackingReport(of: node) { Placements(of: self, upTo: number) }
        // More than the name of a system: something was put on it. [STACK-16]
        if behavior.contains(" ") { report.system = behavior }
        return report
    }
}

extension Stage {
    /// What happened so far; without ticks when the stage does not record.
    public var recording: Recording {
        Recording(
            behavior: preset.title, seed: preset.seed ?? 0, screen: world.screen.bounds.size, scale: world.screen.scale,
            ticks: recorder?.finishedTicks(window: window) ?? [])
    }
}
