/// The elements that an update may bring on screen from out of sight. [UPD-03]
extension UpdatePlan {
    /// The items that will have the ordinal numbers of those on screen: without another offset, and where items have similar sizes,
    /// these are the items that will be on screen. The data source does not have to be asked for counts yet.
    ///
    /// UNKNOWN: which items UIKit asks about. Here items of an inserted section are not counted, and when other items than these
    /// come on screen, they start at their new places.
    ///
    /// - Parameter shown: the items on screen, sorted.
    /// - Returns: their paths before the update.
    func itemOrigins(replacing shown: [IndexPath]) -> [IndexPath] {
        var origins: [IndexPath] = []
        var (oldSection, oldStart) = (0, 0)
        var (section, start) = (0, 0)
        let sectionCount = before.count - sections.removed.count + sections.filled.count
        for path in shown where before.indices.contains(path.section) {
            while oldSection < path.section {
                oldStart += before[oldSection]
                oldSection += 1
            }
            let ordinal = oldStart + path.item
            while section < sectionCount, ordinal >= start + expectedCount(ofSection: section) {
                start += expectedCount(ofSection: section)
                section += 1
            }
            guard section < sectionCount else { break }
            guard let origin = item(before: IndexPath(item: ordinal - start, section: section)), isItem(origin), !isReloaded(origin) else {
                continue
            }
            origins.append(origin)
        }
        return origins
    }

    /// The section that takes the place of a section; nil when that is new or gets other views.
    func sectionOrigin(replacing section: Int) -> Int? {
        self.section(before: section).flatMap { before.indices.contains($0) && !sorted.reloadedSections.contains($0) ? $0 : nil }
    }

    /// Whether elements change their places.
    var movesElements: Bool { !sections.isIdentity || !items.isEmpty }

    private func isItem(_ path: IndexPath) -> Bool {
        before.indices.contains(path.section) && path.item >= 0 && path.item < before[path.section]
    }

    /// The number of items that a section has after the update, if the changes are complete.
    private func expectedCount(ofSection section: Int) -> Int {
        guard let source = self.section(before: section), before.indices.contains(source) else { return 0 }
        guard let shift = items[source] else { return before[source] }
        return max(0, before[source] - shift.removed.count + shift.filled.count)
    }
}
