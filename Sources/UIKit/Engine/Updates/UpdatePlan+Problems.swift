/// Finds mistakes in a batch update, and describes them by UIKit's messages. [UPD-01]
extension UpdatePlan {
    struct Problem {
        let text: String
        var details = ""
        var hint = ""
        /// Whether the mistake is that the counts of the data source do not agree with the changes.
        /// Other mistakes are failures on every system.
        var isAboutCounts = false

        var failure: Failure { Failure(text, details: details, hint: hint) }
    }

    func firstProblem(
        in words: ListWords, countFailureText form: Behavior.CountFailureText = .original, viewText view: String = ""
    ) -> Problem? {
        if !namesOnlyExistingPlaces {
            for isBefore in [true, false] {
                for change in changes {
                    if let problem = rangeProblem(of: change, isBeforeUpdate: isBefore, words: words) { return problem }
                }
            }
        }
        if let problem = conflictProblem() { return problem }
        return (sectionCountProblemTexts(in: words) ?? itemCountProblemTexts(in: words)).map { text, details, hint in
            Problem(
                text: countFailureText(text, form: form, viewText: view, words: words), details: details,
                hint: hint,
                isAboutCounts: true)
        }
    }

    // MARK: - Sections and items that do not exist

    /// Whether every section and item that a change names exists, before or after the update.
    ///
    /// OPTIMIZATION: the keys are checked. A check of the index paths would take a third of the
    /// time of a batch.
    private var namesOnlyExistingPlaces: Bool {
        func exists(_ item: ElementKey, in counts: [Int]) -> Bool {
            counts.indices.contains(item.section) && item.item < counts[item.section]
        }
        return sections.count + items.count == changes.count
            && (sections.deleted + sections.reloaded + sections.moves.map(\.from)).allSatisfy(before.indices.contains)
            && (sections.inserted + sections.moves.map(\.to)).allSatisfy(after.indices.contains)
            && items.deleted.allSatisfy { exists($0, in: before) }
            && items.reloaded.allSatisfy { exists($0, in: before) }
            && items.inserted.allSatisfy { exists($0, in: after) }
            && items.moves.allSatisfy { exists($0.from, in: before) && exists($0.to, in: after) }
    }

    /// Returns the problem of a change that names a section or item that does not exist; nil if it
    /// exists. A reload counts as a deletion and an insertion: reports of `reloadItems` out of
    /// range quote UIKit's message for deletions. (layerhq/Layer-Parse-iOS-Example#8)
    ///
    /// - Parameter isBeforeUpdate: whether to check the section or item that the change names
    ///   before the update, or the one after it.
    private func rangeProblem(of change: Change, isBeforeUpdate: Bool, words: ListWords) -> Problem? {
        guard let path = isBeforeUpdate ? change.before : change.after else { return nil }
        guard change.isSection || path.count == 2 else {
            // UNKNOWN: UIKit's message for an index path that has neither one nor two indexes, and
            // for a move between a path of one index and a path of two.
            return Problem(
                text: "attempt to \(change.action) an \(words.itemName) at an invalid index path (\(path.failureText))",
                details: "\(path.count) indexes instead of 2",
                hint: "name \(words.itemName)s as IndexPath(\(words.itemName):section:)")
        }
        let (counts, section) = (isBeforeUpdate ? before : after, path.section)
        let number = change.isSection ? section : path.item
        let count =
            if change.isSection {
                counts.count
            } else if counts.indices.contains(section) {
                counts[section]
            } else {
                0
            }
        guard number < 0 || number >= count else { return nil }
        let item = words.itemName
        let text =
            switch (change.action, change.isSection) {
            case (.insert, true):
                "attempt to insert section \(section) but there are only \(count) sections after the update"
            // UNKNOWN: UIKit's messages for moves of sections. The messages here are those of a
            // reimplementation of UIKit.
            case (.move, true) where isBeforeUpdate:
                "attempt to move section (\(section)) that doesn't exist (\(count) sections before update)"
            case (.move, true):
                "attempt to move section to \(section) but there are only \(count) sections after update"
            case (_, true):
                "attempt to delete section \(section), but there are only \(count) sections before the update"
            case (.insert, false) where words.namesMissingSections && section >= counts.count:
                """
                attempt to insert \(item) \(number) into section \(section), but there are only \(counts.count) \
                sections after the update
                """
            case (_, false) where isBeforeUpdate && words.namesMissingSections && section >= counts.count:
                """
                attempt to delete \(item) \(number) from section \(section), but there are only \(counts.count) \
                sections before the update
                """
            case (.insert, false):
                """
                attempt to insert \(item) \(number) into section \(section), but there are only \(count) \
                \(item)s in section \(section) after the update
                """
            // UNKNOWN: UIKit's complete message. The report quotes only parts of it.
            // (wordpress-mobile/WordPress-iOS#7278)
            case (.move, false): "attempt to move index path (\(path.failureText)) that does not exist"
            case (_, false):
                """
                attempt to delete \(item) \(number) from section \(section) which only contains \(count) \
                \(item)s before the update
                """
            }
        let details =
            switch change.action {
            case .reload: "a reload, which is a deletion and an insertion"
            case .move where !change.isSection:
                "\(count) \(item)s in section \(section) \(isBeforeUpdate ? "before" : "after") the update"
            default: ""
            }
        let hint =
            isBeforeUpdate
            ? "deletions, reloads and moves speak of the state before the update"
            : "insertions and the targets of moves speak of the state after the update"
        return Problem(text: text, details: details, hint: hint)
    }

