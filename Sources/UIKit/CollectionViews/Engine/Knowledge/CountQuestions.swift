/// Asks the data source for the numbers of sections and items, and stores the answers in the engine's state.
@MainActor
final class CountQuestions {
    private let state: EngineState
    private let dataSource: DataSourceClient
    /// The sections about whose counts the data source is being asked, the latest last. -1 means the number of sections.
    private var sectionsBeingAsked: [Int] = []

    init(state: EngineState, dataSource: DataSourceClient) {
        self.state = state
        self.dataSource = dataSource
    }

    func numberOfSections() -> Int {
        if let known = state.counts.sections { return known }
        let answer = validCount(section: -1) { dataSource.numberOfSections() }
        state.counts.setSections(answer)
        return answer
    }

    /// Returns the number of items that the collection view has in a section: the data source's number, changed by a carried item or by the
    /// places of a drop. Returns 0 for a section that does not exist.
    func numberOfItems(inSection section: Int) -> Int {
        if let known = state.counts.items(inSection: section) { return known }
        guard section >= 0, section < numberOfSections() else { return 0 }
        let answer = validCount(section: section) {
            let answer = dataSource.numberOfItems(inSection: section)
            guard state.hasRearrangedItems, dataSource.exists else { return answer }
            return answer + state.surplus(inSection: section)
        }
        if section < numberOfSections() { state.counts.setItems(answer, inSection: section) }
        return answer
    }

    /// Calls `ask`, and returns its answer as a valid count. A negative answer becomes 0. An answer that is too great for an `ElementKey`
    /// becomes 0, and is a failure. The result is also 0 if the data source asks the collection view for this count while it is being asked
    /// for it.
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
        dataSource.host.world.fail(
            "the data source answered with \(answer) \(what)", details: "at most \(greatest) are modelled; the answer is taken as 0",
            hint: answer == NSNotFound ? "this is NSNotFound, which is not a count" : "no screen shows as many")
        return 0
    }

    /// Whether an element can exist. A cell must have an item, and a supplementary view must have a section. A decoration view can always
    /// exist. A supplementary view of a section that does not exist is a failure.
    func hasPlace(for category: UICollectionView.ElementCategory, kind: String?, _ path: IndexPath) -> Bool {
        if category == .cell { return isValidItem(path) }
        guard category == .supplementaryView, let section = path.first, section >= numberOfSections() else { return true }
        dataSource.host.world.fail(
            "request for layout attributes for supplementary view \(kind ?? "") in section \(section) when there are only "
                + "\(numberOfSections()) sections in the collection view",
            hint: "ask for sections that the data source has")
        return false
    }

    /// Returns the item counts of all sections.
    func itemCounts() -> [Int] { (0..<numberOfSections()).map { numberOfItems(inSection: $0) } }

    func isValidItem(_ key: ElementKey) -> Bool {
        key.kind == ElementKey.unpackedKind
            ? isValidItem(dataSource.journal.table.indexPath(of: key))
            : key.section < numberOfSections() && key.item < numberOfItems(inSection: key.section)
    }

    func isValidItem(_ path: IndexPath) -> Bool {
        path.count == 2 && path[0] >= 0 && path[0] < numberOfSections() && path[1] >= 0 && path[1] < numberOfItems(inSection: path[0])
    }
}
