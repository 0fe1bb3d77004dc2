/// The changes of a batch update, an interactive movement or a drop, and the index path to which
/// they move each section and item. [UPD-01]
///
/// Deletions, reloads and the sources of moves have index paths before the update. Insertions and
/// the targets of moves have index paths after it. A reload moves no item. A reloaded item gets
/// another view.
struct UpdatePlan {
    struct Change: Equatable {
        let action: UICollectionViewUpdateItem.Action
        /// The path before the update; nil for an insertion. In the path of a section, the item is
        /// `NSNotFound`.
        var before: IndexPath?
        /// The path after the update; nil for a deletion and for a reload. In the path of a
        /// section, the item is `NSNotFound`.
        var after: IndexPath?
        var isSection = false

        // [UPD-21] An index path that has only a section is taken for the section.
        static func deleteItem(_ path: IndexPath) -> Change {
            path.count == 1 ? deleteSection(path[0]) : Change(action: .delete, before: path)
        }
        static func insertItem(_ path: IndexPath) -> Change {
            path.count == 1 ? insertSection(path[0]) : Change(action: .insert, after: path)
        }
        static func reloadItem(_ path: IndexPath) -> Change {
            path.count == 1 ? reloadSection(path[0]) : Change(action: .reload, before: path)
        }
        static func moveItem(_ path: IndexPath, to target: IndexPath) -> Change {
            path.count == 1 && target.count == 1
                ? moveSection(path[0], to: target[0]) : Change(action: .move, before: path, after: target)
        }
        static func deleteSection(_ section: Int) -> Change {
            Change(action: .delete, before: sectionPath(section), isSection: true)
        }
        static func insertSection(_ section: Int) -> Change {
            Change(action: .insert, after: sectionPath(section), isSection: true)
        }
        static func reloadSection(_ section: Int) -> Change {
            Change(action: .reload, before: sectionPath(section), isSection: true)
        }
        static func moveSection(_ section: Int, to target: Int) -> Change {
            Change(action: .move, before: sectionPath(section), after: sectionPath(target), isSection: true)
        }

        /// Returns the path that represents a section as a whole.
        static func sectionPath(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    }

    let changes: [Change]
    /// The number of items in each section before the update; empty in a plan that was made by
    /// `init(onScreen:)`.
    let before: [Int]
    /// The number of items in each section after the update; empty until the data source is asked.
    var after: [Int]

    let sections: ChangesByAction<Int>
    let items: ChangesByAction<ElementKey>
    let sectionShift: IndexShift
    /// The insertions and removals in each section whose items change. The keys are section numbers
    /// before the update, so insertions into new sections are missing.
    private(set) var itemShifts: [Int: IndexShift] = [:]

    init(_ changes: [Change], before: [Int], after: [Int] = []) {
        self.changes = changes
        self.before = before
        self.after = after
        sections = ChangesByAction(changes.lazy.filter { $0.isSection }, existsBefore: before.indices.contains) {
            $0.section
        }
        items = ChangesByAction(
            changes.lazy.filter { !$0.isSection },
            existsBefore: { before.indices.contains($0.section) && $0.item < before[$0.section] },
            place: ElementKey.init(item:))
        sectionShift = IndexShift(
            removed: sections.deleted + sections.targetsBySource.keys,
            inserted: sections.inserted + sections.targetsBySource.values)
        makeItemShifts()
    }

    private mutating func makeItemShifts() {
        let removed = Dictionary(grouping: items.deleted + items.targetsBySource.keys) { $0.section }
        var inserted: [Int: [ElementKey]] = [:]
        for (section, keys) in Dictionary(grouping: items.inserted + items.targetsBySource.values, by: { $0.section }) {
            if let source = sectionBeforeUpdate(section) { inserted[source, default: []] += keys }
        }
        for section in Set(removed.keys).union(inserted.keys) {
            itemShifts[section] = IndexShift(
                removed: removed[section, default: []].lazy.map { $0.item },
                inserted: inserted[section, default: []].lazy.map { $0.item })
        }
    }

    // MARK: - Positions before and after the update

    /// Returns the index after the update of the section whose index before it is `section`; nil if
    /// the update deletes the section.
    func sectionAfterUpdate(_ section: Int) -> Int? {
        sections.targetsBySource[section] ?? sectionShift.positionAfterUpdate(section)
    }

    /// Returns the index before the update of the section whose index after it is `section`; nil if
    /// the update inserts the section.
    func sectionBeforeUpdate(_ section: Int) -> Int? {
        sections.sourcesByTarget[section] ?? sectionShift.positionBeforeUpdate(section)
    }

    /// Returns the new index path of the item that is at `path` before the update; nil if the
    /// update deletes the item, or deletes its section without moving the item. An item that is
    /// only reloaded has a new index path.
    func itemPathAfterUpdate(_ path: IndexPath) -> IndexPath? {
        if let target = ElementKey(item: path).flatMap({ items.targetsBySource[$0] }) { return target.path }
        guard let section = sectionAfterUpdate(path.section) else { return nil }
        return itemShifts[path.section, default: .none].positionAfterUpdate(path.item).map {
            IndexPath(item: $0, section: section)
        }
    }