    // MARK: - Changes that exclude each other

    /// Returns the problem of two changes that exclude each other, such as a deletion and a move of
    /// the same item; nil if there are none.
    ///
    /// UNKNOWN: UIKit's messages for some of these pairs, such as two moves of one item.
    func conflictProblem() -> Problem? {
        if !items.reloaded.isEmpty, let item = items.deleted.first(where: items.reloaded.containsByBinarySearch) {
            return Problem(
                text: "attempt to delete and reload the same index path (\(item.path.failureText))",
                hint: "use two batches, or leave the reload out")
        }
        if let section = sections.inserted.first(where: { sections.sourcesByTarget[$0] != nil }) {
            return clash(of: "an insert and a move to", at: section)
        }
        if let clash = clashOfReload() { return clash }
        for move in sections.moves {
            if sections.deleted.containsByBinarySearch(move.from) || sections.reloaded.containsByBinarySearch(move.from)
            {
                return clash(of: "a delete and a move from", at: move.from)
            }
            if sections.targetsBySource[move.from] != move.to { return clash(of: "two moves from", at: move.from) }
            if sections.sourcesByTarget[move.to] != move.from { return clash(of: "two moves to", at: move.to) }
        }
        for move in items.moves {
            if items.deleted.containsByBinarySearch(move.from) || items.reloaded.containsByBinarySearch(move.from) {
                return clash(of: "a delete and a move from", at: move.from)
            }
            if items.inserted.containsByBinarySearch(move.to) {
                return clash(of: "an insert and a move to", at: move.to)
            }
        }
        for move in items.moves {
            if items.targetsBySource[move.from] != move.to { return clash(of: "two moves from", at: move.from) }
            if items.sourcesByTarget[move.to] != move.from { return clash(of: "two moves to", at: move.to) }
        }
        return nil
    }

    /// [UPD-20] Returns the problem of a reload that inserts its section or item where a move puts
    /// another one; nil if there is none. The place where a reload inserts depends on the deletions
    /// and the insertions of the batch, and not on the moves.
    ///
    /// UNKNOWN: what UIKit shows if such places differ from those of the data, but do not clash.
    /// Here a reloaded section or item is shown at the place that it has in the data.
    private func clashOfReload() -> Problem? {
        guard !sections.moves.isEmpty || !items.moves.isEmpty else { return nil }
        let sectionsWithoutMoves = IndexShift(removed: sections.deleted, inserted: sections.inserted)
        for section in sections.reloaded {
            if let place = sectionsWithoutMoves.positionAfterUpdate(section), sections.sourcesByTarget[place] != nil {
                return clash(of: "an insert and a move to", at: place)
            }
        }
        for item in items.reloaded where !items.moves.isEmpty {
            guard let section = sectionsWithoutMoves.positionAfterUpdate(item.section) else { continue }
            let itemsWithoutMoves = IndexShift(
                removed: items.deleted.filter { $0.section == item.section }.map(\.item),
                inserted: items.inserted.filter { $0.section == section }.map(\.item))
            if let place = itemsWithoutMoves.positionAfterUpdate(item.item),
                let target = ElementKey.itemKey(section: section, item: place), items.sourcesByTarget[target] != nil
            {
                return clash(of: "an insert and a move to", at: target)
            }
        }
        return nil
    }

    private func clash(of changes: String, at section: Int) -> Problem {
        clash(of: changes, at: "section (\(section))")
    }

    private func clash(of changes: String, at item: ElementKey) -> Problem {
        clash(of: changes, at: "index path (\(item.path.failureText))")
    }

    private func clash(of changes: String, at place: String) -> Problem {
        Problem(text: "attempt to perform \(changes) the same \(place)")
    }

    // MARK: - Counts that do not agree

    /// Returns what changed in the data, and what was announced: "2 items left section 0, and 1
    /// deletion was announced". If the count is the same as before, the model may have been changed too
    /// early or too late, and the hint mentions that.
    ///
    /// - Parameter announced: the changes that were announced, by name.
    private func hint(
        change: Int, of what: String, in place: String, announced: KeyValuePairs<String, Int>
    ) -> String {
        func amount(_ count: Int, of word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }
        let parts = announced.filter { $0.value > 0 }
        let words = parts.map { amount($0.value, of: $0.key) }.joined(separator: " and ")
        let verb = parts.map(\.value).reduce(0, +) == 1 ? "was" : "were"
        let told = parts.isEmpty ? "nothing was announced" : "\(words) \(verb) announced"
        if change == 0 {
            return "\(place) has as many \(what)s as before, and \(told): change the model inside the updates closure"
        }
        return "\(amount(abs(change), of: what)) \(change < 0 ? "left" : "came into") \(place), and \(told)"
    }

