import Foundation

/// The positions that the identifiers of an ordered set have in an older ordered set.
///
/// Most sets begin and end with the same identifiers as the older set. Only the identifiers in between are looked up.
struct OldPositions {
    /// The number of identifiers at the beginning that are the same in both sets.
    let head: Int
    /// The position, in the newer set, at which the shared end begins. The identifiers from here on are the same at the end of both sets. The
    /// old position of each of them is its position minus `shift`.
    let tail: Int
    /// The number of identifiers in the newer set minus the number in the older set.
    let shift: Int
    let oldCount: Int
    /// The old positions of the identifiers from `head` up to `tail`; -1 for a new identifier.
    private var middle: [Int] = []
    /// For each identifier between the shared beginning and the shared end of the older set, whether it is also in the newer set.
    private var isKept: [Bool]

    init<Identifier>(of new: OrderedIdentifiers<Identifier>, in old: OrderedIdentifiers<Identifier>) {
        let ends = OldPositions.sharedEnds(new, old)
        head = ends.head
        tail = new.count - ends.tail
        shift = new.count - old.count
        oldCount = old.count
        isKept = Array(repeating: false, count: tail - shift - head)
        let sharesTickets = new.order.sharesTickets(with: old.order)
        middle.reserveCapacity(tail - head)
        for position in head..<tail {
            let known = sharesTickets ? old.order.position(of: new.order.tickets[position]) : nil
            let origin = known ?? old.position(of: new.elements[position]) ?? -1
            middle.append(origin)
            if origin >= 0 { isKept[origin - head] = true }
        }
    }

    /// Returns the number of equal identifiers at the beginning of both sets, and the number at their end.
    ///
    /// OPTIMIZATION: identifiers of the types `Int`, `String` and `UUID` are compared as these types. Comparing them as generic values would
    /// take longer. Sets that share their tickets (the integers that represent identifiers) are compared by the tickets.
    private static func sharedEnds<Identifier>(
        _ new: OrderedIdentifiers<Identifier>, _ old: OrderedIdentifiers<Identifier>
    ) -> (head: Int, tail: Int) {
        if new.order.sharesTickets(with: old.order) { return new.order.ends(sharedWith: old.order) }
        /// Returns the lengths of the equal beginning and end if the identifiers are of type `Common`; nil otherwise. The cast to `Any` makes
        /// the next cast convert the whole array at once, and not each element.
        @inline(__always)
        func ends<Common: Equatable>(_: Common.Type) -> (head: Int, tail: Int)? {
            guard Identifier.self == Common.self, let new = (new.elements as Any) as? [Common], let old = (old.elements as Any) as? [Common]
            else { return nil }
            return UIKit.sharedEnds(new, old)
        }
        return ends(Int.self) ?? ends(String.self) ?? ends(UUID.self) ?? UIKit.sharedEnds(new.elements, old.elements)
    }

    /// The old position of the identifier at a position; -1 for a new identifier.
    subscript(position: Int) -> Int {
        position < head ? position : position >= tail ? position - shift : middle[position - head]
    }

    /// The old positions of the removed identifiers, ascending.
    var removed: [Int] { isKept.indices.filter { !isKept[$0] }.map { $0 + head } }
}
