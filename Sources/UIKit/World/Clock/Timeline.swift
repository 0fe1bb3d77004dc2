/// The clock of a world, and the actions that are due at later times.
///
/// Time moves only when the host advances it. The timeline never reads the time of day.
@MainActor
package final class Timeline {
    /// Seconds since the world began.
    package var now: Double { time }
    private var time: Double = 0

    /// How long the callers of a stage wait for an action: until the stage is idle (`isIdle`), or until all its work is done (`isDone`).
    enum Patience {
        /// The stage is not idle before the action has run, because something moves on screen or the action is due at the next turn.
        case moving
        /// The stage can be idle before the action has run, but is not done. The action is delayed work.
        case once
        /// The stage can be idle and done before the action has run, because the action repeats.
        case repeating
    }

    private struct Entry {
        let due: Double
        let order: Int
        let name: StaticString
        let patience: Patience
        let isWanted: () -> Bool
        let action: () -> Void
    }

    // OPTIMIZATION: the lists are assigned and never changed in place, because reading them then needs no exclusivity check at run time.
    /// The actions, sorted by time, latest first, so that the next action to run is the last entry.
    private var entries: [Entry] = []
    /// The actions that were added since the last turn began, in the order in which they were added. [VIEW-10]
    private var arrivals: [Entry] = []
    private var motions: [any Motion] = []
    private var nextOrder = 0
    private var hasEnded = false

    private var isEmpty: Bool { entries.isEmpty && arrivals.isEmpty && motions.isEmpty }

    /// Whether nothing moves on screen and no action is due at the next turn. Delayed work may still be waiting.
    package var isIdle: Bool { isEmpty || (motions.isEmpty && !awaits { $0 == .moving }) }

    /// Whether nothing is waiting except actions that repeat.
    package var isDone: Bool { isEmpty || (motions.isEmpty && !awaits { $0 != .repeating }) }

    private func awaits(_ patience: (Patience) -> Bool) -> Bool {
        // OPTIMIZATION: the loop uses indices, because copying an entry retains four references.
        for index in entries.indices where patience(entries[index].patience) && entries[index].isWanted() { return true }
        for index in arrivals.indices where patience(arrivals[index].patience) && arrivals[index].isWanted() { return true }
        return false
    }

    /// Runs `action` in a later turn, once the clock has advanced by `delay` seconds. [VIEW-10]
    ///
    /// - Parameters:
    ///   - name: the name of the work that is waiting until then, with its article.
    ///   - isWanted: returns false after the action was cancelled.
    func schedule(
        after delay: Double, named name: StaticString, patience: Patience = .moving, isWanted: @escaping () -> Bool = { true },
        _ action: @escaping () -> Void
    ) {
        if hasEnded { return }
        var all = arrivals
        arrivals = []
        all.append(Entry(due: now + max(0, delay), order: nextOrder, name: name, patience: patience, isWanted: isWanted, action: action))
        arrivals = all
        nextOrder += 1
        World.current.wake()
    }

    /// Steps a motion in every turn until its `step(to:)` returns true.
    func add(_ motion: any Motion) {
        if hasEnded { return }
        motions = motions + [motion]
        World.current.wake()
    }

    /// Performs a turn: advances the clock, steps the motions, and runs the actions that are due, the earliest first.
    package func advance(by seconds: Double) {
        time += seconds
        if isEmpty { return }
        // The time is a sum of sixtieths of a second, and so not exact. An action that is due in less than a microsecond counts as due.
        performTurn(until: now + 1e-6) { $0.step(to: now) }
    }

    /// Performs a turn in which all waiting actions run and all motions jump to their ends. The clock does not advance.
    func finishAll() {
        performTurn(until: .infinity) { motion in
            motion.jumpToEnd()
            return true
        }
    }

    private func performTurn(until limit: Double, _ move: (any Motion) -> Bool) {
        if !arrivals.isEmpty {
            entries = (entries + arrivals).sorted { ($0.due, $0.order) > ($1.due, $1.order) }
            arrivals = []
        }
        let moving = motions
        motions = []
        let left = moving.filter { !move($0) }
        motions = left + motions
        while let next = entries.last, next.due <= limit {
            var rest = entries
            entries = []
            rest.removeLast()
            entries = rest
            if next.isWanted() { next.action() }
        }
    }

    /// Removes all actions and motions, because the host is gone and no turn follows. Later additions are ignored.
    package func end() {
        hasEnded = true
        entries = []
        arrivals = []
        motions = []
    }

    /// Names of what is under way: the motions, and then the actions in the order in which they are due.
    package var underWay: [String] {
        let waiting = (entries + arrivals).filter { $0.isWanted() }.sorted { ($0.due, $0.order) < ($1.due, $1.order) }
        return motions.map(\.name) + waiting.map { "\($0.name) until \(CGFloat($0.due).text) s" }
    }
}

/// A change that continues from tick to tick, such as an animation.
@MainActor
protocol Motion: AnyObject {
    /// The motion's name, with its article.
    var name: String { get }
    /// Advances to a time. Returns true when the motion has ended.
    func step(to now: Double) -> Bool
    /// Advances to the end at once.
    func jumpToEnd()
}
