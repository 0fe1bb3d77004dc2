/// The views of a section that are attached to its items and groups. A view is named by its number
/// among the views of its kind.
extension GroupRuns {
    var hasAttachedViews: Bool { runs.contains { !$0.template.badges.isEmpty } }

    /// Returns the item or the group to which a view is attached, and the number of views of the
    /// same kind that precede it there; nil if there is no such view.
    func attachment(ofKind kind: String, number: Int) -> (host: AttachmentPlace.Host, rank: Int)? {
        guard let (index, group, badge) = attachedView(ofKind: kind, number: number) else { return nil }
        let run = runs[index]
        let rank = run.template.badges.prefix { $0 != badge }.count { $0.isAtSameHost(as: badge) }
        let host: AttachmentPlace.Host =
            badge.isAttachedToGroup
            ? .group(groupCount(before: index) + group)
            : .item(run.firstItem + group * run.itemsInGroup + badge.itemIndex)
        return (host, rank)
    }

    /// Returns the number of the view at an item or a group; nil if there is no such view.
    func number(ofKind kind: String, at host: AttachmentPlace.Host, rank: Int) -> Int? {
        switch host {
        case .item(let item):
            let list = views(ofItem: item).filter { $0.kind == kind }
            return list.indices.contains(rank) ? list[rank].number : nil
        case .group(var group):
            guard
                let index = runs.indices.first(where: { index in
                    if group < runs[index].groupCount { return true }
                    group -= runs[index].groupCount
                    return false
                })
            else { return nil }
            let list = runs[index].template.badges.filter { $0.kind == kind && $0.isAttachedToGroup }
            guard list.indices.contains(rank) else { return nil }
            return runs[index].number(of: list[rank], inGroup: group)
        }
    }

    /// Returns the views that are attached to an item.
    func views(ofItem item: Int) -> [(kind: String, number: Int)] {
        guard let run = runs[runs.firstPosition { $0.endItem > item }...].first else { return [] }
        let (group, index) = (item - run.firstItem).quotientAndRemainder(dividingBy: run.itemsInGroup)
        return run.template.badges.filter { !$0.isAttachedToGroup && $0.itemIndex == index }.map {
            ($0.kind, run.number(of: $0, inGroup: group))
        }
    }

    /// Returns the run, the number of the group in the run, and the view in the group's template;
    /// nil if there is no such view.
    func attachedView(ofKind kind: String, number: Int) -> (run: Int, group: Int, badge: GroupTemplate.Badge)? {
        let index = runs.firstPosition {
            $0.badgesBefore[kind, default: 0] + $0.groupCount * $0.template.badgeCounts[kind, default: 0] > number
        }
        guard let run = runs[index...].first, let perGroup = run.template.badgeCounts[kind] else { return nil }
        let (group, ordinal) = (number - run.badgesBefore[kind, default: 0]).quotientAndRemainder(dividingBy: perGroup)
        let badge = run.template.badges.first {
            $0.kind == kind && $0.ordinal == ordinal && $0.itemIndex < run.itemsInGroup
        }
        return badge.map { (index, group, $0) }
    }

    private func groupCount(before index: Int) -> Int { runs[..<index].reduce(0) { $0 + $1.groupCount } }
}

extension GroupRuns.Run {
    /// Returns the number of a view among the views of its kind in the section.
    func number(of badge: GroupTemplate.Badge, inGroup group: Int) -> Int {
        badgesBefore[badge.kind, default: 0] + group * template.badgeCounts[badge.kind, default: 0] + badge.ordinal
    }
}

extension GroupTemplate.Badge {
    /// Whether two views of a group have the same kind and are attached to the same item, or both
    /// to the group or a group inside it.
    fileprivate func isAtSameHost(as other: Self) -> Bool {
        kind == other.kind && isAttachedToGroup == other.isAttachedToGroup
            && (isAttachedToGroup || itemIndex == other.itemIndex)
    }
}
