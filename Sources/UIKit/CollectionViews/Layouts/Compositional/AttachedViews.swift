/// The views that a compositional layout attaches to items and groups, such as badges, as they are
/// at one moment. They move with their items. [UPD-18]
struct AttachedViews {
    private let plan: CompositionalPlan

    /// Nil if the layout attaches no views.
    init?(of plan: CompositionalPlan) {
        guard plan.sections.contains(where: { $0.body.runs.hasAttachedViews }) else { return nil }
        self.plan = plan
    }

    /// The item or the group to which a view is attached.
    struct Place {
        let section: Int
        let attachment: GroupRuns.Attachment
    }

    /// Returns the place of a view; nil if the view is not attached to an item or a group.
    func place(ofKind kind: String, at path: IndexPath) -> Place? {
        guard path.count == 2, plan.boundaryItem(ofKind: kind, at: path) == nil,
            let runs = plan.plan(ofSection: path.section)?.runs
        else { return nil }
        return runs.attachment(ofKind: kind, number: path.item).map { Place(section: path.section, attachment: $0) }
    }

    /// Returns the path of the view of a kind at a place; nil if there is none.
    func path(ofKind kind: String, at place: Place) -> IndexPath? {
        plan.plan(ofSection: place.section)?.runs.number(ofKind: kind, at: place.attachment).map {
            IndexPath(item: $0, section: place.section)
        }
    }

    /// Returns the views that are attached to an item.
    func views(ofItemAt path: IndexPath) -> [(kind: String, path: IndexPath)] {
        guard path.count == 2, let runs = plan.plan(ofSection: path.section)?.runs else { return [] }
        return runs.views(ofItem: path.item).map { ($0.kind, IndexPath(item: $0.number, section: path.section)) }
    }
}

extension AttachedViews.Place {
    /// Returns the place after an update; nil if its item or its section is deleted. A group keeps
    /// its number in its section, because an update names only items and sections.
    func afterUpdate(_ update: UpdatePlan) -> Self? {
        moved(section: update.sectionAfterUpdate, item: update.itemPathAfterUpdate)
    }

    /// Returns the place before an update; nil if its item or its section is inserted.
    func beforeUpdate(_ update: UpdatePlan) -> Self? {
        moved(section: update.sectionBeforeUpdate, item: update.itemPathBeforeUpdate)
    }

    /// The path of the item; nil for a group.
    var itemPath: IndexPath? {
        guard case .item(let item) = attachment.host else { return nil }
        return IndexPath(item: item, section: section)
    }

    private func moved(section convertSection: (Int) -> Int?, item convertItem: (IndexPath) -> IndexPath?) -> Self? {
        guard let itemPath else {
            return convertSection(section).map { Self(section: $0, attachment: attachment) }
        }
        return convertItem(itemPath).map {
            Self(section: $0.section, attachment: GroupRuns.Attachment(host: .item($0.item), rank: attachment.rank))
        }
    }
}
