/// Asks the data source for the numbers of sections and items, and stores them in
/// `EngineState.counts`.
@MainActor
final class CountLoader {
    private let host: Host
    private let state: EngineState
    private let dataSource: any DataSourceClient
    /// The sections for whose item counts the data source is being asked at present, the latest
    /// last. The value -1 means the number of sections.
    // UNCHECKED: read and changed for each section. With checks, and without the copy of an equal
    // section in `FlowSectionInputs`, the first layout of 100,000 sections had 38 % more
    // instructions.
    @exclusivity(unchecked) private var sectionsBeingAsked: [Int] = []

    init(host: Host, state: EngineState, dataSource: any DataSourceClient) {
        self.host = host
        self.state = state
        self.dataSource = dataSource
    }

    func numberOfSections() -> Int {
        if let known = state.counts.sectionCount { return known }
        let answer = validCount(section: -1) { dataSource.numberOfSections() }
        state.counts.reset(sectionCount: answer)
        return answer
    }

    /// Returns the number of items in a section as the list shows it; 0 for a section
    /// that does not exist. This is the data source's number, plus or minus the items that the user
    /// has moved into or out of the section, plus the gap and the placeholders of a drop.
    func numberOfItems(inSection section: Int) -> Int {
        if let known = state.counts.itemCount(inSection: section) { return known }
        guard section >= 0, section < numberOfSections() else { return 0 }
        let answer = validCount(section: section) {
            let answer = dataSource.numberOfItems(inSection: section)
            guard state.hasRearrangedItems, dataSource.exists else { return answer }
            return answer + state.itemCountDifference(inSection: section)
        }
        if section < numberOfSections() { state.counts.setItemCount(answer, inSection: section) }
        return answer
    }

    /// Calls `ask`, and returns its result as a valid count. A negative result becomes 0. A result
    /// that is too great for an `ElementKey` becomes 0 and is a failure. If the data source is
    /// already being asked for this count, returns 0 without calling `ask`.
    ///
    /// - Parameter section: the section, or -1 for the number of sections.
    private func validCount(section: Int, _ ask: () -> Int) -> Int {
        if sectionsBeingAsked.contains(section) { return 0 }
        sectionsBeingAsked.append(section)
        let answer = ask()
        sectionsBeingAsked.removeLast()
        let greatest = section < 0 ? ElementKey.greatestSection : ElementKey.greatestItem
        guard answer > greatest else { return max(0, answer) }
        let what = section < 0 ? "sections" : "items in section \(section)"
        host.world.fail(
            "the data source answered with \(answer) \(what)",
            details: "at most \(greatest) are modelled; the answer is taken as 0",
            hint: answer == NSNotFound ? "this is NSNotFound, which is not a count" : "no screen shows as many")
        return 0
    }

    /// Whether an element can exist. A cell needs an item. A supplementary view whose section
    /// number is too great cannot exist, and is a failure. Every other supplementary view and every
    /// decoration view can exist.
    func validatePlace(for category: ElementCategory, kind: String?, at path: IndexPath) -> Bool {
        if category == .cell { return isValidItem(path) }
        guard category == .supplementaryView, let section = path.first, section >= numberOfSections() else {
            return true
        }
        host.world.fail(
            """
            request for layout attributes for supplementary view \(kind ?? "") in section \(section) when \
            there are only \(numberOfSections()) sections in the collection view
            """,
            hint: "ask for sections that the data source has")
        return false
    }

    func itemCounts() -> [Int] {
        let sectionCount = numberOfSections()
        var counts: [Int] = []
        counts.reserveCapacity(sectionCount)
        // OPTIMIZATION: a loop, because the closure of `map` would check for each section that it
        // runs on the main actor.
        for section in 0..<sectionCount { counts.append(numberOfItems(inSection: section)) }
        return counts
    }

    func isValidItem(_ key: ElementKey) -> Bool {
        key.kind == ElementKey.unpackedKind
            ? isValidItem(state.table.indexPath(of: key))
            : key.section < numberOfSections() && key.item < numberOfItems(inSection: key.section)
    }

    func isValidItem(_ path: IndexPath) -> Bool {
        guard path.count == 2 else { return false }
        let (section, item) = (path[0], path[1])
        return section >= 0 && section < numberOfSections() && item >= 0 && item < numberOfItems(inSection: section)
    }
}

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
