import Foundation

/// Two identifiers of snapshots that are equal and have different hashes. [DIFF-08]
struct HashConflict: Equatable {
    /// The kind of the identifiers: "item" or "section".
    let kind: String
    let old: String
    let new: String

    /// The greatest number of pairs of removed and inserted identifiers that are all compared.
    private static let maximumPairCount = 4_096

    /// Searches for an identifier in a set that has a different hash from an equal identifier of an
    /// older set; nil if none is found.
    ///
    /// UNKNOWN: how UIKit finds such identifiers, and which of the two it names first. Here each
    /// identifier that is equal in both sets at the same distance from an end is compared, and each
    /// inserted identifier with each removed one. If these are too many pairs, only the first
    /// inserted identifier is compared with the first removed one, the second with the second, and
    /// so on.
    init?<Identifier>(
        of new: OrderedIdentifiers<Identifier>, with old: OrderedIdentifiers<Identifier>, kind: String,
        positions: OldPositions? = nil
    ) {
        // Equal values of these types have equal hashes.
        if Identifier.self == Int.self || Identifier.self == String.self || Identifier.self == UUID.self { return nil }
        let positions = positions ?? OldPositions(of: new, in: old)
        guard let pair = new.positionsOfConflict(with: old, positions, maximumPairCount: Self.maximumPairCount) else {
            return nil
        }
        self.kind = kind
        self.old = "\(old[pair.old])"
        self.new = "\(new[pair.new])"
    }

    var failure: Failure {
        Failure(
            """
            Diffable data source detected \(kind) identifiers that are equal but have different hash \
            values. Two identifiers which compare as equal must return the same hash value. You must fix \
            this in the Hashable (Swift) or hash property (Objective-C) implementation for the type of \
            these identifiers. Identifiers that are equal but have different hash values: (\(old)) and \
            (\(new))
            """, hint: "hash only what the function == compares")
    }
}

extension OrderedIdentifiers {
    /// Returns the positions of an equal identifier in this set and in an older one, if their
    /// hashes differ; nil if there is none.
    fileprivate func positionsOfConflict(with old: Self, _ positions: OldPositions, maximumPairCount: Int) -> (
        new: Int, old: Int
    )? {
        if !order.sharesTickets(with: old.order) {
            for position in [0..<positions.headCount, positions.tailStart..<count].joined() {
                let origin = positions[position]
                if hash(at: position) != old.hash(at: origin) { return (position, origin) }
            }
        }
        let removed = positions.removed
        if removed.isEmpty { return nil }
        let inserted = (positions.headCount..<positions.tailStart).filter { positions[$0] < 0 }
        guard removed.count * inserted.count > maximumPairCount else {
            for position in inserted {
                for origin in removed where self[position] == old[origin] { return (position, origin) }
            }
            return nil
        }
        return zip(inserted, removed).first { self[$0] == old[$1] }.map { ($0, $1) }
    }

    private func hash(at position: Int) -> Int { table.hashes[Int(order.tickets[position])] }
}
