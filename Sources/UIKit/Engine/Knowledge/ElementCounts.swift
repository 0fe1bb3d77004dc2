/// The numbers of sections and items that the data source has returned. They also count the item
/// that the user is moving at its place on screen, and the gap and the placeholders of a drop.
/// After `discardAll()` the data source is asked again.
struct ElementCounts {
    private static let unknown = -1

    private(set) var sectionCount: Int?
    private var itemCounts: ContiguousArray<Int> = []

    mutating func discardAll() {
        sectionCount = nil
        itemCounts.removeAll(keepingCapacity: true)
    }

    mutating func reset(sectionCount count: Int) {
        sectionCount = count
        itemCounts = ContiguousArray(repeating: Self.unknown, count: max(0, count))
    }

    /// Returns the number of items in a section; nil if the section does not exist or its count was
    /// not asked for.
    func itemCount(inSection section: Int) -> Int? {
        guard itemCounts.indices.contains(section), itemCounts[section] != Self.unknown else { return nil }
        return itemCounts[section]
    }

    mutating func setItemCount(_ count: Int, inSection section: Int) { itemCounts[section] = count }

    /// Updates the stored counts by a plan of changes that exist only on screen, not in the data
    /// source.
    mutating func update(by plan: UpdatePlan) {
        for section in plan.itemShifts.keys {
            guard let count = itemCount(inSection: section) else { continue }
            setItemCount(max(0, count + plan.itemCountChange(inSection: section)), inSection: section)
        }
    }

    func invariantProblems() -> [String] {
        (itemCounts.count != max(0, sectionCount ?? 0)
            ? ["counts keep \(itemCounts.count) sections of \(sectionCount ?? 0)"] : [])
            + itemCounts.indices.filter { itemCounts[$0] < -1 }.map { "section \($0) has \(itemCounts[$0]) items" }
    }
}
