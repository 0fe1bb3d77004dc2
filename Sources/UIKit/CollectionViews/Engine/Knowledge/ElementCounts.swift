/// The numbers of sections and items that the data source has returned. After `forget()` they are asked for again.
struct ElementCounts {
    private static let unknown = -1

    private(set) var sections: Int?
    private var items: ContiguousArray<Int> = []

    mutating func forget() {
        sections = nil
        items.removeAll(keepingCapacity: true)
    }

    mutating func setSections(_ count: Int) {
        sections = count
        items = ContiguousArray(repeating: Self.unknown, count: max(0, count))
    }

    /// Returns the number of items in a section; nil if the section does not exist or its count was not asked for.
    func items(inSection section: Int) -> Int? {
        guard items.indices.contains(section), items[section] != Self.unknown else { return nil }
        return items[section]
    }

    mutating func setItems(_ count: Int, inSection section: Int) { items[section] = count }

    /// Updates the stored counts by a plan of changes on screen that the data source does not know of.
    mutating func follow(_ plan: UpdatePlan) {
        for section in plan.itemShifts.keys {
            if let count = items(inSection: section) { setItems(max(0, count + plan.surplus(inSection: section)), inSection: section) }
        }
    }

    /// Returns a description of each broken invariant. There must be one item count for each section. No count may be less than -1, which marks
    /// an unknown count.
    func checkInvariants() -> [String] {
        (items.count != max(0, sections ?? 0) ? ["counts keep \(items.count) sections of \(sections ?? 0)"] : [])
            + items.indices.filter { items[$0] < -1 }.map { "section \($0) has \(items[$0]) items" }
    }
}
