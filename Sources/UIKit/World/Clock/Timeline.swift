/// The clock of a world, and the actions that are due at later times.
///
/// The clock advances only when `advance(by:)` is called. The timeline never reads the time of day.
@MainActor
package final class Timeline {
    /// The time on this clock, in seconds. The clock begins at zero.
    package var now: Double { time }
    private var time: Double = 0

    /// A kind of actions, which decides whether the clock is idle (`isIdle`) and done (`isDone`)
    /// while such an action is waiting.
    enum ActionKind {
        /// An action that is due in the next turn, or that is the completion of an animation. The
        /// clock is neither idle nor done.
        case immediate
        /// An action that runs once after a delay. The clock is idle, but not done.
        case delayed
        /// An action that repeats. The clock is idle and done.
        case repeating
    }

    private struct Entry {
        let due: Double
        let order: Int
        let name: StaticString
        let kind: ActionKind
        let isWanted: () -> Bool
        let action: () -> Void

        /// A description such as "a timer that repeats, until 3 s".
        var description: String {
            "\(name)\(kind == .repeating ? " that repeats," : "") until \(CGFloat(due).text) s"
        }
    }

    // OPTIMIZATION: the lists are assigned and never changed in place, because reading them then
    // needs no exclusivity check at run time.
    /// The actions, sorted by time, latest first, so that the next action to run is the last entry.
    private var entries: [Entry] = []
    /// The actions that were added since the last turn began, in the order in which they were
    /// added. [VIEW-10]
    private var newEntries: [Entry] = []
    private var motions: [any Motion] = []
    private var nextOrder = 0
    private(set) var hasEnded = false
    /// The stage that advances this clock; nil if there is none or if it is gone.
    package weak var owner: (any ClockOwner)?

    private var isEmpty: Bool { entries.isEmpty && newEntries.isEmpty && motions.isEmpty }

    /// Whether nothing moves on screen, and no action of the kind `immediate` is waiting. Other
    /// actions may still be waiting.
    package var isIdle: Bool { isEmpty || (motions.isEmpty && !hasWaitingAction { $0 == .immediate }) }

    /// Whether nothing moves on screen, and nothing is waiting except actions that repeat.
    /// Cancelled actions do not count.
    package var isDone: Bool { isEmpty || (motions.isEmpty && !hasWaitingAction { $0 != .repeating }) }

    /// Whether an action that was not cancelled, and whose kind satisfies a condition, is waiting.
    private func hasWaitingAction(where isIncluded: (ActionKind) -> Bool) -> Bool {
        // OPTIMIZATION: the loop uses indices, because copying an entry retains its closures.
        for index in entries.indices where isIncluded(entries[index].kind) && entries[index].isWanted() { return true }
        for index in newEntries.indices where isIncluded(newEntries[index].kind) && newEntries[index].isWanted() {
            return true
        }
        return false
    }

    /// Runs `action` in a later turn, once the clock has advanced by `delay` seconds or
    /// `finishAll()` is called. [VIEW-10]
    ///
    /// - Parameters:
    ///   - name: the name of the waiting work in messages, with its article, such as "a timer".
    ///   - isWanted: returns false after the action was cancelled.
    func schedule(
        after delay: Double, named name: StaticString, kind: ActionKind = .immediate,
        isWanted: @escaping () -> Bool = { true },
        _ action: @escaping () -> Void
    ) {
        if hasEnded { return }
        var all = newEntries
        newEntries = []
        all.append(
            Entry(
                due: now + max(0, delay), order: nextOrder, name: name, kind: kind, isWanted: isWanted, action: action))
        newEntries = all
        nextOrder += 1
        World.current.scheduleTurnIfNeeded(endingWaits: true)
    }

    /// Steps a motion in every turn until its `step(to:)` returns true or `finishAll()` is called.
    func add(_ motion: any Motion) {
        if hasEnded { return }
        motions = motions + [motion]
        World.current.scheduleTurnIfNeeded(endingWaits: true)
    }

    /// Advances the clock, steps the motions, and runs the actions that are due, the earliest
    /// first. This is a turn of the clock.
    package func advance(by seconds: Double) {
        time += seconds
        if isEmpty { return }
        // The time is a sum of sixtieths of a second, and so not exact. An action that is due in
        // less than a microsecond counts as due.
        performTurn(until: now + 1e-6) { $0.step(to: now) }
    }

    /// Performs a turn in which all waiting actions run and all motions jump to their ends. The
    /// clock does not advance.
    func finishAll() {
        performTurn(until: .infinity) { motion in
            motion.jumpToEnd()
            return true
        }
    }

    private func performTurn(until limit: Double, stepMotion: (any Motion) -> Bool) {
        if !newEntries.isEmpty {
            entries = (entries + newEntries).sorted { ($0.due, $0.order) > ($1.due, $1.order) }
            newEntries = []
        }
        let moving = motions
        motions = []
        let left = moving.filter { !stepMotion($0) }
        motions = left + motions
        while let next = entries.last, next.due <= limit {
            var rest = entries
            entries = []
            rest.removeLast()
            entries = rest
            if next.isWanted() { next.action() }
        }
    }

    /// Removes all actions and motions, because the stage is gone and no turn follows. Later
    /// additions are ignored.
    package func end() {
        hasEnded = true
        entries = []
        newEntries = []
        motions = []
    }

    /// Removes the motions and the waiting actions one after the other, the earliest first, until
    /// `isOver` returns true.
    ///
    /// - Returns: descriptions of what was removed, such as "a timer that repeats, until 3 s".
    package func removeActions(until isOver: () -> Bool) -> [String] {
        var names: [String] = []
        while !motions.isEmpty, !isOver() {
            var rest = motions
            names.append(rest.removeFirst().name)
            motions = rest
        }
        entries = (entries + newEntries).sorted { ($0.due, $0.order) > ($1.due, $1.order) }
        newEntries = []
        while !entries.isEmpty, !isOver() {
            var rest = entries
            entries = []
            names.append(rest.removeLast().description)
            entries = rest
        }
        return names
    }

    /// The names of the motions, and then those of the waiting actions with the times at which they
    /// are due, the earliest first.
    package var underWay: [String] {
        let waiting = (entries + newEntries).filter { $0.isWanted() }.sorted { ($0.due, $0.order) < ($1.due, $1.order) }
        return motions.map(\.name) + waiting.map { "\($0.name) until \(CGFloat($0.due).text) s" }
    }
}

/// A change that continues over several turns of the clock, such as an animated scroll.
@MainActor
protocol Motion: AnyObject {
    /// The name of the motion in messages, with its article.
    var name: String { get }
    /// Advances to a time of the clock, in seconds. Returns whether the motion has ended.
    func step(to now: Double) -> Bool
    func jumpToEnd()
}
