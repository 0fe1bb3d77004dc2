/// Mistakes in a batch, in UIKit's words. [UPD-01]
extension UpdatePlan {
    struct Problem: Equatable {
        let text: String
        var counted = ""
        var hint = ""
        /// Whether the counts do not agree. Other mistakes are failures on every system.
        var isAboutCounts = false

        var failure: Failure { Failure(text, counted: counted, hint: hint) }
    }

    /// The first mistake in the batch; nil when there is none.
    ///
    /// - Parameters:
    ///   - words: the system whose words are used.
    ///   - view: the collection view's description.
    func problem(in words: Behavior.CountWords = .original, of view: String = "") -> Problem? {
        rangeProblem() ?? sorted.pairProblem()
            ?? (sectionCountProblem() ?? itemCountProblem()).map {
                Problem(text: counts($0.text, in: words, of: view), counted: $0.counted, hint: $0.hint, isAboutCounts: true)
            }
    }

    /// [UPD-12] The exception of iOS 9.3 for a batch without any mistake. Nil when the batch does not have what was reported.
    ///
    /// UNKNOWN: what exactly leads to the exception. Reported is a section of 4 items that is reloaded with 5, together with one
    /// that has no items before and after.
    func emptyReloadProblem() -> Problem? {
        let reloads = sorted.reloadedSections.map { section in
            (before: before[section], after: self.section(after: section).map { after[$0] } ?? 0)
        }
        guard reloads.contains(where: { $0.before == 0 && $0.after == 0 }),
            reloads.contains(where: { 0 < $0.before && $0.before < $0.after })
        else { return nil }
        return Problem(
            text: "attempt to create view animation for nil view", counted: "sections \(sorted.reloadedSections.sorted()) are reloaded",
            hint: "a fault of UIKit: leave out the section without items, or reload everything")
    }

    /// [UPD-07] What a system says when the counts do not agree.
    ///
    /// - Parameter original: the words of the first systems.
    private func counts(_ original: String, in words: Behavior.CountWords, of view: String) -> String {
        switch words {
        case .original: original
        case .namingView: original.replacingOccurrences(of: ".  ", with: ". ") + " Collection view: <\(view)>"
        case .listingUpdates:
            """
            Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or after \
            performing the batch updates are inconsistent with the updates.
            Data source before updates = { \(listed(before)) }
            Data source after updates = { \(listed(after)) }
            Updates = [
            \(changes.flatMap(listed).map { "\t\($0)" }.joined(separator: ",\n"))
            ]
            Collection view: <\(view)>
            """
        }
    }

    /// UNKNOWN: the words for no sections at all.
    private func listed(_ counts: [Int]) -> String { "\(counts.count) section\(counts.count == 1 ? "" : "s") with item counts: \(counts)" }

    /// A reload is listed as a deletion and an insertion, because that is what it is.
    ///
    /// UNKNOWN: the words for moves; reports show deletions and insertions.
    private func listed(_ change: Change) -> [String] {
        func name(_ path: IndexPath) -> String { "(\(path.map(String.init).joined(separator: " - ")))" }
        return switch change {
        case .deleteItem(let path): ["Delete item \(name(path))"]
        case .insertItem(let path): ["Insert item \(name(path))"]
        case .reloadItem(let path): ["Delete item \(name(path))", "Insert item \(name(path))"]
        case .moveItem(let path, let target): ["Move item \(name(path)) to \(name(target))"]
        case .deleteSection(let section): ["Delete section (\(section))"]
        case .insertSection(let section): ["Insert section (\(section))"]
        case .reloadSection(let section): ["Delete section (\(section))", "Insert section (\(section))"]
        case .moveSection(let section, let target): ["Move section (\(section)) to (\(target))"]
        }
    }

    /// A change that names something that does not exist, before or after.
    private func rangeProblem() -> Problem? {
        for change in changes {
            if let problem = problemBefore(change) { return problem }
        }
        for change in changes {
            if let problem = problemAfter(change) { return problem }
        }
        return nil
    }

