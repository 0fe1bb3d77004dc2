/// A row of unique identifiers that knows the position of each.
///
/// Finding an identifier takes the same time in a row of any length. Inserting, removing and moving take about two nanoseconds for
/// each identifier whose position changes. An identifier is hashed when it is inserted and when it is removed. In between, a small
/// number, its ticket, stands for it.
///
///     elements   a  c  b      in order
///     order      0  2  1      their tickets
///     places     0  2  1      by ticket: where its identifier stands
struct IdentifierRow<Identifier: Hashable & Sendable>: Sendable {
    private(set) var elements: [Identifier] = []
    // Only the row itself changes these. Tests break them on purpose.
    var order: [Int32] = []
    var places: [Int32] = []
    var tickets: [Identifier: Int32] = [:]
    /// Tickets of removed identifiers.
    var free: [Int32] = []

    init() {}

    init(_ identifiers: some Collection<Identifier>) {
        insert(identifiers, at: 0)
    }

    var count: Int { elements.count }
    var isEmpty: Bool { elements.isEmpty }

    func contains(_ identifier: Identifier) -> Bool { tickets[identifier] != nil }

    func position(of identifier: Identifier) -> Int? {
        tickets[identifier].map { Int(places[Int($0)]) }
    }

    subscript(position: Int) -> Identifier { elements[position] }

    /// Returns false, without any change, when an identifier is already in the row or occurs twice.
    @discardableResult
    mutating func insert(_ new: some Collection<Identifier>, at position: Int) -> Bool {
        guard !new.isEmpty else { return true }
        if new.count > 64 { tickets.reserveCapacity(tickets.count + new.count) }
        var given: [Int32] = []
        given.reserveCapacity(new.count)
        for identifier in new {
            let ticket = free.popLast() ?? Int32(places.count)
            if ticket == places.count { places.append(0) }
            if let old = tickets.updateValue(ticket, forKey: identifier) {
                tickets[identifier] = old
                free.append(ticket)
                for (ticket, inserted) in zip(given, new) {
                    tickets[inserted] = nil
                    free.append(ticket)
                }
                return false
            }
            given.append(ticket)
        }
        elements.insert(contentsOf: new, at: position)
        order.insert(contentsOf: given, at: position)
        renumber(position..<count)
        return true
    }

    mutating func append(_ identifier: Identifier) {
        insert(CollectionOfOne(identifier), at: count)
    }

    /// - Parameter positions: in ascending order.
    mutating func remove(at positions: [Int]) {
        guard let first = positions.first else { return }
        guard positions.count < count else { return self = IdentifierRow() }
        for position in positions {
            tickets[elements[position]] = nil
            free.append(order[position])
        }
        elements.remove(at: positions)
        order.remove(at: positions)
        renumber(first..<count)
    }

    mutating func remove(_ positions: Range<Int>) {
        remove(at: Array(positions))
    }

    /// Moves a range of identifiers to another place.
    ///
    /// - Parameter target: the position of the first one afterwards.
    mutating func move(_ positions: Range<Int>, to target: Int) {
        guard !positions.isEmpty, positions.lowerBound != target else { return }
        let moved = (Array(elements[positions]), Array(order[positions]))
        elements.removeSubrange(positions)
        order.removeSubrange(positions)
        elements.insert(contentsOf: moved.0, at: target)
        order.insert(contentsOf: moved.1, at: target)
        renumber(min(positions.lowerBound, target)..<max(positions.upperBound, target + positions.count))
    }

    private mutating func renumber(_ positions: Range<Int>) {
        for position in positions { places[Int(order[position])] = Int32(truncatingIfNeeded: position) }
    }
}

extension IdentifierRow: Equatable {
    static func == (a: Self, b: Self) -> Bool { a.elements == b.elements }
}

extension IdentifierRow {
    /// The broken invariants of the row; empty when there are none.
    func invariantProblems() -> [String] {
        var problems: [String] = []
        if order.count != elements.count { problems.append("\(order.count) tickets for \(elements.count) elements") }
        if tickets.count != elements.count { problems.append("\(tickets.count) known identifiers, \(elements.count) elements") }
        if Set(order).count != order.count { problems.append("a ticket given twice") }
        if free.count + order.count != places.count { problems.append("a ticket lost") }
        for (position, element) in elements.enumerated() where self.position(of: element) != position {
            problems.append("\(element) stands at \(position) and is known at \(self.position(of: element).map(String.init) ?? "none")")
        }
        return problems
    }
}

extension Array {
    /// - Parameter positions: in ascending order.
    fileprivate mutating func remove(at positions: [Int]) {
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
