/// The moves of all elements in an update, an interactive movement or a drop. Cells and the views
/// attached to items move with the items, other views with their sections, unless the layout names
/// views that it inserts or deletes.
@MainActor
struct ElementMoves {
    let plan: UpdatePlan
    let table: ElementTable
    /// The views attached to items and groups before and after the update. [UPD-18]
    let attachedBefore: (any AttachedViews)?
    let attachedAfter: (any AttachedViews)?
    var named = LayoutNamedElements(deleted: [], inserted: [], sectionBeforeUpdate: { $0 })

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
