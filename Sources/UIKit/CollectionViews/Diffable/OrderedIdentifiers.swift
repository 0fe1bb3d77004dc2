/// An ordered set of identifiers, with the position of each.
///
/// Finding an identifier takes the same time in a set of any size. Inserting, removing and moving
/// take about two nanoseconds for each other identifier whose position changes. Removing several
/// identifiers also copies all the others. An identifier is hashed when it is inserted or searched
/// for. Inside the set, a small integer represents each identifier: its ticket.
///
/// OPTIMIZATION: `insert` is inlinable, so that the compiler specializes it for the app's own types
/// of identifiers. Unspecialized code would hash and compare each identifier through its protocol
/// witness table.
@usableFromInline
struct OrderedIdentifiers<Identifier: Hashable & Sendable>: Sendable {
    @usableFromInline var elements: [Identifier] = []
    // Only this type changes the next two properties. Their setters are not private, because tests
    // of the invariants set invalid values.
    @usableFromInline var order = TicketOrder()
    @usableFromInline var table = IdentifierHashTable()

    init() {}

    init(_ identifiers: some Collection<Identifier>) {
        insert(identifiers, at: 0)
    }

    var count: Int { elements.count }
    var isEmpty: Bool { elements.isEmpty }

    func contains(_ identifier: Identifier) -> Bool { position(of: identifier) != nil }

    func position(of identifier: Identifier) -> Int? {
        let hash = identifier.hashValue
        var step = 0
        while case let ticket = table.nextTicket(hash: hash, searchedSlotCount: &step), ticket >= 0 {
            if let position = order.position(of: ticket), elements[position] == identifier { return position }
        }
        return nil
    }

    subscript(position: Int) -> Identifier { elements[position] }

    /// Inserts identifiers at a position. If one of them is already in this set or occurs twice in
    /// `new`, returns false and inserts nothing.
    @discardableResult
    @inlinable
    mutating func insert(_ new: some Collection<Identifier>, at position: Int) -> Bool {
        let added = Array(new)
        guard !added.isEmpty else { return true }
        if order.isSparse { renumberTickets() }
        let first = order.reserveTickets(count: added.count)
        table.makeRoom(forCount: table.count + added.count)
        for index in added.indices {
            let hash = added[index].hashValue
            var step = 0
            while case let known = table.nextTicket(hash: hash, searchedSlotCount: &step), known >= 0 {
                let twin = known >= first ? added[Int(known - first)] : elements[order.uncheckedPosition(of: known)]
                guard twin == added[index] else { continue }
                for ticket in first..<first + Int32(index) { table.remove(ticket) }
                return false
            }
            table.insert(first + Int32(index), hash: hash)
        }
        elements.insert(contentsOf: added, at: position)
        order.insert(first..<first + Int32(added.count), at: position)
        return true
    }

    /// Replaces the ticket of each identifier, the integer that represents it, with the position of
    /// the identifier.
    @usableFromInline
    mutating func renumberTickets() {
        table.renumber(inOrderOf: order.tickets)
        order.renumber()
    }

    mutating func append(_ identifier: Identifier) {
        insert(CollectionOfOne(identifier), at: count)
    }

    /// - Parameter positions: the positions of the identifiers to remove, in ascending order.
    mutating func remove(at positions: [Int]) {
        guard !positions.isEmpty else { return }
        guard positions.count < count else {
            self = OrderedIdentifiers()
            return
        }
        for position in positions { table.remove(order.tickets[position]) }
        elements.remove(at: positions)
        order.remove(at: positions)
    }

    mutating func removeSubrange(_ positions: Range<Int>) {
        remove(at: Array(positions))
    }

    /// Moves a range of identifiers.
    ///
    /// - Parameter target: the position of the first moved identifier after the move.
    mutating func move(_ positions: Range<Int>, to target: Int) {
        guard !positions.isEmpty, positions.lowerBound != target else { return }
        let moved = Array(elements[positions])
        elements.removeSubrange(positions)
        elements.insert(contentsOf: moved, at: target)
        order.move(positions, to: target)
    }
}

extension OrderedIdentifiers: Equatable {
    @usableFromInline
    static func == (a: Self, b: Self) -> Bool { a.elements == b.elements }
}

extension OrderedIdentifiers {
    /// Returns a description of each broken invariant of the ordered set; an empty list if there is
    /// none.
    func invariantProblems() -> [String] {
        var problems: [String] = []
        if order.count != elements.count { problems.append("\(order.count) tickets for \(elements.count) elements") }
        if table.count != elements.count {
            problems.append("\(table.count) known identifiers, \(elements.count) elements")
        }
        if Set(order.tickets).count != order.count { problems.append("a ticket given twice") }
        for (position, element) in elements.enumerated() where self.position(of: element) != position {
            problems.append(
                """
                \(element) stands at \(position) and is known at \
                \(self.position(of: element).map(String.init) ?? "none")
                """
            )
        }
        return problems
    }
}
