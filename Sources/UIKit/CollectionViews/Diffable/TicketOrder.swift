import Synchronization

/// The order of the identifiers of an `IdentifierRow`, as small integers. Each identifier has an integer of its own, which is called its
/// ticket.
///
///     elements   a  c  b      the identifiers of the row
///     order      0  2  1      their tickets
///     places     0  2  1      for each ticket, the position of its identifier
///
/// Copies of a row take new tickets from a shared `TicketFamily`. Equal tickets in two copies therefore represent the same identifier, and
/// copies can be compared without comparing identifiers.
@usableFromInline
struct TicketOrder: Sendable {
    // Only this type changes the next two properties. They are not private, because tests of the invariants set invalid values.
    var order: [Int32] = []
    /// The position of each ticket's identifier. The value for a removed ticket is meaningless.
    var places: [Int32] = []
    private var family = TicketFamily()

    @usableFromInline init() {}

    var count: Int { order.count }

    /// Returns the position of a ticket's identifier; nil for a ticket that is not in this row.
    func position(of ticket: Int32) -> Int? {
        guard ticket < places.count else { return nil }
        let place = Int(places[Int(ticket)])
        return place < order.count && order[place] == ticket ? place : nil
    }

    /// Returns the position of a ticket that is in this row. The ticket is not checked.
    @usableFromInline
    func place(of ticket: Int32) -> Int { Int(places[Int(ticket)]) }

    /// Whether most tickets were removed, so that all identifiers should get new tickets.
    @usableFromInline var isSparse: Bool { places.count > 2 * order.count + 1000 }

    /// Gives every identifier its position as a new ticket, from a new family.
    mutating func renumber() {
        family = TicketFamily()
        _ = family.reserve(order.count)
        order = Array(0..<Int32(truncatingIfNeeded: order.count))
        places = order
    }

    /// Reserves consecutive new tickets, and returns the first of them.
    @usableFromInline
    func reserve(_ number: Int) -> Int32 { family.reserve(number) }

    @usableFromInline
    mutating func insert(_ tickets: Range<Int32>, at position: Int) {
        let missing = Int(tickets.upperBound) - places.count
        if missing > 0 { places.append(contentsOf: repeatElement(0, count: missing)) }
        order.insert(contentsOf: tickets, at: position)
        notePlaces(position..<count)
    }

    /// - Parameter positions: the positions of the tickets to remove, in ascending order.
    mutating func remove(at positions: [Int]) {
        order.remove(at: positions)
        notePlaces((positions.first ?? count)..<count)
    }

    /// - Parameter target: the position of the first moved ticket after the move.
    mutating func move(_ positions: Range<Int>, to target: Int) {
        let moved = Array(order[positions])
        order.removeSubrange(positions)
        order.insert(contentsOf: moved, at: target)
        notePlaces(min(positions.lowerBound, target)..<max(positions.upperBound, target + positions.count))
    }

    private mutating func notePlaces(_ positions: Range<Int>) {
        for position in positions { places[Int(order[position])] = Int32(truncatingIfNeeded: position) }
    }

    func sharesFamily(with other: TicketOrder) -> Bool { family === other.family }

    /// Returns the numbers of equal tickets at the beginning and at the end of both orders. No ticket counts for both.
    func ends(sharedWith other: TicketOrder) -> (head: Int, tail: Int) { sharedEnds(order, other.order) }
}

/// Returns the numbers of equal elements at the beginning and at the end of both arrays. No element counts for both.
func sharedEnds<Element: Equatable>(_ a: [Element], _ b: [Element]) -> (head: Int, tail: Int) {
    let most = min(a.count, b.count)
    var head = 0
    while head < most, a[head] == b[head] { head += 1 }
    var tail = 0
    while tail < most - head, a[a.count - 1 - tail] == b[b.count - 1 - tail] { tail += 1 }
    return (head, tail)
}

/// The source of tickets that copies of a row share.
private final class TicketFamily: Sendable {
    private let next = Mutex<Int32>(0)

    func reserve(_ number: Int) -> Int32 {
        next.withLock { next in
            let first = next
            next += Int32(truncatingIfNeeded: number)
            return first
        }
    }
}

extension Array {
    /// - Parameter positions: the positions of the elements to remove, in ascending order.
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
