/// The supplementary and decoration views that the layout itself inserts and deletes in an update,
/// and the item indexes to which the other views of the same kind move. [UPD-04], [UPD-17]
///
/// Views of one kind in one section are a list, ordered by the item index of their paths. The
/// layout's deletions and insertions change this list as those of items change a section.
struct LayoutNamedElements {
    /// The keys before the update of the views that the layout deletes.
    let deleted: Set<ElementKey>
    /// The keys after the update of the views that the layout inserts.
    let inserted: Set<ElementKey>
    /// The deletions and insertions by category, kind and section. The section is that before the
    /// update.
    private var shifts: [UInt64: IndexShift] = [:]

    /// - Parameter sectionBeforeUpdate: converts the number of a section after the update into that
    ///   before it. Nil for an inserted section.
    init(deleted: Set<ElementKey>, inserted: Set<ElementKey>, sectionBeforeUpdate: (Int) -> Int?) {
        self.deleted = deleted
        self.inserted = inserted
        guard !deleted.isEmpty || !inserted.isEmpty else { return }
        var removedItems: [UInt64: [Int]] = [:]
        var insertedItems: [UInt64: [Int]] = [:]
        for key in deleted where key.isPacked { removedItems[key.list, default: []].append(key.item) }
        for key in inserted where key.isPacked {
            guard let section = sectionBeforeUpdate(key.section) else { continue }
            insertedItems[key.inSection(section).list, default: []].append(key.item)
        }
        for list in Set(removedItems.keys).union(insertedItems.keys) {
            shifts[list] = IndexShift(removed: removedItems[list] ?? [], inserted: insertedItems[list] ?? [])
        }
    }

    /// Returns the key after the update of a view that stays.
    ///
    /// - Parameters:
    ///   - key: the key before the update. Nil is returned if the layout deletes it.
    ///   - moved: the key that the view has after the update if the layout names no view of its
    ///     kind. Nil is returned for nil.
    func keyAfterUpdate(of key: ElementKey, movedWithSection moved: ElementKey?) -> ElementKey? {
        guard !deleted.contains(key), let moved else { return nil }
        guard !shifts.isEmpty, key.isPacked, let shift = shifts[key.list] else {
            return inserted.contains(moved) ? nil : moved
        }
        return shift.positionAfterUpdate(moved.item).map(moved.atItem)
    }

    /// Returns the key before the update of a view that is not new.
    ///
    /// - Parameters:
    ///   - key: the key after the update. Nil is returned if the layout inserts it.
    ///   - moved: the key that the view has before the update if the layout names no view of its
    ///     kind. Nil is returned for nil.
    func keyBeforeUpdate(of key: ElementKey, movedWithSection moved: ElementKey?) -> ElementKey? {
        guard !inserted.contains(key), let moved else { return nil }
        guard !shifts.isEmpty, key.isPacked, let shift = shifts[moved.list] else { return moved }
        return shift.positionBeforeUpdate(moved.item).map(moved.atItem)
    }
}

extension ElementKey {
    /// Whether the path of the element is part of the key.
    fileprivate var isPacked: Bool { kind != Self.unpackedKind }
    /// The category, the kind and the section.
    fileprivate var list: UInt64 { bits >> 32 }

    fileprivate func atItem(_ item: Int) -> ElementKey {
        ElementKey(category: category, kind: kind, section: section, item: item)
    }

    fileprivate func inSection(_ section: Int) -> ElementKey {
        ElementKey(category: category, kind: kind, section: section, item: item)
    }
}