    /// Returns the old index path of the item that is at `path` after the update; nil if the update
    /// inserts the item, or inserts its section without moving the item there.
    func itemPathBeforeUpdate(_ path: IndexPath) -> IndexPath? {
        if let source = ElementKey(item: path).flatMap({ items.sourcesByTarget[$0] }) { return source.path }
        guard let section = sectionBeforeUpdate(path.section) else { return nil }
        return itemShifts[section, default: .none].positionBeforeUpdate(path.item).map {
            IndexPath(item: $0, section: section)
        }
    }

    /// Whether the update reloads the item or its section, so that the item gets another view.
    /// `path` is the path before the update.
    func reloadsItem(at path: IndexPath) -> Bool {
        sections.reloaded.containsByBinarySearch(path.section)
            || ElementKey(item: path).map(items.reloaded.containsByBinarySearch) == true
    }

    var movesElements: Bool { sectionShift != .none || !itemShifts.isEmpty }

    /// Returns the key after the update of the element whose key before it is `key`; nil if the
    /// element is deleted or gets another view.
    @MainActor
    func keyAfterUpdate(of key: ElementKey, in table: ElementTable) -> ElementKey? {
        let path = table.indexPath(of: key)
        guard path.count == 2 else { return key }
        if key.category == .cell {
            guard let target = itemPathAfterUpdate(path), !reloadsItem(at: path) else { return nil }
            return .cell(section: target.section, item: target.item)
        }
        // Other views move with their section. `ElementMoves` moves those of single items.
        guard before.indices.contains(path.section) else { return key }
        guard let section = sectionAfterUpdate(path.section), !sections.reloaded.containsByBinarySearch(path.section)
        else { return nil }
        return table.key(ofSameKindAs: key, section: section, item: path.item)
    }

    /// Returns the key before the update of the element whose key after it is `key`; nil if the
    /// element is new or gets another view.
    @MainActor
    func keyBeforeUpdate(of key: ElementKey, in table: ElementTable) -> ElementKey? {
        let path = table.indexPath(of: key)
        guard path.count == 2 else { return key }
        if key.category == .cell {
            guard let source = itemPathBeforeUpdate(path), !reloadsItem(at: source) else { return nil }
            return .cell(section: source.section, item: source.item)
        }
        guard after.indices.contains(path.section) else { return key }
        guard let section = sectionBeforeUpdate(path.section), !sections.reloaded.containsByBinarySearch(section) else {
            return nil
        }
        return table.key(ofSameKindAs: key, section: section, item: path.item)
    }

    // MARK: - Items that an update may bring on screen [UPD-03]

    /// Returns the items that will probably be on screen after the update, by their paths before
    /// the update. Inserted and reloaded items are left out.
    ///
    /// The items of all sections are numbered in order. An item is returned if its number after the
    /// update is the number of an item that is on screen before the update. These items come on
    /// screen if the offset stays and items have similar sizes. The counts after the update need
    /// not be known.
    ///
    /// UNKNOWN: which items UIKit asks about. Here items of an inserted section are not counted. If
    /// the old attributes of an item that comes on screen are not known, its animation begins at
    /// its new place.
    ///
    /// - Parameter shown: the paths of the items on screen before the update, sorted.
    func oldPathsOfItems(takingPlacesOf shown: [IndexPath]) -> [IndexPath] {
        var origins: [IndexPath] = []
        origins.reserveCapacity(shown.count)
        var (oldSection, oldStart) = (0, 0)
        // The section after the update in which the last number was found, the number of its first
        // item, and the number after its last item.
        var (section, start, end) = (-1, 0, 0)
        let sectionCount = before.count - sectionShift.removed.count + sectionShift.inserted.count
        for path in shown where before.indices.contains(path.section) {
            while oldSection < path.section {
                oldStart += before[oldSection]
                oldSection += 1
            }
            let ordinal = oldStart + path.item
            while ordinal >= end, section < sectionCount {
                section += 1
                start = end
                end += existingSectionBeforeUpdate(section).map { max(0, expectedItemCount(inSection: $0)) } ?? 0
            }
            guard section < sectionCount else { break }
            let origin = itemPathBeforeUpdate(IndexPath(item: ordinal - start, section: section))
            if let origin, exists(origin, in: before), !reloadsItem(at: origin) { origins.append(origin) }
        }
        return origins
    }

    /// Returns the number before the update of the section that has the number `section` after it;
    /// nil if that section is inserted or reloaded.
    func unreloadedOldSection(forNewSection section: Int) -> Int? {
        existingSectionBeforeUpdate(section).flatMap { sections.reloaded.containsByBinarySearch($0) ? nil : $0 }
    }

