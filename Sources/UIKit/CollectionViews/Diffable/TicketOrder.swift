import Synchronization

/// The order of the identifiers of an `OrderedIdentifiers`. A small integer represents each
/// identifier: its ticket.
///
///     identifiers          a  c  b
///     tickets              0  2  1      the ticket of each identifier
///     positionsByTicket    0  2  1      the position of the identifier with the ticket 0, 1, 2
///
/// Until `renumber()` is called, a copy takes its new tickets from the same `TicketSource` as the
/// original. Equal tickets in both therefore represent the same identifier, and the two can be
/// compared without comparing identifiers.
@usableFromInline
struct TicketOrder: Sendable {
    // Only this type changes the next two properties. Their setters are not private, because tests
    // of the invariants set invalid values.
    var tickets: [Int32] = []
    /// The position of each ticket's identifier. The value for a removed ticket is meaningless.
    var positionsByTicket: [Int32] = []
    private var source = TicketSource()

    @usableFromInline init() {}

    var count: Int { tickets.count }

    /// Returns the position of a ticket's identifier; nil if the identifier was removed or never
    /// inserted.
    func position(of ticket: Int32) -> Int? {
        guard ticket < positionsByTicket.count else { return nil }
        let position = uncheckedPosition(of: ticket)
        return position < tickets.count && tickets[position] == ticket ? position : nil
    }

    /// Returns the position of a ticket's identifier. The identifier must not have been removed.
    @usableFromInline
    func uncheckedPosition(of ticket: Int32) -> Int { Int(positionsByTicket[Int(ticket)]) }

    /// Whether the tickets that represent no identifier of this value outnumber the others by more
    /// than 1,000. All identifiers should then get new tickets.
    @usableFromInline var isSparse: Bool { positionsByTicket.count > 2 * tickets.count + 1000 }

    /// Gives every identifier its position as its new ticket. Copies made earlier no longer share
    /// tickets with this value.
    mutating func renumber() {
        source = TicketSource()
        _ = source.reserveTickets(count: tickets.count)
        tickets = Array(0..<Int32(truncatingIfNeeded: tickets.count))
        positionsByTicket = tickets
    }

    /// Reserves consecutive new tickets, and returns the first of them.
    @usableFromInline
    func reserveTickets(count number: Int) -> Int32 { source.reserveTickets(count: number) }

    @usableFromInline
    mutating func insert(_ new: Range<Int32>, at position: Int) {
        let missing = Int(new.upperBound) - positionsByTicket.count
        if missing > 0 { positionsByTicket.append(contentsOf: repeatElement(0, count: missing)) }
        tickets.insert(contentsOf: new, at: position)
        updatePositions(of: position..<count)
    }

    /// - Parameter positions: the positions of the tickets to remove, in ascending order.
    mutating func remove(at positions: [Int]) {
        tickets.remove(at: positions)
        updatePositions(of: (positions.first ?? count)..<count)
    }

    /// - Parameter target: the position of the first moved ticket after the move.
    mutating func move(_ positions: Range<Int>, to target: Int) {
        let moved = Array(tickets[positions])
        tickets.removeSubrange(positions)
        tickets.insert(contentsOf: moved, at: target)
        updatePositions(of: min(positions.lowerBound, target)..<max(positions.upperBound, target + positions.count))
    }

    /// Sets `positionsByTicket` for the tickets at some positions of `tickets`.
    private mutating func updatePositions(of changed: Range<Int>) {
        for position in changed { positionsByTicket[Int(tickets[position])] = Int32(truncatingIfNeeded: position) }
    }

    /// Whether equal tickets represent the same identifier in both values.
    func sharesTickets(with other: TicketOrder) -> Bool { source === other.source }
}

/// Returns the number of equal elements at the beginning of both arrays, and the number at their
/// end. No element counts for both.
///
/// OPTIMIZATION: buffers, because the arrays would check each index.
@inline(__always)
func sharedHeadAndTailLengths<Element: Equatable>(of a: [Element], and b: [Element]) -> (head: Int, tail: Int) {
    a.withUnsafeBufferPointer { a in
        b.withUnsafeBufferPointer { b in
            let most = min(a.count, b.count)
            var head = 0
            while head < most, a[head] == b[head] { head += 1 }
            var tail = 0
            while tail < most - head, a[a.count - 1 - tail] == b[b.count - 1 - tail] { tail += 1 }
            return (head, tail)
        }
    }
}

/// Makes new tickets, the integers that represent identifiers. An `OrderedIdentifiers` and its
/// copies share one `TicketSource` until one of them is renumbered or emptied.
private final class TicketSource: Sendable {
    private let next = Atomic<Int32>(0)

    func reserveTickets(count number: Int) -> Int32 {
        next.add(Int32(truncatingIfNeeded: number), ordering: .relaxed).oldValue
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
