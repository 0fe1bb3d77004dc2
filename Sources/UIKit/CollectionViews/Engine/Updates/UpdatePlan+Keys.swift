/// Maps the keys of elements through an update.
@MainActor
extension UpdatePlan {
    /// The key after the update of an element before it; nil when it is gone or gets another view.
    func key(after key: ElementKey, in table: ElementTable) -> ElementKey? {
        let path = table.indexPath(of: key)
        guard path.count == 2 else { return key }
        if key.category == .cell {
            guard !isReloaded(path), let target = item(after: path) else { return nil }
            return .cell(section: target.section, item: target.item)
        }
        // [UPD-04] Supplementary and decoration views follow their section.
        // UNKNOWN: whether one of a single item follows that item; the plainest is the section alone.
        guard before.indices.contains(path.section) else { return key }
        guard !sorted.reloadedSections.contains(path.section), let section = section(after: path.section) else { return nil }
        return table.key(like: key, section: section, item: path.item)
    }

    /// The key before the update of an element after it; nil when it is new or gets another view.
    func key(before key: ElementKey, in table: ElementTable) -> ElementKey? {
        let path = table.indexPath(of: key)
        guard path.count == 2 else { return key }
        if key.category == .cell {
            guard let origin = item(before: path), !isReloaded(origin) else { return nil }
            return .cell(section: origin.section, item: origin.item)
        }
        guard after.indices.contains(path.section) else { return key }
        guard let section = section(before: path.section), !sorted.reloadedSections.contains(section) else { return nil }
        return table.key(like: key, section: section, item: path.item)
    }
}
