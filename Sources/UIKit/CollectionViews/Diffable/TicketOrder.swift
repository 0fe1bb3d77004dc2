import Synchronization

/// The order of a row as small numbers: each identifier has a ticket, which nobody else gets.
///
///     elements   a  c  b      of the row
///     order      0  2  1      their tickets
///     places     0  2  1      by ticket: where its identifier stands
///
/// Copies of a row draw their tickets from one family. So equal tickets in two copies stand for the same identifier, and rows can be
/// compared without asking an identifier.
@usableFromInline
struct TicketOrder: Sendable {
    // Only the order itself changes these; tests break them on purpose.
    var order: [Int32] = []
    /// What stands here for a ticket that went does not matter.
    var places: [Int32] = []
    private var family = TicketFamily()

    @usableFromInline init() {}

    var count: Int { order.count }

    /// Where a ticket's identifier stands; nil for one that is not in this row.
    func position(of ticket: Int32) -> Int? {
        guard ticket < places.count else { return nil }
        let place = Int(places[Int(ticket)])
        return place < order.count && order[place] == ticket ? place : nil
    }

    /// The same for one that is in this row.
    @usableFromInline
    func place(of ticket: Int32) -> Int { Int(places[Int(ticket)]) }

    /// Whether most tickets are gone, so that new ones should be given to all.
    @usableFromInline var isSparse: Bool { places.count > 2 * order.count + 1000 }

    /// Gives everybody a new ticket: its place.
    mutating func renumber() {
        family = TicketFamily()
        _ = family.give(order.count)
        order = Array(0..<Int32(truncatingIfNeeded: order.count))
        places = order
    }

    /// - Returns: the first of some tickets in sequence.
    @usableFromInline
    func draw(_ number: Int) -> Int32 { family.give(number) }

    @usableFromInline
    mutating func insert(_ tickets: Range<Int32>, at position: Int) {
        let missing = Int(tickets.upperBound) - places.count
        if missing > 0 { places.append(contentsOf: repeatElement(0, count: missing)) }
        order.insert(contentsOf: tickets, at: position)
        notePlaces(position..<count)
    }

    /// - Parameter positions: rising.
    mutating func remove(at positions: [Int]) {
        order.remove(at: positions)
        notePlaces((positions.first ?? count)..<count)
    }

    /// - Parameter target: where the first of them stands afterwards.
    mutating func move(_ positions: Range<Int>, to target: Int) {
        let moved = Array(order[positions])
        order.removeSubrange(positions)
        order.insert(contentsOf: moved, at: target)
        notePlaces(min(positions.lowerBound, target)..<max(positions.upperBound, target + positions.count))
    }

    private mutating func notePlaces(_ positions: Range<Int>) {
        for position in positions { places[Int(order[position])] = Int32(truncatingIfNeeded: position) }
    }

    func isFamily(of other: TicketOrder) -> Bool { family === other.family }

    /// How many at the beginning are the same in both, and how many of the others at the end.
    func ends(sharedWith other: TicketOrder) -> (head: Int, tail: Int) { sharedEnds(order, other.order) }
}

/// How many elements at the beginning are equal, and how many of the others at the end.
func sharedEnds<Element: Equatable>(_ a: [Element], _ b: [Element]) -> (head: Int, tail: Int) {
    let most = min(a.count, b.count)
    var head = 0
    while head < most, a[head] == b[head] { head += 1 }
    var tail = 0
    while tail < most - head, a[a.count - 1 - tail] == b[b.count - 1 - tail] { tail += 1 }
    return (head, tail)
}

/// Where copies of a row draw their tickets.
private final class TicketFamily: Sendable {
    private let next = Mutex<Int32>(0)

    func give(_ number: Int) -> Int32 {
        next.withLock { next in
            let first = next
            next += Int32(truncatingIfNeeded: number)
            return first
        }
    }
}

extension Array {
    /// - Parameter positions: rising.
    mutating func remove(at positions: [Int]) {
        guard positions.count > 1 else { return positions.forEach { remove(at: $0) } }
        var kept = Self()
        kept.reserveCapacity(count - positions.count)
        var start = 0
        for position in positions {
            kept.append(contentsOf: self[start..<position])
            start = position + 1
        }
        kept.append(contentsOf: self[start...])
        self = kept
    }
}
