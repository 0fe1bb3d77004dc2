/// What can be wrong with a batch, in UIKit's words. [UPD-01]
///
/// UNKNOWN: iOS 16.4 and later are reported to word wrong counts as "Invalid batch updates detected"; the claims' texts are
/// used on every preset.
extension UpdatePlan {
    struct Problem: Equatable {
        let text: String
        var counted = ""
        var hint = ""

        var failure: Failure { Failure(text, counted: counted, hint: hint) }
    }

    /// The first thing that is wrong; nil when the batch is in order.
    func problem() -> Problem? {
        rangeProblem() ?? sorted.pairProblem() ?? sectionCountProblem() ?? itemCountProblem()
    }

    private func rangeProblem() -> Problem? {
        for change in changes {
            switch change {
            case .deleteSection(let section), .reloadSection(let section), .moveSection(let section, to: _):
                if !before.indices.contains(section) {
                    return Problem(
                        text: "attempt to delete section \(section), but there are only \(before.count) sections before the update",
                        hint: "deletions speak of the state before the update")
                }
            case .deleteItem(let path), .reloadItem(let path), .moveItem(let path, to: _):
                let count = path.count == 2 && before.indices.contains(path.section) ? before[path.section] : 0
                if path.count != 2 || !(0..<count).contains(path.item) {
                    return Problem(
                        text: "attempt to delete item \(path.last ?? 0) from section \(path.first ?? 0) which only contains \(count) items "
                            + "before the update",
                        hint: "deletions speak of the state before the update")
                }
            case .insertItem, .insertSection:
                break
            }
        }
        for change in changes {
            switch change {
            case .insertSection(let section), .moveSection(_, to: let section):
                if !after.indices.contains(section) {
                    return Problem(
                        text: "attempt to insert section \(section) but there are only \(after.count) sections after the update",
                        hint: "insertions speak of the state after the update")
                }
            case .insertItem(let path), .moveItem(_, to: let path):
                let count = path.count == 2 && after.indices.contains(path.section) ? after[path.section] : 0
                if path.count != 2 || !(0..<count).contains(path.item) {
                    return Problem(
                        text: "attempt to insert item \(path.last ?? 0) into section \(path.first ?? 0), but there are only \(count) items "
                            + "in section \(path.first ?? 0) after the update",
                        hint: "insertions speak of the state after the update")
                }
            default:
                break
            }
        }
        return nil
    }

    private func sectionCountProblem() -> Problem? {
        let deleted = sorted.deletedSections.count
        let inserted = sorted.insertedSections.count
        guard after.count != before.count - deleted + inserted else { return nil }
        return Problem(
            text: "Invalid update: invalid number of sections.  The number of sections contained in the collection view after the update "
                + "(\(after.count)) must be equal to the number of sections contained in the collection view before the update "
                + "(\(before.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).",
            counted: "before \(before.count), deleted \(deleted), inserted \(inserted): expected "
                + "\(before.count - deleted + inserted); the data source answered \(after.count)",
            hint: "change the model inside the updates closure, so that the counts asked for afterwards include the change")
    }

    private func itemCountProblem() -> Problem? {
        struct Edits {
            var inserted = 0
            var deleted = 0
            var movedIn = 0
            var movedOut = 0
        }
        var edits: [Int: Edits] = [:]
        sorted.deletedItems.forEachSection { edits[$0, default: Edits()].deleted += $1.count }
        sorted.insertedItems.forEachSection { section, numbers in
            if let source = self.section(before: section) { edits[source, default: Edits()].inserted += numbers.count }
        }
        for move in Set(sorted.moves) {
            let source = section(before: move.to.section)
            guard move.from.section != source else { continue }
            edits[move.from.section, default: Edits()].movedOut += 1
            if let source { edits[source, default: Edits()].movedIn += 1 }
        }
        for (section, count) in before.enumerated() {
            guard let target = self.section(after: section), !sorted.reloadedSections.contains(section), after.indices.contains(target)
            else {
                continue
            }
            let e = edits[section] ?? Edits()
            let expected = count - e.deleted + e.inserted + e.movedIn - e.movedOut
            guard after[target] != expected else { continue }
            return Problem(
                text: "Invalid update: invalid number of items in section \(target).  The number of items contained in an existing section "
                    + "after the update (\(after[target])) must be equal to the number of items contained in that section before the update "
                    + "(\(count)), plus or minus the number of items inserted or deleted from that section (\(e.inserted) inserted, "
                    + "\(e.deleted) deleted) and plus or minus the number of items moved into or out of that section (\(e.movedIn) moved in, "
                    + "\(e.movedOut) moved out).",
                counted: "before \(count), deleted \(e.deleted), inserted \(e.inserted), moved in \(e.movedIn), moved out \(e.movedOut): "
                    + "expected \(expected); the data source answered \(after[target])",
                hint: "change the model inside the updates closure, so that the counts asked for afterwards include the change")
        }
        return nil
    }
}

extension SortedChanges {
    /// Two changes that exclude each other.
    func pairProblem() -> UpdatePlan.Problem? {
        if let both = deletedItems.leastShared(with: reloadedItems) {
            return UpdatePlan.Problem(
                text: "attempt to delete and reload the same index path (\(both.path.inFailures))",
                hint: "use two batches, or leave the reload out")
        }
        if let both = insertedSections.intersection(sectionMovesBack.keys).min() {
            return UpdatePlan.Problem(text: "attempt to perform an insert and a move to the same section (\(both))")
        }
        // UNKNOWN: UIKit's words for what is deleted and moved, or moved twice, where they are not among the claims.
        for move in movesOfSections {
            if deletedSections.contains(move.from) {
                return UpdatePlan.Problem(text: "attempt to perform a delete and a move from the same section (\(move.from))")
            }
            if sectionMoves[move.from] != move.to {
                return UpdatePlan.Problem(text: "attempt to perform two moves from the same section (\(move.from))")
            }
            if sectionMovesBack[move.to] != move.from {
                return UpdatePlan.Problem(text: "attempt to perform two moves to the same section (\(move.to))")
            }
        }
        for move in moves {
            if deletedItems.contains(move.from) {
                return UpdatePlan.Problem(
                    text: "attempt to perform a delete and a move from the same index path (\(move.from.path.inFailures))")
            }
            if insertedItems.contains(move.to) {
                return UpdatePlan.Problem(
                    text: "attempt to perform an insert and a move to the same index path (\(move.to.path.inFailures))")
            }
        }
        // Of several moves from one place or to one, each keeps one.
        if itemMoves.count < moves.count || itemMovesBack.count < moves.count {
            for move in moves {
                if itemMoves.target(of: move.from) != move.to {
                    return UpdatePlan.Problem(text: "attempt to perform two moves from the same index path (\(move.from.path.inFailures))")
                }
                if itemMovesBack.target(of: move.to) != move.from {
                    return UpdatePlan.Problem(text: "attempt to perform two moves to the same index path (\(move.to.path.inFailures))")
                }
            }
        }
        return nil
    }
}
