import Foundation

/// The positions that the identifiers of an ordered set have in an older ordered set.
///
/// Most sets begin and end with the same identifiers as the older set. Only the identifiers in
/// between are looked up.
struct OldPositions {
    /// The length of the shared beginning: the identifiers at the first `headCount` positions are
    /// the same in both sets.
    let headCount: Int
    /// The position, in the newer set, at which the shared end begins. The identifiers from here on
    /// are the same at the end of both sets. The old position of each of them is its position minus
    /// `shift`.
    let tailStart: Int
    /// The number of identifiers in the newer set minus the number in the older set.
    let shift: Int
    /// The old positions of the identifiers from `headCount` up to `tailStart`; -1 for a new
    /// identifier.
    private var middle: [Int] = []
    /// For each identifier between the shared beginning and the shared end of the older set,
    /// whether it is also in the newer set.
    private var isKept: [Bool]

    init<Identifier>(of new: OrderedIdentifiers<Identifier>, in old: OrderedIdentifiers<Identifier>) {
        let ends = OldPositions.sharedHeadAndTailLengths(of: new, and: old)
        headCount = ends.head
        tailStart = new.count - ends.tail
        shift = new.count - old.count
        isKept = Array(repeating: false, count: tailStart - shift - headCount)
        let sharesTickets = new.order.sharesTickets(with: old.order)
        middle.reserveCapacity(tailStart - headCount)
        for position in headCount..<tailStart {
            let known = sharesTickets ? old.order.position(of: new.order.tickets[position]) : nil
            let origin = known ?? old.position(of: new.elements[position]) ?? -1
            middle.append(origin)
            if origin >= 0 { isKept[origin - headCount] = true }
        }
    }

    /// Returns the number of equal identifiers at the beginning of both sets, and the number at
    /// their end.
    ///
    /// OPTIMIZATION: identifiers of the types `Int`, `String` and `UUID` are compared as these
    /// types. Comparing them as generic values would take longer. Sets that share their tickets
    /// (the integers that represent identifiers) are compared by the tickets. An identifier that
    /// was removed and inserted again has another ticket, so it does not count as equal.
    private static func sharedHeadAndTailLengths<Identifier>(
        of new: OrderedIdentifiers<Identifier>, and old: OrderedIdentifiers<Identifier>
    ) -> (head: Int, tail: Int) {
        if new.order.sharesTickets(with: old.order) {
            return UIKit.sharedHeadAndTailLengths(of: new.order.tickets, and: old.order.tickets)
        }
        /// Returns the lengths of the common prefix and the common suffix of the old and new
        /// identifiers; nil if the identifiers are not of type `Common`. The arrays are cast to
        /// `Any` first, because a direct cast of an array would convert each element on its own.
        @inline(__always)
        func sharedHeadAndTailLengths<Common: Equatable>(as _: Common.Type) -> (head: Int, tail: Int)? {
            guard Identifier.self == Common.self, let new = (new.elements as Any) as? [Common],
                let old = (old.elements as Any) as? [Common]
            else { return nil }
            return UIKit.sharedHeadAndTailLengths(of: new, and: old)
        }
        return sharedHeadAndTailLengths(as: Int.self) ?? sharedHeadAndTailLengths(as: String.self)
            ?? sharedHeadAndTailLengths(
                as: UUID.self)
            ?? UIKit.sharedHeadAndTailLengths(of: new.elements, and: old.elements)
    }

    /// The old position of the identifier at a position; -1 for a new identifier.
    subscript(position: Int) -> Int {
        if position < headCount {
            position
        } else if position >= tailStart {
            position - shift
        } else {
            middle[position - headCount]
        }
    }

    /// The old positions of the removed identifiers, ascending.
    var removed: [Int] { isKept.indices.filter { !isKept[$0] }.map { $0 + headCount } }
}
