/// Exceptions that `UITableView` raises for batches whose counts agree with their changes.
extension UpdatePlan {
    /// Returns the exception that a system raises for this batch; nil if it raises none.
    @MainActor
    func tableViewFault(in world: World) -> Problem? {
        if world.raisesOnReloadInMovedSection, let problem = reloadInMovedSectionProblem() { return problem }
        return missingSectionOfMoveProblem()
    }

    /// [TABLE-33] Returns the exception that iOS 9.3 raises for a batch without a mistake that reloads
    /// a row and moves its section; nil for any other batch. Of the reload, the message counts only
    /// the deletion.
    private func reloadInMovedSectionProblem() -> Problem? {
        for item in items.reloaded {
            guard let target = sections.targetsBySource[item.section], target != item.section else { continue }
            let reloads = items.reloaded.count { $0.section == item.section }
            let inserted = items.inserted.count { $0.section == target }
            let deleted = items.deleted.count { $0.section == item.section } + reloads
            let movedOut = items.moves.count { $0.from.section == item.section && $0.to.section != target }
            let movedIn = items.moves.count { $0.from.section != item.section && $0.to.section == target }
            return Problem(
                text: itemCountText(
                    section: target, before: before[item.section], inserted: inserted, deleted: deleted,
                    movedIn: movedIn, movedOut: movedOut, words: UITableView.words),
                details: "section \(item.section) is moved, and \(reloads) of its rows are reloaded",
                hint: "a fault of UIKit: use two batches")
        }
        return nil
    }

    /// [TABLE-61] Returns the problem of a row that moves out of a section that the batch deletes, or
    /// into one that it inserts; nil if there is none.
    private func missingSectionOfMoveProblem() -> Problem? {
        for move in items.moves {
            if sections.deleted.containsByBinarySearch(move.from.section) {
                return Problem(
                    text: "cannot move a row from a deleted section (\(move.from.section))",
                    hint: "delete the section, and insert the row where it belongs")
            }
            if sections.inserted.containsByBinarySearch(move.to.section) {
                return Problem(
                    text: "cannot move a row into a newly inserted section (\(move.to.section))",
                    hint: "insert the section with the row, and delete the row where it was")
            }
        }
        return nil
    }
}