    private func existingSectionBeforeUpdate(_ section: Int) -> Int? {
        sectionBeforeUpdate(section).flatMap { before.indices.contains($0) ? $0 : nil }
    }

    /// Returns the number of items that a section must have after the update. The number of the
    /// section is that before the update.
    func expectedItemCount(inSection section: Int) -> Int { before[section] + itemCountChange(inSection: section) }

    /// Returns how many more items come into a section than leave it. The number of the section is
    /// that before the update.
    func itemCountChange(inSection section: Int) -> Int {
        let shift = itemShifts[section, default: .none]
        return shift.inserted.count - shift.removed.count
    }

    private func exists(_ path: IndexPath, in counts: [Int]) -> Bool {
        counts.indices.contains(path.section) && path.item >= 0 && path.item < counts[path.section]
    }

    // MARK: - Update items for the layout

    @MainActor
    var updateItems: [UICollectionViewUpdateItem] {
        var items: [UICollectionViewUpdateItem] = []
        items.reserveCapacity(changes.count)
        // OPTIMIZATION: a loop instead of `map`, because a closure checks at each call that it runs
        // on the main actor. The check costs 230 instructions.
        for change in changes {
            var after = change.after
            if change.action == .reload, let path = change.before {
                after =
                    change.isSection
                    ? sectionAfterUpdate(path.section).map(Change.sectionPath) : itemPathAfterUpdate(path)
            }
            items.append(UICollectionViewUpdateItem(change.action, before: change.before, after: after))
        }
        return items
    }

    /// Every item that stays must get a path that exists, and `itemPathBeforeUpdate(_:)` must
    /// convert that path back. The check visits every item, so it is meant for tests.
    func invariantProblems() -> [String] {
        var broken: [String] = []
        for (section, count) in before.enumerated() where !sections.reloaded.containsByBinarySearch(section) {
            for item in 0..<count {
                let path = IndexPath(item: item, section: section)
                guard let target = itemPathAfterUpdate(path) else { continue }
                let source = itemPathBeforeUpdate(target)
                if !exists(target, in: after) {
                    broken.append("item \(path.text) goes to \(target.text), which does not exist")
                } else if source != path {
                    broken.append(
                        "item \(path.text) goes to \(target.text), where \(source?.text ?? "nothing") comes from")
                }
            }
        }
        return broken
    }
}

// MARK: - Changes on screen

extension UpdatePlan {
    /// Makes a plan of changes on screen that no batch update has requested.
    init(onScreen changes: [Change]) { self.init(changes, before: []) }

    /// Makes a plan that leads from the index paths of the data source to those on screen: the move
    /// of the item that the user is moving, or the insertions of the gap and the placeholders of a
    /// drop. Nil if there is no such item, gap or placeholder.
    init?(carried: CarriedItem?, dropPlaces: DropPlaces) {
        let changes =
            carried.map { [Change.moveItem($0.origin, to: $0.target)] }
            ?? dropPlaces.places.map { .insertItem($0.path) }
        if changes.isEmpty { return nil }
        self.init(onScreen: changes)
    }
}

/// Computes how insertions and removals in a list change the positions of its other elements. A
/// batch update uses this for the sections, and for the items of each section. [UPD-01]
///
/// Removals are positions before the update. Insertions are positions after it. The other elements
/// keep their order: the k-th element that is not removed moves to the k-th position that no
/// insertion takes.
struct IndexShift: Equatable {
    /// Both lists are sorted and without duplicates.
    let removed: ContiguousArray<Int>
    let inserted: ContiguousArray<Int>

    init(removed: some Sequence<Int>, inserted: some Sequence<Int>) {
        self.removed = removed.sortedWithoutDuplicates()
        self.inserted = inserted.sortedWithoutDuplicates()
    }

    static let none = IndexShift(removed: [], inserted: [])

    /// Returns the position after the update of the element whose position before it is `before`;
    /// nil if the element is removed.
    func positionAfterUpdate(_ before: Int) -> Int? {
        IndexShift.shifted(before, omitting: removed, skipping: inserted)
    }

    /// Returns the position before the update of the element whose position after it is `after`;
    /// nil if the element is inserted.
    func positionBeforeUpdate(_ after: Int) -> Int? { IndexShift.shifted(after, omitting: inserted, skipping: removed) }

    private static func shifted(
        _ number: Int, omitting omitted: ContiguousArray<Int>, skipping skipped: ContiguousArray<Int>
    ) -> Int? {
        let below = omitted.firstPosition { $0 >= number }
        if below < omitted.count, omitted[below] == number { return nil }
        // The result is the `rank`-th number, counted from 0, that is not skipped. It is `rank`
        // plus the number of skipped numbers below it. A skipped number lies below the result if at
        // most `rank` numbers below it are not skipped. Below skipped[i], the count of such numbers
        // is skipped[i] - i.
        let rank = number - below
        return rank + (0..<skipped.count).partitionPoint(where: { skipped[$0] - $0 <= rank })
    }
}
