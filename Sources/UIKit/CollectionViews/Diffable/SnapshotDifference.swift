/// The changes that a batch update makes from one snapshot to another.
///
/// Sections and items are compared by identifier. As few of them as possible move. Only new
/// sections and items are inserted. Reloads are not among the changes, because they form batches of
/// their own.
struct SnapshotDifference: Equatable {
    private(set) var changes: [UpdatePlan.Change] = []
    /// Two identifiers that are equal and have different hashes; nil if none were found, or if
    /// hashes were not compared.
    private(set) var hashConflict: HashConflict?

    /// - Parameter comparesHashes: whether to search for equal identifiers with different hashes.
    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>,
        comparingHashes comparesHashes: Bool = false
    ) {
        let sectionOrigins = new.sections.oldPositions(in: old.sections)
        let items = OldPositions(of: new.items, in: old.items)
        if comparesHashes {
            hashConflict =
                HashConflict(of: new.sections, with: old.sections, kind: "section")
                ?? HashConflict(of: new.items, with: old.items, kind: "item", positions: items)
        }
        let kept = Set(sectionOrigins)
        for section in 0..<old.sections.count where !kept.contains(section) { changes.append(.deleteSection(section)) }
        for position in items.removed {
            let section = old.bounds.section(containing: position)
            guard kept.contains(section) else { continue }
            changes.append(.deleteItem(IndexPath(item: position - old.bounds[section].lowerBound, section: section)))
        }
        addInsertionsAndMovesOfSections(oldIndices: sectionOrigins)
        for (section, origin) in sectionOrigins.enumerated() {
            addInsertionsAndMoves(
                ofItems: new.bounds[section], section: section, oldSection: origin, oldBounds: old.bounds,
                origins: items)
        }
    }

    /// Whether an item moves out of a deleted section or into an inserted one, or more than one section
    /// moves. [TABLE-18]
    var movesBetweenChangedSections: Bool {
        let deleted = Set(changes.filter { $0.isSection && $0.action == .delete }.compactMap(\.before?.section))
        let inserted = Set(changes.filter { $0.isSection && $0.action == .insert }.compactMap(\.after?.section))
        return changes.count { $0.isSection && $0.action == .move } > 1
            || changes.contains { change in
                guard !change.isSection, change.action == .move, let from = change.before, let to = change.after else {
                    return false
                }
                return deleted.contains(from.section) || inserted.contains(to.section)
            }
    }

    /// Adds the insertions and moves of sections.
    ///
    /// - Parameter oldIndices: the old index of each section, or -1 for a new section.
    private mutating func addInsertionsAndMovesOfSections(oldIndices: [Int]) {
        let stays = membershipInLongestIncreasingSubsequence(of: oldIndices)
        for (section, origin) in oldIndices.enumerated() {
            if origin < 0 {
                changes.append(.insertSection(section))
            } else if !stays[section] {
                changes.append(.moveSection(origin, to: section))
            }
        }
    }

    /// Adds the insertions and moves of the items of a section.
    ///
    /// - Parameter origin: the section's old index, or -1 for a new section. The insertion of a new
    ///   section includes its new items.
    private mutating func addInsertionsAndMoves(
        ofItems items: Range<Int>, section: Int, oldSection origin: Int, oldBounds: SectionBounds, origins: OldPositions
    ) {
        let oldRange = origin < 0 ? 0..<0 : oldBounds[origin]
        let compared = SnapshotDifference.rangeToCompare(of: items, oldRange: oldRange, origins: origins)
        guard !compared.isEmpty else { return }
        let stays = membershipInLongestIncreasingSubsequence(
            of: compared.map { oldRange.contains(origins[$0]) ? origins[$0] : -1 })
        for position in compared where !stays[position - compared.lowerBound] {
            let path = IndexPath(item: position - items.lowerBound, section: section)
            let source = origins[position]
            if source >= 0 {
                let sourceSection = oldRange.contains(source) ? origin : oldBounds.section(containing: source)
                changes.append(
                    .moveItem(
                        IndexPath(item: source - oldBounds[sourceSection].lowerBound, section: sourceSection), to: path)
                )
            } else if origin >= 0 {
                changes.append(.insertItem(path))
            }
        }
    }

    /// Returns the positions of a section's items. If the section begins at its old position, those
    /// of its old items that are in the shared beginning of the two snapshots are left out. The
    /// same holds for the end, with positions counted from the end.
    ///
    /// - Parameter oldRange: the positions of the section's items in the old snapshot.
    private static func rangeToCompare(of items: Range<Int>, oldRange: Range<Int>, origins: OldPositions) -> Range<Int>
    {
        var (start, end) = (items.lowerBound, items.upperBound)
        if oldRange.lowerBound == start { start = max(start, min(origins.headCount, end, oldRange.upperBound)) }
        if oldRange.upperBound == end - origins.shift {
            end = min(end, max(start, origins.tailStart, oldRange.lowerBound + origins.shift))
        }
        return start..<end
    }
}
