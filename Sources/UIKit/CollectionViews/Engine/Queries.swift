/// Answers the app's questions about what is on screen and what the layout says.
@MainActor
final class Queries {
    private let journal: Journal
    private let state: EngineState
    private let knowledge: Knowledge
    var policy = PrefetchPolicy()

    init(_ journal: Journal, _ state: EngineState, _ knowledge: Knowledge) {
        self.journal = journal
        self.state = state
        self.knowledge = knowledge
    }

    func attributes(
        _ category: UICollectionView.ElementCategory, kind: String?, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        knowledge.settle()
        if category == .cell, !knowledge.isValidItem(path) { return nil }
        if category == .supplementaryView, let problem = knowledge.missingSection(of: kind ?? "", path) {
            journal.view.world.fail(problem)
            return nil
        }
        // A copy, because the object belongs to the layout.
        return knowledge.attributes(for: journal.table.key(category, kind: kind, path)).map {
            $0.copy() as! UICollectionViewLayoutAttributes
        }
    }

    func count(ofSection section: Int) -> Int {
        let sections = knowledge.numberOfSections()
        guard section < 0 || section >= sections else { return knowledge.numberOfItems(inSection: section) }
        journal.view.world.fail(
            Failure(
                "request for number of items in section \(section) when there are only \(sections) sections in the collection view",
                hint: "ask for sections that the data source has"))
        return 0
    }

    func path(of view: UICollectionReusableView) -> IndexPath? {
        state.visible.key(of: view).map { journal.table.indexPath(of: $0) }
    }

    func view(_ category: UICollectionView.ElementCategory, kind: String?, at path: IndexPath) -> UICollectionReusableView? {
        state.visible[journal.table.key(category, kind: kind, path)]?.view
    }

    /// [PRE-05]
    func cell(answeredFor path: IndexPath) -> UICollectionViewCell? {
        let key = journal.table.key(.cell, kind: nil, path)
        let shown = state.visible[key]?.view
        return (shown ?? (policy.answersPreparedCells ? state.prefetching.cached[key]?.view : nil)) as? UICollectionViewCell
    }

    func visibleViews(_ category: UICollectionView.ElementCategory, kind: String?) -> [UICollectionReusableView] {
        visibleElements(category, kind: kind).map(\.view)
    }

    func visiblePaths(_ category: UICollectionView.ElementCategory, kind: String?) -> [IndexPath] {
        visibleElements(category, kind: kind).map { journal.table.indexPath(of: $0.key) }
    }

    private func visibleElements(_ category: UICollectionView.ElementCategory, kind: String?) -> [VisibleElements.Element] {
        (state.shownBefore ?? state.visible.elements).filter {
            $0.key.category == category && (kind == nil || journal.table.kind(of: $0.key) == kind)
        }
    }
}
