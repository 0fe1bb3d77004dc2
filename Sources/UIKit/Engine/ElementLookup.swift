/// Looks up views, index paths and attributes for the app.
@MainActor
final class ElementLookup {
    private let host: Host
    private let state: EngineState
    private let layoutClient: LayoutClient
    private let counts: CountLoader
    private let preparation: LayoutPreparation
    private let elements: AttributeLoader

    init(
        host: Host, state: EngineState, layoutClient: LayoutClient, counts: CountLoader, preparation: LayoutPreparation,
        elements: AttributeLoader
    ) {
        self.host = host
        self.state = state
        self.layoutClient = layoutClient
        self.counts = counts
        self.preparation = preparation
        self.elements = elements
    }

    func attributes(
        ofCategory category: ElementCategory, kind: String?, at path: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        preparation.prepareIfNeeded()
        guard counts.validatePlace(for: category, kind: kind, at: path) else { return nil }
        // The attributes belong to the layout, so the app gets a copy.
        return elements.attributes(for: state.table.key(ofCategory: category, kind: kind, at: path))?.copied()
    }

    func numberOfItems(inSection section: Int) -> Int {
        let sections = counts.numberOfSections()
        guard section < 0 || section >= sections else { return counts.numberOfItems(inSection: section) }
        host.world.fail(
            """
            request for number of items in section \(section) when there are only \(sections) sections in \
            the collection view
            """,
            hint: "ask for sections that the data source has")
        return 0
    }

    func path(of view: UIView) -> IndexPath? {
        state.visible.key(of: view).map { state.table.indexPath(of: $0) }
    }

    func view(ofCategory category: ElementCategory, kind: String?, at path: IndexPath)
        -> UIView?
    {
        state.visible[state.table.key(ofCategory: category, kind: kind, at: path)]?.view
    }

    /// [PRE-05] Returns the cell on screen for an item. If there is none, newer systems return the
    /// hidden cell that is prefetched or kept for the item. Nil if there is no such cell either.
    func cellForItem(at path: IndexPath) -> UIView? {
        if let shown = state.visibleCell(at: path) { return shown }
        if host.policies.raisesOnMissingSections { validateSection(of: path) }
        guard host.policies.answersPreparedCells else { return nil }
        return state.hiddenCells.cached[state.table.key(ofItemAt: path)]?.view
    }

    /// [PRE-09] Reports a path whose section does not exist.
    private func validateSection(of path: IndexPath) {
        let count = counts.numberOfSections()
        guard let section = path.first, section >= count else { return }
        host.world.fail(
            """
            request for number of items before section \(section) when there are only \(count) sections \
            in the collection view
            """,
            hint: "ask for cells of sections that the data source has; later systems return nil")
    }

    /// [ORDER-03] Returns the path of the item with the greatest zIndex among the items at a point
    /// of the content that are not hidden; nil if there is none.
    ///
    /// UNKNOWN: which item UIKit returns if zIndex values are equal. Here the one with the greatest
    /// index path is returned.
    ///
    /// - Parameter ignored: an item that is not returned, because the user is moving it.
    func itemPath(at point: CGPoint, ignoring ignored: IndexPath? = nil) -> IndexPath? {
        preparation.prepareIfNeeded()
        elements.refreshStaleElements()
        let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        let candidates: [UICollectionViewLayoutAttributes]
        if let known = state.attributes.knownRect, known.contains(point) {
            candidates = state.attributes.entries.filter { $0.key.category == .cell }.map(\.attributes)
        } else {
            candidates = layoutClient.attributesOfElements(in: spot, carriedItem: state.carriedItem).filter {
                $0.representedElementCategory == .cell && counts.isValidItem($0.indexPath)
                    && state.dropPlaces.gap != $0.indexPath
            }
        }
        return
            candidates
            .filter { !$0.isHidden && $0.indexPath != ignored && elements.shownFrame(of: $0).contains(point) }
            .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?
            .indexPath
    }

    /// Returns the path of the open gap or of the item at a point, as the destination of a drop;
    /// nil if neither is there.
    ///
    /// UNKNOWN: the destination of a drop outside all items and the gap. Apple's header says that
    /// it may be nil. Here it is always nil.
    func dropPath(at point: CGPoint) -> IndexPath? {
        preparation.prepareIfNeeded()
        if let gap = state.dropPlaces.gap, counts.isValidItem(gap),
            let there = layoutClient.attributes(for: state.table.key(ofItemAt: gap), carriedItem: nil),
            elements.shownFrame(of: there).contains(point)
        {
            return gap
        }
        return itemPath(at: point)
    }

    func visibleViews(ofCategory category: ElementCategory, kind: String?)
        -> [UIView]
    {
        visibleElements(ofCategory: category, kind: kind).map(\.view)
    }

    func visiblePaths(ofCategory category: ElementCategory, kind: String?) -> [IndexPath] {
        visibleElements(ofCategory: category, kind: kind).map { state.table.indexPath(of: $0.key) }
    }

    private func visibleElements(ofCategory category: ElementCategory, kind: String?)
        -> [VisibleElements.Element]
    {
        state.visible.reported.filter {
            $0.key.category == category && (kind == nil || state.table.kind(of: $0.key) == kind)
        }
    }
}
