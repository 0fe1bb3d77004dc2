/// The methods by which the public methods edit a snapshot, and a check of its invariants.
extension NSDiffableDataSourceSnapshot {
    mutating func insert(_ identifiers: [ItemIdentifierType], nextTo destination: ItemIdentifierType, offset: Int) {
        guard items.contains(destination) else { return failOnUnsatisfiedCondition("section != NSNotFound") }
        if identifiers.contains(destination) { return failOnDestinationAmongIdentifiers(destination, of: "insertion") }
        insertItems(identifiers) { snapshot in
            let position = snapshot.items.position(of: destination)!
            return (position + offset, snapshot.bounds.section(containing: position))
        }
    }

    /// Returns the index of a section, or of the last section if `identifier` is nil. If the
    /// section does not exist, fails and returns nil.
    @usableFromInline
    func sectionIndex(forAppendingTo identifier: SectionIdentifierType?) -> Int? {
        guard let identifier else {
            if sections.count > 0 { return sections.count - 1 }
            World.fail(
                "There are currently no sections in the data source. Please add a section first.",
                hint: "call appendSections(_:) before appendItems(_:)")
            return nil
        }
        if let known = sections.position(of: identifier) { return known }
        failOnUnsatisfiedCondition("section != NSNotFound")
        return nil
    }

    /// Inserts items at the position and into the section that `target` returns. Items that are in
    /// the snapshot already are removed first. `target` is then called again, because the positions
    /// have changed.
    mutating func insertItems(_ identifiers: [ItemIdentifierType], at target: (Self) -> (position: Int, section: Int)) {
        let (position, section) = target(self)
        if items.insert(identifiers, at: position) {
            return bounds.changeItemCount(ofSection: section, by: identifiers.count)
        }
        insertOrMoveItems(identifiers, at: target)
    }

    /// Inserts items. Those that are in the snapshot already move, and a log message lists them.
    /// Fails if `identifiers` contains an item twice.
    @usableFromInline
    mutating func insertOrMoveItems(
        _ identifiers: [ItemIdentifierType], at target: (Self) -> (position: Int, section: Int)
    ) {
        guard areUnique(identifiers, orFailNaming: "item") else { return }
        let present = identifiers.filter(items.contains)
        logExistingIdentifiers(present, insertedInto: target(self).section)
        removeItems(at: present.map { items.position(of: $0)! })
        insertItems(identifiers, at: target)
    }

    mutating func removeItems(at positions: [Int]) {
        let removed = Set(positions).sorted()
        // The loop begins with the last position, so that the bounds are still valid for the
        // positions before it.
        for position in removed.reversed() {
            bounds.changeItemCount(ofSection: bounds.section(containing: position), by: -1)
        }
        items.remove(at: removed)
    }

    mutating func move(_ identifier: ItemIdentifierType, nextTo destination: ItemIdentifierType, offset: Int) {
        guard let origin = items.position(of: identifier) else {
            return failOnUnsatisfiedCondition("fromIndex != NSNotFound")
        }
        guard let neighbour = items.position(of: destination) else {
            return failOnUnsatisfiedCondition("toIndex != NSNotFound")
        }
        if origin == neighbour { return failOnDestinationAmongIdentifiers(destination, of: "move") }
        let target = bounds.section(containing: neighbour)
        bounds.changeItemCount(ofSection: bounds.section(containing: origin), by: -1)
        bounds.changeItemCount(ofSection: target, by: 1)
        items.move(origin..<origin + 1, to: neighbour + offset - (origin < neighbour ? 1 : 0))
    }

    mutating func insertSections(_ identifiers: [SectionIdentifierType], at target: (Self) -> Int?) {
        guard areUnique(identifiers, orFailNaming: "section") else { return }
        let present = identifiers.filter(sections.contains)
        if !present.isEmpty { return failOnExistingSections(present) }
        guard let position = target(self) else { return failOnUnsatisfiedCondition("insertIndex != NSNotFound") }
        sections.insert(identifiers, at: position)
        bounds.insertEmptySections(count: identifiers.count, at: position)
    }

    mutating func move(_ identifier: SectionIdentifierType, nextTo destination: SectionIdentifierType, offset: Int) {
        guard let origin = sections.position(of: identifier) else {
            return failOnUnsatisfiedCondition("fromSection != NSNotFound")
        }
        guard let neighbour = sections.position(of: destination) else {
            return failOnUnsatisfiedCondition("toSection != NSNotFound")
        }
        if origin == neighbour { return failOnDestinationAmongIdentifiers(destination, of: "move") }
        let target = neighbour + offset - (origin < neighbour ? 1 : 0)
        let moved = bounds[origin]
        sections.move(origin..<origin + 1, to: target)
        bounds.moveSection(origin, to: target)
        items.move(moved, to: bounds[target].lowerBound)
    }

    /// Returns a description of each broken invariant of the snapshot; an empty list if there is
    /// none.
    func invariantProblems() -> [String] {
        var problems = sections.invariantProblems() + items.invariantProblems()
        if bounds.count != sections.count { problems.append("\(bounds.count) bounds for \(sections.count) sections") }
        let end = bounds.count == 0 ? 0 : bounds[bounds.count - 1].upperBound
        if end != items.count { problems.append("the last section ends at \(end) of \(items.count)") }
        return problems
    }
}
