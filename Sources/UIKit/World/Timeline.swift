/// The clock of a world, and what waits for a later time of it.
///
/// Time moves only when the host says so. Nothing here reads the time of day.
@MainActor
package final class Timeline {
    /// Seconds since the world began.
    @exclusivity(unchecked) package private(set) var now: Double = 0

    private struct Entry {
        let due: Double
        let order: Int
        let action: () -> Void
    }

    // OPTIMIZATION: unchecked, because every tick looks here several times. Actions and motions run on lists of their own.
    @exclusivity(unchecked) private var entries: [Entry] = []
    @exclusivity(unchecked) private var motions: [any Motion] = []
    @exclusivity(unchecked) private var nextOrder = 0

    package var isIdle: Bool { entries.isEmpty && motions.isEmpty }

    /// Runs `action` when the clock has moved on by `delay` seconds.
    func after(_ delay: Double, _ action: @escaping () -> Void) {
        entries.append(Entry(due: now + delay, order: nextOrder, action: action))
        nextOrder += 1
        World.current.wake()
    }

    /// Lets something move from tick to tick until it says that it rests.
    func add(_ motion: any Motion) {
        motions.append(motion)
        World.current.wake()
    }

    /// Moves the clock, then what is in motion, then runs what is due, the earliest first.
    package func advance(by seconds: Double) {
        now += seconds
        if isIdle { return }
        let moving = motions
        motions = []
        let left = moving.filter { !$0.step(to: now) }
        motions = left + motions
        // Ticks are sums of sixtieths: what is due within a millionth of a second is due.
        while let index = earliest(before: now + 1e-6) { entries.remove(at: index).action() }
    }

    /// Runs everything that waits, the earliest first, without moving the clock.
    func finishAll() {
        let moving = motions
        motions = []
        for motion in moving { motion.jumpToEnd() }
        while let index = earliest(before: .infinity) { entries.remove(at: index).action() }
    }

    private func earliest(before limit: Double) -> Int? {
        var best: Int?
        for (index, entry) in entries.enumerated() where entry.due <= limit {
            if let found = best, (entries[found].due, entries[found].order) <= (entry.due, entry.order) { continue }
            best = index
        }
        return best
    }
}

/// Something that moves from tick to tick.
@MainActor
protocol Motion: AnyObject {
    /// Moves to a time; true when it rests and is done.
    func step(to now: Double) -> Bool
    /// Is where it was going, at once.
    func jumpToEnd()
}
