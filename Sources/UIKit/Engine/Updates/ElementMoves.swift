/// The moves of all elements in an update, an interactive movement or a drop. Cells and the views
/// attached to items move with the items, other views with their sections, unless the layout names
/// views that it inserts or deletes.
///
/// OPTIMIZATION: a class, because the closures that use it would copy the plan of a struct.
@MainActor
final class ElementMoves {
    let plan: UpdatePlan
    let table: ElementTable
    /// The views attached to items and groups before and after the update. [UPD-18]
    let attachedBefore: (any AttachedViews)?
    let attachedAfter: (any AttachedViews)?
    let named: LayoutNamedElements

    init(
        plan: UpdatePlan, table: ElementTable, attachedBefore: (any AttachedViews)?,
        attachedAfter: (any AttachedViews)?, named: LayoutNamedElements = LayoutNamedElements()
    ) {
        self.plan = plan
        self.table = table
        self.attachedBefore = attachedBefore
        self.attachedAfter = attachedAfter
        self.named = named
    }

    /// Returns the key after the update of the element whose key before it is `key`; nil if the
    /// element is deleted or gets another view.
    func keyAfterUpdate(of key: ElementKey) -> ElementKey? {
        guard let attachedBefore, let (kind, place) = place(of: key, among: attachedBefore) else {
            return named.keyAfterUpdate(of: key, movedWithSection: plan.keyAfterUpdate(of: key, in: table))
        }
        // UNKNOWN: whether UIKit asks for another view if the item of an attached view is reloaded.
        // Here the view stays.
        guard !named.deleted.contains(key), !plan.sections.reloaded.containsByBinarySearch(place.section) else {
            return nil
        }
        guard let moved = place.afterUpdate(plan).flatMap({ self.key(ofKind: kind, at: $0, among: attachedAfter) }),
            !named.inserted.contains(moved)
        else { return nil }
        return moved
    }

    /// Returns the key before the update of the element whose key after it is `key`; nil if the
    /// element is new or gets another view.
    func keyBeforeUpdate(of key: ElementKey) -> ElementKey? {
        guard let attachedAfter, let (kind, place) = place(of: key, among: attachedAfter) else {
            return named.keyBeforeUpdate(of: key, movedWithSection: plan.keyBeforeUpdate(of: key, in: table))
        }
        guard !named.inserted.contains(key), let source = place.beforeUpdate(plan),
            !plan.sections.reloaded.containsByBinarySearch(source.section)
        else { return nil }
        return self.key(ofKind: kind, at: source, among: attachedBefore)
    }

    private func place(of key: ElementKey, among attached: any AttachedViews) -> (kind: String, AttachmentPlace)? {
        guard key.category == .supplementaryView else { return nil }
        let kind = table.kind(of: key)
        return attached.place(ofKind: kind, at: table.indexPath(of: key)).map { (kind, $0) }
    }

    private func key(ofKind kind: String, at place: AttachmentPlace, among attached: (any AttachedViews)?)
        -> ElementKey?
    {
        attached?.path(ofKind: kind, at: place).map {
            table.key(ofCategory: .supplementaryView, kind: kind, at: $0)
        }
    }
}

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

    /// Makes the value for a layout that names no views.
    init() { (deleted, inserted) = ([], []) }

    /// - Parameter sectionBeforeUpdate: converts the number of a section after the update into that
    ///   before it. Nil for an inserted section.
    init(deleted: Set<ElementKey>, inserted: Set<ElementKey>, sectionBeforeUpdate: (Int) -> Int?) {
        self.deleted = deleted
        self.inserted = inserted
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

extension AttachmentPlace {
    /// Returns the place after an update; nil if its item or its section is deleted. A group keeps
    /// its number in its section, because an update names only items and sections.
    func afterUpdate(_ update: UpdatePlan) -> Self? {
        moved(section: update.sectionAfterUpdate, item: update.itemPathAfterUpdate)
    }

    /// Returns the place before an update; nil if its item or its section is inserted.
    func beforeUpdate(_ update: UpdatePlan) -> Self? {
        moved(section: update.sectionBeforeUpdate, item: update.itemPathBeforeUpdate)
    }

    private func moved(section convertSection: (Int) -> Int?, item convertItem: (IndexPath) -> IndexPath?) -> Self? {
        guard let itemPath else { return convertSection(section).map { Self(section: $0, host: host, rank: rank) } }
        return convertItem(itemPath).map { Self(section: $0.section, host: .item($0.item), rank: rank) }
    }
}
