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
        rangeProblem() ?? pairProblem() ?? sectionCountProblem() ?? itemCountProblem()
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

    func pairProblem() -> Problem? {
        var deleted: Set<IndexPath> = []
        var reloaded: Set<IndexPath> = []
        var inserted: Set<IndexPath> = []
        for change in changes {
            switch change {
            case .deleteItem(let path): deleted.insert(path)
            case .reloadItem(let path): reloaded.insert(path)
            case .insertItem(let path): inserted.insert(path)
            default: break
            }
        }
        if let both = deleted.intersection(reloaded).min() {
            return Problem(
                text: "attempt to delete and reload the same index path (\(both.inFailures))",
                hint: "use two batches, or leave the reload out")
        }
        let insertedSections = Set(changes.compactMap { if case .insertSection(let section) = $0 { section } else { nil } })
        for case .moveSection(_, let target) in changes where insertedSections.contains(target) {
            return Problem(text: "attempt to perform an insert and a move to the same section (\(target))")
        }
        for case .moveItem(let source, let target) in changes {
            if deleted.contains(source) {
                return Problem(text: "attempt to perform a delete and a move from the same index path (\(source.inFailures))")
            }
            if inserted.contains(target) {
                return Problem(text: "attempt to perform an insert and a move to the same index path (\(target.inFailures))")
            }
        }
        return nil
    }

    private func sectionCountProblem() -> Problem? {
        let deleted = Set(changes.compactMap { if case .deleteSection(let section) = $0 { section } else { nil } }).count
        let inserted = Set(changes.compactMap { if case .insertSection(let section) = $0 { section } else { nil } }).count
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
        for change in Set(changes.map(ChangeIdentity.init)).map(\.change) {
            switch change {
            case .deleteItem(let path): edits[path.section, default: Edits()].deleted += 1
            case .insertItem(let path): if let source = section(before: path.section) { edits[source, default: Edits()].inserted += 1 }
            case .moveItem(let path, let target):
                guard path.section != section(before: target.section) else { continue }
                edits[path.section, default: Edits()].movedOut += 1
                if let source = section(before: target.section) { edits[source, default: Edits()].movedIn += 1 }
            default: break
            }
        }
        for (section, count) in before.enumerated() {
            guard let target = self.section(after: section), !reloadedSections.contains(section), after.indices.contains(target) else {
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

    /// The same path deleted or inserted twice counts once.
    private struct ChangeIdentity: Hashable {
        let change: Change

        func hash(into hasher: inout Hasher) {
            switch change {
            case .deleteItem(let path), .insertItem(let path), .reloadItem(let path), .moveItem(let path, to: _): hasher.combine(path)
            case .deleteSection(let section), .insertSection(let section), .reloadSection(let section), .moveSection(let section, to: _):
                hasher.combine(section)
            }
        }
    }
}
