import Foundation

/// Where the identifiers of a row stood in an older one.
///
/// Mostly the two begin alike and end alike. What is in between is looked up.
struct RowOrigins {
    /// At the beginning, as many stand where they stood.
    let head: Int
    /// From here on each one stood `shift` places before.
    let tail: Int
    let shift: Int
    let oldCount: Int
    /// Of the positions between head and tail; -1 for an identifier that is new.
    private var middle: [Int] = []
    /// Whether what stood between head and tail is still there.
    private var isKept: [Bool]

    init<Identifier>(of new: IdentifierRow<Identifier>, in old: IdentifierRow<Identifier>) {
        let ends = RowOrigins.sharedEnds(new, old)
        head = ends.head
        tail = new.count - ends.tail
        shift = new.count - old.count
        oldCount = old.count
        isKept = Array(repeating: false, count: tail - shift - head)
        let isFamily = new.order.isFamily(of: old.order)
        middle.reserveCapacity(tail - head)
        for position in head..<tail {
            let known = isFamily ? old.order.position(of: new.order.order[position]) : nil
            let origin = known ?? old.position(of: new.elements[position]) ?? -1
            middle.append(origin)
            if origin >= 0 { isKept[origin - head] = true }
        }
    }

    /// OPTIMIZATION: tickets, and identifiers of common types, are compared as what they are, not as values of a generic type.
    private static func sharedEnds<Identifier>(
        _ new: IdentifierRow<Identifier>, _ old: IdentifierRow<Identifier>
    ) -> (head: Int, tail: Int) {
        if new.order.isFamily(of: old.order) { return new.order.ends(sharedWith: old.order) }
        /// By way of Any the whole array is cast; otherwise every element.
        @inline(__always)
        func ends<Common: Equatable>(_: Common.Type) -> (head: Int, tail: Int)? {
            guard Identifier.self == Common.self, let new = (new.elements as Any) as? [Common], let old = (old.elements as Any) as? [Common]
            else { return nil }
            return UIKit.sharedEnds(new, old)
        }
        return ends(Int.self) ?? ends(String.self) ?? ends(UUID.self) ?? UIKit.sharedEnds(new.elements, old.elements)
    }

    /// -1 for an identifier that is new.
    subscript(position: Int) -> Int {
        position < head ? position : position >= tail ? position - shift : middle[position - head]
    }

    /// Where those stood that are gone, rising.
    var removed: [Int] { isKept.indices.filter { !isKept[$0] }.map { $0 + head } }
}
