/// The batch of changes that a collection view needs to go from one snapshot to another.
///
/// Sections and items are compared by identifier. Everything that can keep its place among its neighbours keeps it. Of the rest,
/// existing ones move, and only new ones are inserted. Reload marks are ignored here, because they come in a batch of their own.
struct SnapshotStep: Equatable {
    private(set) var changes: [UpdatePlan.Change] = []

    init<Section, Item>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let sectionOrigins = new.sections.origins(in: old.sections)
        let itemOrigins = new.items.origins(in: old.items)
        deleteSections(old.sections.count, sectionOrigins)
        deleteItems(old.bounds, itemOrigins, keeping: Set(sectionOrigins))
        placeSections(sectionOrigins)
        for (section, origin) in sectionOrigins.enumerated() {
            placeItems(new.bounds[section], of: section, from: origin, old.bounds, itemOrigins)
        }
    }

    private mutating func deleteSections(_ count: Int, _ origins: [Int]) {
        var isKept = [Bool](repeating: false, count: count)
        for origin in origins where origin >= 0 { isKept[origin] = true }
        for section in 0..<count where !isKept[section] { changes.append(.deleteSection(section)) }
    }

    private mutating func deleteItems(_ old: SectionBounds, _ origins: [Int], keeping sections: Set<Int>) {
        guard old.count > 0 else { return }
        var isKept = [Bool](repeating: false, count: old[old.count - 1].upperBound)
        for origin in origins where origin >= 0 { isKept[origin] = true }
        for section in 0..<old.count where sections.contains(section) {
            let items = old[section]
            for position in items where !isKept[position] {
                changes.append(.deleteItem(IndexPath(item: position - items.lowerBound, section: section)))
            }
        }
    }

    private mutating func placeSections(_ origins: [Int]) {
        let stays = longestRise(of: origins)
        for (section, origin) in origins.enumerated() {
            if origin < 0 {
                changes.append(.insertSection(section))
            } else if !stays[section] {
                changes.append(.moveSection(origin, to: section))
            }
        }
    }

    /// - Parameter origin: the section before; -1 for a new section, which brings its new items along.
    private mutating func placeItems(
        _ items: Range<Int>, of section: Int, from origin: Int, _ old: SectionBounds, _ itemOrigins: [Int]
    ) {
        let home = origin < 0 ? 0..<0 : old[origin]
        let stays = longestRise(of: itemOrigins[items].map { home.contains($0) ? $0 : -1 })
        for position in items where !stays[position - items.lowerBound] {
            let path = IndexPath(item: position - items.lowerBound, section: section)
            let source = itemOrigins[position]
            if source >= 0 {
                let sourceSection = home.contains(source) ? origin : old.section(containing: source)
                changes.append(.moveItem(IndexPath(item: source - old[sourceSection].lowerBound, section: sourceSection), to: path))
            } else if origin >= 0 {
                changes.append(.insertItem(path))
            }
        }
    }
}
