/// A reference implementation of a snapshot: arrays that are searched.
struct NaiveSnapshot {
    var sections: [(name: String, items: [Int])] = []
    func place(of item: Int) -> (section: Int, item: Int)? {
        for (section, content) in sections.enumerated() {
            if let index = content.items.firstIndex(of: item) { return (section, index) }
        }
        return nil
    }

    func index(of section: String) -> Int? { sections.firstIndex { $0.name == section } }

    mutating func remove(_ items: [Int]) {
        for section in sections.indices { sections[section].items.removeAll(where: items.contains) }
    }

    /// Appends items to a section, or to the last one. Returns nil if UIKit raises; then nothing
    /// has changed.
    mutating func append(_ items: [Int], to section: String?) -> Void? {
        guard !sections.isEmpty || section != nil, Set(items).count == items.count else { return nil }
        guard let target = section.map(index) ?? sections.count - 1 else { return nil }
        remove(items)
        sections[target].items += items
        return ()
    }

    mutating func insert(_ items: [Int], nextTo item: Int, offset: Int) -> Void? {
        guard place(of: item) != nil, !items.contains(item), Set(items).count == items.count else { return nil }
        remove(items)
        let target = place(of: item)!
        return sections[target.section].items.insert(contentsOf: items, at: target.item + offset)
    }

    mutating func move(_ item: Int, nextTo other: Int, offset: Int) -> Void? {
        place(of: item) == nil ? nil : insert([item], nextTo: other, offset: offset)
    }

    private func isNew(_ names: [String]) -> Bool {
        Set(names).count == names.count && names.allSatisfy { index(of: $0) == nil }
    }

    mutating func append(_ names: [String]) -> Void? {
        guard isNew(names) else { return nil }
        sections += names.map { ($0, []) }
        return ()
    }

    mutating func insert(_ names: [String], nextTo name: String, offset: Int) -> Void? {
        guard isNew(names), let target = index(of: name) else { return nil }
        return sections.insert(contentsOf: names.map { ($0, []) }, at: target + offset)
    }

    mutating func remove(_ names: [String]) { sections.removeAll { names.contains($0.name) } }

    mutating func move(_ name: String, nextTo other: String, offset: Int) -> Void? {
        guard let source = index(of: name), index(of: other) != nil, name != other else { return nil }
        let moved = sections.remove(at: source)
        return sections.insert(moved, at: index(of: other)! + offset)
    }
}
