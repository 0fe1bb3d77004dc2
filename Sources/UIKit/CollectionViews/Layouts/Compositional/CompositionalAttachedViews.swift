/// The views that a compositional layout attaches to items and groups.
struct CompositionalAttachedViews: AttachedViews {
    private let plan: CompositionalPlan

    /// Nil if the layout attaches no views.
    init?(of plan: CompositionalPlan) {
        guard plan.sections.contains(where: { $0.body.runs.hasAttachedViews }) else { return nil }
        self.plan = plan
    }

    func place(ofKind kind: String, at path: IndexPath) -> AttachmentPlace? {
        guard path.count == 2, plan.boundaryItem(ofKind: kind, at: path) == nil,
            let runs = plan.plan(ofSection: path.section)?.runs
        else { return nil }
        return runs.attachment(ofKind: kind, number: path.item).map {
            AttachmentPlace(section: path.section, host: $0.host, rank: $0.rank)
        }
    }

    func path(ofKind kind: String, at place: AttachmentPlace) -> IndexPath? {
        plan.plan(ofSection: place.section)?.runs.number(ofKind: kind, at: place.host, rank: place.rank).map {
            IndexPath(item: $0, section: place.section)
        }
    }

    func views(ofItemAt path: IndexPath) -> [(kind: String, path: IndexPath)] {
        guard path.count == 2, let runs = plan.plan(ofSection: path.section)?.runs else { return [] }
        return runs.views(ofItem: path.item).map { ($0.kind, IndexPath(item: $0.number, section: path.section)) }
    }
}
