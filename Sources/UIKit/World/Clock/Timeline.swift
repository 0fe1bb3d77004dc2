/// The clock of a world, and the actions that wait for a later time.
///
/// Time moves only when the host says so. Nothing here reads the time of day.
@MainActor
package final class Timeline {
    /// Seconds since the world began.
    package var now: Double { time }
    private var time: Double = 0

    /// How long a stage waits for an action before it counts as being at rest.
    enum Patience {
        /// The stage waits for it: something moves on screen, or the action is due at the next turn.
        case moving
        /// Only a caller that waits for delayed work waits for it.
        case once
        /// Nobody waits for it, because it comes again and again.
        case repeating
    }

    private struct Entry {
        let due: Double
        let order: Int
        let what: StaticString
        let patience: Patience
        let isWanted: () -> Bool
        let action: () -> Void
    }

    // OPTIMIZATION: these lists are assigned and never changed in place, because reading them then needs no check at run time. Every tick
    // reads each list several times.
    /// Sorted by time, the earliest last.
    private var entries: [Entry] = []
    /// The actions that were requested since the last turn began, in the order of the requests. [VIEW-10]
    private var arrivals: [Entry] = []
    private var motions: [any Motion] = []
    private var nextOrder = 0
    private var hasEnded = false

    private var isEmpty: Bool { entries.isEmpty && arrivals.isEmpty && motions.isEmpty }

    /// Whether nothing moves. Delayed work may still be waiting.
    package var isIdle: Bool { isEmpty || (motions.isEmpty && !awaits { $0 == .moving }) }

    /// Whether nothing is waiting except work that comes again and again.
    package var isDone: Bool { isEmpty || (motions.isEmpty && !awaits { $0 != .repeating }) }

    private func awaits(_ patience: (Patience) -> Bool) -> Bool {
        // OPTIMIZATION: by index, because an entry that is copied counts four references.
        for index in entries.indices where patience(entries[index].patience) && entries[index].isWanted() { return true }
        for index in arrivals.indices where patience(arrivals[index].patience) && arrivals[index].isWanted() { return true }
        return false
    }

    /// Runs `action` in a later turn, when the clock has moved on by `delay` seconds. [VIEW-10]
    ///
    /// - Parameters:
    ///   - what: the name of what is under way meanwhile, with its article.
    ///   - isWanted: returns false once the action was cancelled.
    func after(
        _ delay: Double, _ what: StaticString, patience: Patience = .moving, isWanted: @escaping () -> Bool = { true },
        _ action: @escaping () -> Void
    ) {
        if hasEnded { return }
        var all = arrivals
        arrivals = []
        all.append(Entry(due: now + max(0, delay), order: nextOrder, what: what, patience: patience, isWanted: isWanted, action: action))
        arrivals = all
        nextOrder += 1
        World.current.wake()
    }

    /// Lets something move from tick to tick until it reports that it is at rest.
    func add(_ motion: any Motion) {
        if hasEnded { return }
        motions = motions + [motion]
        World.current.wake()
    }

    /// One turn: moves the clock on, advances what is in motion, then runs the actions that are due, the earliest first.
    package func advance(by seconds: Double) {
        time += seconds
        if isEmpty { return }
        // The time is a sum of sixtieths, so an action within a millionth of a second counts as due.
        turn(until: now + 1e-6) { $0.step(to: now) }
    }

    /// One turn in which everything that waits is due, without moving the clock.
    func finishAll() {
        turn(until: .infinity) { motion in
            motion.jumpToEnd()
            return true
        }
    }

    private func turn(until limit: Double, _ move: (any Motion) -> Bool) {
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

    /// Called when the host is gone. No turn comes any more, so everything that waits for one is dropped.
    package func end() {
        hasEnded = true
        entries = []
        arrivals = []
        motions = []
    }

    /// What is under way, in words; what ends first comes first.
    package var underWay: [String] {
        let waiting = (entries + arrivals).filter { $0.isWanted() }.sorted { ($0.due, $0.order) < ($1.due, $1.order) }
        return motions.map(\.what) + waiting.map { "\($0.what) until \(CGFloat($0.due).text) s" }
    }
}

/// Something that moves from tick to tick.
@MainActor
protocol Motion: AnyObject {
    /// Its name, with its article.
    var what: String { get }
    /// Moves to a time. Returns true when it is at rest and done.
    func step(to now: Double) -> Bool
    /// Moves to its end at once.
    func jumpToEnd()
}