    private func sectionCountProblemTexts(in words: ListWords) -> (text: String, details: String, hint: String)? {
        let (deleted, inserted) = (sections.deleted.count, sections.inserted.count)
        let expected = before.count - deleted + inserted
        guard after.count != expected else { return nil }
        return (
            """
            Invalid update: invalid number of sections.  The number of sections contained in the \
            \(words.listName) after the update (\(after.count)) must be equal to the number of sections \
            contained in the \(words.listName) before the update (\(before.count)), plus or minus the number \
            of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted).
            """,
            "before \(before.count), deleted \(deleted), inserted \(inserted): expected \(expected); "
                + "the data source answered \(after.count)",
            hint(
                change: after.count - before.count, of: "section", in: "the data",
                announced: ["deletion": deleted, "insertion": inserted])
        )
    }

    private func itemCountProblemTexts(in words: ListWords) -> (text: String, details: String, hint: String)? {
        let item = words.itemName
        for (section, count) in before.enumerated() where !sections.reloaded.containsByBinarySearch(section) {
            guard let target = self.sectionAfterUpdate(section), after.indices.contains(target) else { continue }
            let expected = expectedItemCount(inSection: section)
            guard after[target] != expected else { continue }
            let moves = Set(items.moves).filter { ($0.from.section == section) != ($0.to.section == target) }
            let out = moves.count { $0.from.section == section }
            let (inserted, deleted) = (
                items.inserted.count { $0.section == target }, items.deleted.count { $0.section == section }
            )
            return (
                itemCountText(
                    section: target, before: count, inserted: inserted, deleted: deleted, movedIn: moves.count - out,
                    movedOut: out, words: words),
                """
                before \(count), deleted \(deleted), inserted \(inserted), moved in \(moves.count - out), \
                moved out \(out): expected \(expected); the data source answered \(after[target])
                """,
                hint(
                    change: after[target] - count, of: item, in: "section \(section)",
                    announced: ["deletion": deleted, "insertion": inserted, "move": moves.count])
            )
        }
        return nil
    }

    /// Returns UIKit's message about a wrong number of items in a section.
    ///
    /// - Parameter section: the section after the update.
    func itemCountText(
        section: Int, before: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int, words: ListWords
    ) -> String {
        let item = words.itemName
        return """
            Invalid update: invalid number of \(item)s in section \(section).  The number of \(item)s \
            contained in an existing section after the update (\(after[section])) must be equal to the \
            number of \(item)s contained in that section before the update (\(before)), plus or minus the \
            number of \(item)s inserted or deleted from that section (\(inserted) inserted, \(deleted) \
            deleted) and plus or minus the number of \(item)s moved into or out of that section \
            (\(movedIn) moved in, \(movedOut) moved out).
            """
    }

    /// [UPD-07] Returns a system's message for counts that do not agree with the changes.
    ///
    /// - Parameter original: the message of the first systems.
    private func countFailureText(
        _ original: String, form: Behavior.CountFailureText, viewText view: String, words: ListWords
    ) -> String {
        let list = words.listName.prefix(1).uppercased() + words.listName.dropFirst()
        return switch form {
        case .original: original
        case .namingView: original.replacingOccurrences(of: ".  ", with: ". ") + " \(list): <\(view)>"
        case .listingUpdates:
            """
            Invalid batch updates detected: the number of sections and/or \(words.itemName)s returned by the data \
            source before and/or after performing the batch updates are inconsistent with the updates.
            Data source before updates = { \(text(of: before, words: words)) }
            Data source after updates = { \(text(of: after, words: words)) }
            Updates = [
            \(changes.flatMap { lines(for: $0, words: words) }.map { "\t\($0)" }.joined(separator: ",\n"))
            ]
            \(list): <\(view)>
            """
        }
    }

    /// Returns the counts as UIKit's message lists them.
    ///
    /// UNKNOWN: UIKit's text if there are no sections. Here it is "0 sections with item counts:
    /// []".
    private func text(of counts: [Int], words: ListWords) -> String {
        "\(counts.count) section\(counts.count == 1 ? "" : "s") with \(words.itemName) counts: \(counts)"
    }

    /// Returns the lines for a change in UIKit's list of updates. A reload is listed as a deletion
    /// and an insertion.
    ///
    /// UNKNOWN: UIKit's text for moves. Reports show only deletions and insertions.
    private func lines(for change: Change, words: ListWords) -> [String] {
        func pathText(_ path: IndexPath?) -> String? {
            path.map { change.isSection ? "(\($0.section))" : "(\($0.map(String.init).joined(separator: " - ")))" }
        }
        let what = change.isSection ? "section" : words.itemName
        let (from, to) = (pathText(change.before), pathText(change.action == .reload ? change.before : change.after))
        if change.action == .move, let from, let to { return ["Move \(what) \(from) to \(to)"] }
        return [from.map { "Delete \(what) \($0)" }, to.map { "Insert \(what) \($0)" }].compactMap(\.self)
    }
}
