/// UIKit's messages for wrong calls. A call that fails changes nothing.
extension NSDiffableDataSourceSnapshot {
    var uniquenessHint: String { "give each section and each item a different identifier" }

    func indexFailingIfMissing(of section: SectionIdentifierType) -> Int? {
        if let position = sections.position(of: section) { return position }
        World.fail(
            Failure(
                "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API (which "
                    + "has O(1) performance)", details: "section \(section)", hint: "check with indexOfSection(_:) first"))
        return nil
    }

    /// Whether all items are in the snapshot. If one is not, fails with a message that contains `verb`, such as "reload".
    ///
    /// UNKNOWN: UIKit's message for several unknown identifiers. Here it names the first of them.
    func allExist(_ identifiers: [ItemIdentifierType], orFailForVerb verb: String) -> Bool {
        guard let unknown = identifiers.first(where: { !items.contains($0) }) else { return true }
        World.fail(Failure("Attempted to \(verb) item identifier that does not exist in the snapshot: \(unknown)"))
        return false
    }

    func failOnUnsatisfiedCondition(_ condition: String) {
        World.fail(Failure("Invalid parameter not satisfying: \(condition)", hint: "an identifier in the call is not in the snapshot"))
    }

    /// Fails, because the destination of an insertion or a move is itself among the inserted or moved identifiers.
    ///
    /// UNKNOWN: UIKit's message for moves. Only the message for insertions was measured.
    func failOnDestinationAmongIdentifiers(_ destination: some Sendable, of operation: String) {
        World.fail(
            Failure(
                "Invalid update: destination for \(operation) operation [\(destination)] is in the \(operation) identifier list for update",
                hint: "choose a destination that is not itself inserted or moved"))
    }

    /// Logs that inserted items are in the snapshot already. UIKit, too, logs this mistake and raises no exception.
    /// https://github.com/boostcampwm-2024/iOS04-PhotoGether/issues/74
    func logExistingIdentifiers(_ present: [ItemIdentifierType]) {
        World.log(
            "Diffable data source detected an attempt to insert or append \(present.count) item identifiers that already exist in the "
                + "snapshot. The existing item identifiers will be moved into place instead, but this operation will be more expensive. For "
                + "best performance, inserted item identifiers should always be unique. Set a symbolic breakpoint on "
                + "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. Item identifiers that "
                + "already exist: \(present.asArrayText)")
    }
}

/// Returns the identifiers that occur more than once, each once, in the order of their second occurrence; nil if all are different.
func repeatedIdentifiers<Identifier: Hashable>(in identifiers: [Identifier]) -> [Identifier]? {
    guard identifiers.count > 1 else { return nil }
    var seen = Set<Identifier>(minimumCapacity: identifiers.count)
    var again: [Identifier] = []
    for identifier in identifiers where !seen.insert(identifier).inserted && !again.contains(identifier) { again.append(identifier) }
    return again.isEmpty ? nil : again
}

extension Array {
    /// The elements as UIKit's messages print an `NSArray`.
    var asArrayText: String { "(\n" + map { "    \($0)" }.joined(separator: ",\n") + "\n)" }

    /// The elements as UIKit's messages print an `NSSet`.
    var asSetText: String { "{\(asArrayText)}" }
}
