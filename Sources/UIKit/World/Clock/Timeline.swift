/// The clock of a world, and what waits for a later time of it.
///
/// Time moves only when the host says so. Nothing here reads the time of day.
@MainActor
package final class Timeline {
    /// Seconds since the world began.
    @exclusivity(unchecked) package private(set) var now: Double = 0

    /// Who waits for an action before the stage counts as at rest.
    enum Patience {
        /// Everybody: something is seen to move, or the action is due at the next turn.
        case moving
        /// Who asks for the end of delayed work.
        case once
        /// Nobody: it comes again and again.
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

    // OPTIMIZATION: unchecked, because every tick looks here several times. Actions and motions run on lists of their own.
    /// The earliest last.
    @exclusivity(unchecked) private var entries: [Entry] = []
    /// What was asked for since the last turn began, in the order of asking. [VIEW-10]
    @exclusivity(unchecked) private var arrivals: [Entry] = []
    @exclusivity(unchecked) private var motions: [any Motion] = []
    @exclusivity(unchecked) private var nextOrder = 0
    @exclusivity(unchecked) private var hasEnded = false

    private var isEmpty: Bool { entries.isEmpty && arrivals.isEmpty && motions.isEmpty }

    /// Whether nothing moves; delayed work may wait.
    package var isIdle: Bool { isEmpty || (motions.isEmpty && !awaits { $0 == .moving }) }

    /// Whether nothing waits but what comes again and again.
    package var isDone: Bool { isEmpty || (motions.isEmpty && !awaits { $0 != .repeating }) }

    private func awaits(_ patience: (Patience) -> Bool) -> Bool {
        entries.contains { patience($0.patience) && $0.isWanted() } || arrivals.contains { patience($0.patience) && $0.isWanted() }
    }

    /// Runs `action` in a later turn, when the clock has moved on by `delay` seconds. [VIEW-10]
    ///
    /// - Parameters:
    ///   - what: the name of what is under way meanwhile, with its article.
    ///   - isWanted: false once it was taken back.
    func after(
        _ delay: Double, _ what: StaticString, patience: Patience = .moving, isWanted: @escaping () -> Bool = { true },
        _ action: @escaping () -> Void
    ) {
        if hasEnded { return }
        arrivals.append(
            Entry(due: now + max(0, delay), order: nextOrder, what: what, patience: patience, isWanted: isWanted, action: action))
        nextOrder += 1
        World.current.wake()
    }

    /// Lets something move from tick to tick until it says that it rests.
    func add(_ motion: any Motion) {
        if hasEnded { return }
        motions.append(motion)
        World.current.wake()
    }

    /// One turn: moves the clock, then what is in motion, then runs what is due, the earliest first.
    package func advance(by seconds: Double) {
        now += seconds
        if isEmpty { return }
        // Ticks are sums of sixtieths: what is due within a millionth of a second is due.
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
            entries += arrivals
            arrivals = []
            entries.sort { ($0.due, $0.order) > ($1.due, $1.order) }
        }
        let moving = motions
        motions = []
        let left = moving.filter { !move($0) }
        motions = left + motions
        while let next = entries.last, next.due <= limit {
            entries.removeLast()
            if next.isWanted() { next.action() }
        }
    }

    /// The host has gone: no turn comes any more, and nothing is kept for one.
    package func end() {
        hasEnded = true
        entries = []
        arrivals = []
        motions = []
    }

    /// What is under way, the first to end first, in words.
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
    /// Moves to a time; true when it rests and is done.
    func step(to now: Double) -> Bool
    /// Is where it was going, at once.
    func jumpToEnd()
}
