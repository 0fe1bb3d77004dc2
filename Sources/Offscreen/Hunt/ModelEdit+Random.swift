import UIKit

extension ModelEdit {
    private enum SectionChange {
        case stays, isDeleted, isReloaded, moves
    }

    /// Returns random changes that can be made together to a model with these numbers of items in
    /// its sections.
    ///
    /// - Parameters:
    ///   - inserts: whether new items and sections may be inserted.
    ///   - changesSections: whether sections may be inserted, deleted and moved.
    static func randomBatch(
        counts: [Int], inserts: Bool = true, changesSections: Bool = true, using generator: inout SeededGenerator
    ) -> [ModelEdit] {
        var edits: [ModelEdit] = []
        // The changes of sections are chosen first.
        let sectionChanges: [SectionChange] = counts.indices.map { _ in
            switch Int.random(in: 0..<24, using: &generator) {
            case 2: .isReloaded
            case 0...3 where !changesSections: .stays
            case 0, 1: .isDeleted
            case 3: .moves
            default: .stays
            }
        }
        var order: [Int?] = counts.indices.filter { sectionChanges[$0] == .stays || sectionChanges[$0] == .isReloaded }
        for section in counts.indices where sectionChanges[section] == .moves {
            order.insert(section, at: Int.random(in: 0...order.count, using: &generator))
        }
        if inserts, changesSections, Int.random(in: 0..<(counts.count < 2 ? 3 : 8), using: &generator) == 0 {
            order.insert(nil, at: Int.random(in: 0...order.count, using: &generator))
        }
        for section in counts.indices {
            switch sectionChanges[section] {
            case .isDeleted: edits.append(.deleteSection(section))
            case .isReloaded: edits.append(.reloadSection(section))
            case .moves: edits.append(.moveSection(section, order.firstIndex(of: section)!))
            case .stays: break
            }
        }
        if let new = order.firstIndex(of: nil) {
            let titles = Array(repeating: "", count: Int.random(in: 0...5, using: &generator))
            edits.append(.insertSection(new, titles: titles))
        }
        // Items change only in the sections that are neither deleted, reloaded, moved nor inserted.
        let staying = order.indices.filter { place in order[place].map { sectionChanges[$0] == .stays } ?? false }
        guard !staying.isEmpty else { return edits }
        var rows = order.map { section in section.map { Array<IndexPath?>(repeating: nil, count: counts[$0]) } ?? [] }
        var arrivals: [(place: Int, from: IndexPath?)] = []
        for place in staying {
            let section = order[place]!
            var touched = Set<Int>()
            for _ in 0..<Int.random(in: 0...3, using: &generator) where counts[section] > 0 {
                let item = Int.random(in: 0..<counts[section], using: &generator)
                guard touched.insert(item).inserted else { continue }
                let path = IndexPath(item: item, section: section)
                switch Int.random(in: 0..<6, using: &generator) {
                case 0: edits.append(.reloadItem(path))
                case 1: edits.append(.reconfigureItem(path))
                case 2, 3:
                    edits.append(.deleteItem(path))
                    rows[place].removeLast()
                default:
                    arrivals.append((staying.randomElement(using: &generator)!, path))
                    rows[place].removeLast()
                }
            }
            for _ in 0..<(inserts ? Int.random(in: 0...2, using: &generator) : 0) { arrivals.append((place, nil)) }
        }
        // Each moved or new item is inserted at a random place of its target section. An invalid
        // index path represents a new item.
        let nowhere = IndexPath(item: -1, section: -1)
        for arrival in arrivals {
            rows[arrival.place].insert(
                arrival.from ?? nowhere, at: Int.random(in: 0...rows[arrival.place].count, using: &generator))
        }
        for place in staying {
            for (item, from) in rows[place].enumerated() {
                guard let from else { continue }
                let target = IndexPath(item: item, section: place)
                edits.append(from == nowhere ? .insertItem(target, title: "") : .moveItem(from, target))
            }
        }
        return edits.shuffled(using: &generator)
    }

    /// [UPD-20] Whether a batch moves an item or a section to a place where one of its reloads
    /// inserts, which UIKit does not allow. The deletions and insertions of the batch shift that
    /// place, and the moves do not.
    static func hasMoveWhereReloadInserts(_ edits: [ModelEdit], counts: [Int]) -> Bool {
        var itemTargets = Set<IndexPath>()
        var sectionTargets = Set<Int>()
        for edit in edits {
            switch edit {
            case .moveItem(_, let target): itemTargets.insert(target)
            case .moveSection(_, let target): sectionTargets.insert(target)
            default: break
            }
        }
        guard !itemTargets.isEmpty || !sectionTargets.isEmpty else { return false }
        let others = edits.filter { $0.verb != "move" }
        let sections = applyingSectionEdits(in: others, toSectionNumbers: Array(counts.indices))
        let names = counts.enumerated().map { section, count in (0..<count).map { "\(section)-\($0)" } }
        let items = applying(others, to: names)
        return others.contains { edit in
            switch edit {
            case .reloadSection(let section): sections.firstIndex(of: section).map(sectionTargets.contains) ?? false
            case .reloadItem(let path):
                items.enumerated().contains { section, items in
                    items.firstIndex(of: "\(path.section)-\(path.item)").map {
                        itemTargets.contains(IndexPath(item: $0, section: section))
                    } ?? false
                }
            default: false
            }
        }
    }

    /// Whether the changes can be made together to a model with these numbers of items in its
    /// sections. Each item or section that is not inserted must exist, and have only one change.
    /// Each insertion or move needs a target of its own, which exists after the changes. No item
    /// may change in a section that is deleted, moved, inserted or reloaded.
    static func canApply(_ edits: [ModelEdit], toCounts counts: [Int]) -> Bool {
        var usedSections = Set<Int>()
        var usedItems = Set<IndexPath>()
        var newSections = Set<Int>()
        var newItems = Set<IndexPath>()
        for edit in edits {
            switch edit {
            case .deleteSection(let section), .reloadSection(let section), .moveSection(let section, _):
                guard counts.indices.contains(section), usedSections.insert(section).inserted else { return false }
            case .deleteItem(let path), .reloadItem(let path), .reconfigureItem(let path), .moveItem(let path, _),
                .expandItem(let path), .collapseItem(let path):
                guard counts.indices.contains(path.section), path.item < counts[path.section],
                    usedItems.insert(path).inserted
                else {
                    return false
                }
            case .insertItem, .insertSection: break
            }
            switch edit {
            case .insertSection(let section, _), .moveSection(_, let section):
                guard newSections.insert(section).inserted else { return false }
            case .insertItem(let path, _), .moveItem(_, let path):
                guard newItems.insert(path).inserted else { return false }
            default: break
            }
        }
        guard usedItems.allSatisfy({ !usedSections.contains($0.section) }) else { return false }
        if newSections.isEmpty, newItems.isEmpty { return true }
        let after = applying(edits, to: counts.map { Array(repeating: "", count: $0) })
        let origins = applyingSectionEdits(in: edits, toSectionNumbers: Array(counts.indices))
        return newSections.allSatisfy { after.indices.contains($0) }
            && newItems.allSatisfy { path in
                after.indices.contains(path.section) && path.item < after[path.section].count
                    && counts.indices.contains(origins[path.section])
                    && !usedSections.contains(origins[path.section])
            }
    }
}
