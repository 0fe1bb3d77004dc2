/// The clock of a world, and what waits for a later time of it.
///
/// Time moves only when the host says so. Nothing here reads the time of day.
@MainActor
package final class Timeline {
    /// Seconds since the world began.
    package private(set) var now: Double = 0

    private struct Entry {
        let due: Double
        let order: Int
        let action: () -> Void
    }

    private var entries: [Entry] = []
    private var nextOrder = 0

    package var isIdle: Bool { entries.isEmpty }

    /// Runs `action` when the clock has moved on by `delay` seconds.
    func after(_ delay: Double, _ action: @escaping () -> Void) {
        entries.append(Entry(due: now + delay, order: nextOrder, action: action))
        nextOrder += 1
        World.current.wake()
    }

    /// Moves the clock and runs what is due, the earliest first.
    package func advance(by seconds: Double) {
        now += seconds
        // Ticks are sums of sixtieths: what is due within a millionth of a second is due.
        while let index = earliest(before: now + 1e-6) { entries.remove(at: index).action() }
    }

    /// Runs everything that waits, the earliest first, without moving the clock.
    func finishAll() {
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
