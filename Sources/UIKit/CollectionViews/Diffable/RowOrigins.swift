import Foundation

/// The positions that the identifiers of a row have in an older row, called old positions here.
///
/// Most rows begin and end with the same identifiers as the older row. Only the identifiers in between are looked up.
struct RowOrigins {
    /// The number of identifiers at the beginning that both rows share.
    let head: Int
    /// The position at which the shared end begins. The old position of an identifier in the shared end is its position minus `shift`.
    let tail: Int
    /// The length of the row minus the length of the older row.
    let shift: Int
    let oldCount: Int
    /// The old positions of the identifiers between head and tail; -1 for a new identifier.
    private var middle: [Int] = []
    /// For each identifier between the shared ends of the older row, whether the identifier is also in the new row.
    private var isKept: [Bool]

    init<Identifier>(of new: IdentifierRow<Identifier>, in old: IdentifierRow<Identifier>) {
        let ends = RowOrigins.sharedEnds(new, old)
        head = ends.head
        tail = new.count - ends.tail
        shift = new.count - old.count
        oldCount = old.count
        isKept = Array(repeating: false, count: tail - shift - head)
        let isFamily = new.order.sharesFamily(with: old.order)
        middle.reserveCapacity(tail - head)
        for position in head..<tail {
            let known = isFamily ? old.order.position(of: new.order.order[position]) : nil
            let origin = known ?? old.position(of: new.elements[position]) ?? -1
            middle.append(origin)
            if origin >= 0 { isKept[origin - head] = true }
        }
    }

    /// Returns the lengths of the shared beginning and end.
    /// OPTIMIZATION: tickets, and identifiers of common types, are compared as concrete types and not as generic values.
    private static func sharedEnds<Identifier>(
        _ new: IdentifierRow<Identifier>, _ old: IdentifierRow<Identifier>
    ) -> (head: Int, tail: Int) {
        if new.order.sharesFamily(with: old.order) { return new.order.ends(sharedWith: old.order) }
        /// Returns the lengths of the shared ends if the identifiers are of type `Common`; nil otherwise. The cast by way of `Any` converts
        /// the whole array at once, and not each element.
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