    /// A reload is a deletion and an insertion: reports of `reloadItems` out of range show UIKit's words about deleting.
    /// (layerhq/Layer-Parse-iOS-Example#8)
    private func problemBefore(_ change: Change) -> Problem? {
        let hint = "deletions, reloads and moves speak of the state before the update"
        switch change {
        case .insertItem, .insertSection:
            return nil
        case .deleteSection(let section), .reloadSection(let section):
            guard !before.indices.contains(section) else { return nil }
            return Problem(
                text: "attempt to delete section \(section), but there are only \(before.count) sections before the update",
                counted: counted(change), hint: hint)
        case .moveSection(let section, to: _):
            guard !before.indices.contains(section) else { return nil }
            // UNKNOWN: UIKit's words; these are a reimplementation's.
            return Problem(
                text: "attempt to move section (\(section)) that doesn't exist (\(before.count) sections before update)", hint: hint)
        case .deleteItem(let path), .reloadItem(let path):
            guard !exists(path, in: before) else { return nil }
            guard path.count == 2 else { return invalid(path, change) }
            return Problem(
                text: "attempt to delete item \(path.item) from section \(path.section) which only contains \(count(of: path, in: before)) "
                    + "items before the update",
                counted: counted(change), hint: hint)
        case .moveItem(let path, to: _):
            guard !exists(path, in: before) else { return nil }
            guard path.count == 2 else { return invalid(path, change) }
            return missingMove(path, in: before, "before", hint: hint)
        }
    }

    private func problemAfter(_ change: Change) -> Problem? {
        let hint = "insertions and the targets of moves speak of the state after the update"
        switch change {
        case .deleteItem, .reloadItem, .deleteSection, .reloadSection:
            return nil
        case .insertSection(let section):
            guard !after.indices.contains(section) else { return nil }
            return Problem(
                text: "attempt to insert section \(section) but there are only \(after.count) sections after the update", hint: hint)
        case .moveSection(_, to: let section):
            guard !after.indices.contains(section) else { return nil }
            // UNKNOWN: UIKit's words; these are a reimplementation's.
            return Problem(
                text: "attempt to move section to \(section) but there are only \(after.count) sections after update", hint: hint)
        case .insertItem(let path):
            guard !exists(path, in: after) else { return nil }
            guard path.count == 2 else { return invalid(path, change) }
            return Problem(
                text: "attempt to insert item \(path.item) into section \(path.section), but there are only "
                    + "\(count(of: path, in: after)) items in section \(path.section) after the update", hint: hint)
        case .moveItem(_, to: let path):
            guard !exists(path, in: after) else { return nil }
            guard path.count == 2 else { return invalid(path, change) }
            return missingMove(path, in: after, "after", hint: hint)
        }
    }

    private func exists(_ path: IndexPath, in counts: [Int]) -> Bool {
        path.count == 2 && path[1] >= 0 && path[1] < count(of: path, in: counts)
    }

    private func count(of path: IndexPath, in counts: [Int]) -> Int { counts.indices.contains(path[0]) ? counts[path[0]] : 0 }

    private func counted(_ change: Change) -> String {
        switch change {
        case .reloadItem, .reloadSection: "a reload, which is a deletion and an insertion"
        default: ""
        }
    }

    /// UNKNOWN: which part of UIKit's sentence stands between these words. (wordpress-mobile/WordPress-iOS#7278)
    private func missingMove(_ path: IndexPath, in counts: [Int], _ when: String, hint: String) -> Problem {
        Problem(
            text: "attempt to move index path (\(path.inFailures)) that does not exist",
            counted: "\(count(of: path, in: counts)) items in section \(path.section) \(when) the update", hint: hint)
    }

    /// UNKNOWN: what UIKit says about a path that is not a section and an item.
    private func invalid(_ path: IndexPath, _ change: Change) -> Problem {
        let verb =
            switch change {
            case .insertItem: "insert"
            case .moveItem: "move"
            case .reloadItem: "reload"
            default: "delete"
            }
        return Problem(
            text: "attempt to \(verb) an item at an invalid index path (\(path.inFailures))",
            counted: "\(path.count) indexes instead of 2", hint: "name items as IndexPath(item:section:)")
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
    /// The first two changes that exclude each other.
    func pairProblem() -> UpdatePlan.Problem? {
        if let both = deletedItems.leastShared(with: reloadedItems) {
            return UpdatePlan.Problem(
                text: "attempt to delete and reload the same index path (\(both.path.inFailures))",
                hint: "use two batches, or leave the reload out")
        }
        if let both = insertedSections.intersection(sectionMovesBack.keys).min() {
            return UpdatePlan.Problem(text: "attempt to perform an insert and a move to the same section (\(both))")
        }
        // UNKNOWN: UIKit's words for an item that is deleted and moved, or moved twice, where the claims do not have them.
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
        // When several moves share a source or a target, only one of them is kept.
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
