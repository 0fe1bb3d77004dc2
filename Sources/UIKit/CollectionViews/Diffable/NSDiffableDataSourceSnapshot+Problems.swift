/// UIKit's messages for wrong calls. A call that fails changes nothing.
extension NSDiffableDataSourceSnapshot {
    var uniquenessHint: String { "give each section and each item a different identifier" }

    func indexFailingIfMissing(of section: SectionIdentifierType) -> Int? {
        if let position = sections.position(of: section) { return position }
        failOnMissing(section)
        return nil
    }

    func failOnMissing(_ section: SectionIdentifierType) {
        World.fail(
            """
            Section identifier was not found. You can verify the section exists by calling the \
            indexOfSectionIdentifier API (which has O(1) performance)
            """, details: "section \(section)", hint: "check with indexOfSection(_:) first")
    }

    /// Whether all identifiers are in a set of the snapshot. If one is not, fails with a message
    /// that contains `attempt`, such as "reload item".
    ///
    /// UNKNOWN: UIKit's message for several unknown identifiers. Here it names the first of them.
    func allExist<Identifier>(
        _ identifiers: [Identifier], in known: OrderedIdentifiers<Identifier>, orFailNaming attempt: String
    ) -> Bool {
        guard let unknown = identifiers.first(where: { !known.contains($0) }) else { return true }
        World.fail("Attempted to \(attempt) identifier that does not exist in the snapshot: \(unknown)")
        return false
    }

    /// Whether all identifiers are different. If one occurs twice, fails with a message that
    /// contains `kind`: "item" or "section". The message lists the repeated identifiers, each once,
    /// in the order of their second occurrence.
    func areUnique<Identifier: Hashable>(_ identifiers: [Identifier], orFailNaming kind: String) -> Bool {
        guard identifiers.count > 1 else { return true }
        var seen = Set<Identifier>(minimumCapacity: identifiers.count)
        var repeated: [Identifier] = []
        for identifier in identifiers where !seen.insert(identifier).inserted && !repeated.contains(identifier) {
            repeated.append(identifier)
        }
        if repeated.isEmpty { return true }
        World.fail(
            "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \(repeated.asSetText)",
            hint: uniquenessHint)
        return false
    }

    func failOnUnsatisfiedCondition(_ condition: String) {
        World.fail(
            "Invalid parameter not satisfying: \(condition)", hint: "an identifier in the call is not in the snapshot")
    }

    /// Fails, because the destination of an insertion or a move is itself among the inserted or
    /// moved identifiers.
    ///
    /// UNKNOWN: UIKit's message for moves. Only the message for insertions was measured.
    func failOnDestinationAmongIdentifiers(_ destination: some Sendable, of operation: String) {
        World.fail(
            """
            Invalid update: destination for \(operation) operation [\(destination)] is in the \(operation) \
            identifier list for update
            """,
            hint: "choose a destination that is not itself inserted or moved")
    }

    /// Logs that inserted items are in the snapshot already. UIKit, too, logs this mistake and
    /// raises no exception. [DIFF-02]
    /// https://github.com/boostcampwm-2024/iOS04-PhotoGether/issues/74
    ///
    /// The lines after UIKit's text are Offscreen's own. They name at most three items with their
    /// sections.
    ///
    /// - Parameter target: the number of the section into which the items are inserted.
    func logExistingIdentifiers(_ present: [ItemIdentifierType], insertedInto target: Int) {
        let isOne = present.count == 1
        let moved = isOne ? "item identifier" : "item identifiers"
        let exist = isOne ? "exists" : "exist"
        let list = isOne ? "\(present[0])" : present.asArrayText
        World.log(
            """
            Diffable data source detected an attempt to insert or append \(present.count) \(moved) that \
            already \(exist) in the snapshot. The existing \(moved) will be moved into place \
            instead, but this operation will be more expensive. For best performance, inserted item \
            identifiers should always be unique. Set a symbolic breakpoint on \
            BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the \
            debugger. I\(moved.dropFirst()) that already \(exist): \(list)
              counted  \(placesText(of: present, insertedInto: target))
              hint     an identifier can be in one place of a snapshot only. If an item is to be shown twice, \
            make two different identifiers for it
            """)
    }

    /// Returns the sections of at most three items, and the section into which they are inserted:
    /// "milk moves from section fresh to section all; and 2 more items".
    private func placesText(of present: [ItemIdentifierType], insertedInto target: Int) -> String {
        let shown = 3
        let targetSection = sectionIdentifiers[target]
        let places = present.prefix(shown).map { item -> String in
            guard let section = sectionIdentifier(containingItem: item), section != targetSection else {
                return "\(item) is in section \(targetSection) already"
            }
            return "\(item) moves from section \(section) to section \(targetSection)"
        }
        let more = present.count - shown
        let rest = more > 0 ? ["and \(more) more item\(more == 1 ? "" : "s")"] : []
        return (places + rest).joined(separator: "; ")
    }

    /// Fails, because sections are in the snapshot already. [DIFF-07]
    func failOnExistingSections(_ present: [SectionIdentifierType]) {
        guard World.listsKnownSections else {
            return World.fail(
                "Invalid parameter not satisfying: dataSourceSnapshot.numberOfSections == sectionIdentifiers.count",
                details: "sections that the snapshot has already: \(present)", hint: uniquenessHint)
        }
        let known =
            present.count == 1 ? "section identifier that already exists" : "section identifiers that already exist"
        World.fail(
            """
            Diffable data source detected an attempt to insert or append \(present.count) \(known) in the \
            snapshot. Identifiers in a snapshot must be unique. S\(known.dropFirst()): \(present.asArrayText)
            """, hint: uniquenessHint)
    }
}

extension Array {
    /// The elements as UIKit's messages print an `NSArray`.
    var asArrayText: String { "(\n" + map { "    \($0)" }.joined(separator: ",\n") + "\n)" }

    /// The elements as UIKit's messages print an `NSSet`.
    var asSetText: String { "{\(asArrayText)}" }
}
