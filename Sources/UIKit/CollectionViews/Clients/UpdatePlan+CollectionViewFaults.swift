/// Exceptions that some systems raise for certain batches without a mistake, by faults of
/// `UICollectionView`.
extension UpdatePlan {
    /// Returns the exception that a system raises for this batch; nil if it raises none.
    ///
    /// - Parameter isDiffable: whether a diffable data source made the batch.
    @MainActor
    func collectionViewFault(in world: World, isDiffable: Bool) -> Problem? {
        if world.raisesOnEmptyReload, let problem = emptySectionReloadProblem() { return problem }
        // [UPD-22] The system with this fault has no diffable data source.
        return world.raisesOnSectionMovedToItself && !isDiffable ? sectionMovedToItselfProblem() : nil
    }

    /// [UPD-12] Returns the exception that iOS 9.3 raises for a certain batch without a mistake;
    /// nil for any other batch. That batch reloads a section without items before and after the
    /// update, and a section that has items and gets more.
    ///
    /// UNKNOWN: the exact conditions of the exception. The report is about a section of 4 items
    /// that is reloaded with 5, together with a section that has no items before and after.
    private func emptySectionReloadProblem() -> Problem? {
        let reloads = sections.reloaded.map {
            (before: before[$0], after: sectionAfterUpdate($0).map { after[$0] } ?? 0)
        }
        guard reloads.contains(where: { $0.before == 0 && $0.after == 0 }),
            reloads.contains(where: { 0 < $0.before && $0.before < $0.after })
        else { return nil }
        return Problem(
            text: "attempt to create view animation for nil view",
            details: "sections \(sections.reloaded) are reloaded",
            hint: "a fault of UIKit: leave out the section without items, or reload everything")
    }

    /// [UPD-22] Returns the exception that iOS 12.2 raises for a certain batch without a mistake;
    /// nil for any other batch. That batch moves a section to its own place, and an item out of it.
    ///
    /// UNKNOWN: the exact conditions, and the index in the text. In the report there is one item,
    /// and the index is 1. Here the index is the number of items.
    private func sectionMovedToItselfProblem() -> Problem? {
        let move = sections.moves.first { move in
            move.from == move.to
                && items.moves.contains { $0.from.section == move.from && $0.to.section != move.to }
        }
        guard let move else { return nil }
        let count = after.reduce(0, +)
        return Problem(
            text: "request for index path for global index \(count) when there are only \(count) items in the "
                + "collection view",
            details: "section \(move.from) is moved to its own place",
            hint: "a fault of UIKit: leave out the move of the section")
    }
}
