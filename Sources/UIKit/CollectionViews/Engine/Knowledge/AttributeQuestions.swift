/// Asks the layout for the attributes of elements, and remembers the answers.
final class AttributeQuestions: EnginePart {
    private let counts: CountQuestions
    private let offset: ContentOffset
    private let preparation: LayoutPreparation

    init(_ base: EnginePart, counts: CountQuestions, offset: ContentOffset, preparation: LayoutPreparation) {
        self.counts = counts
        self.offset = offset
        self.preparation = preparation
        super.init(base)
    }

    /// The section of the last item that was looked for. Nearly always the next item is in the same one.
    private struct KnownSection {
        private var section = -1
        private var count = 0

        @MainActor @inline(__always)
        mutating func contains(_ key: ElementKey, _ counts: CountQuestions) -> Bool {
            guard key.isItem else { return counts.isValidItem(key) }
            if key.section != section { (section, count) = (key.section, counts.numberOfItems(inSection: key.section)) }
            return key.item < count
        }
    }

    /// The current attributes of an element, from what is known or by asking the layout.
    func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        preparation.prepareIfNeeded()
        refreshStale()
        if isGap(key) { return nil }
        return state.map.entry(for: key)?.attributes ?? clients.layout.attributes(for: key, carried: state.reordering)
    }

    /// Asks the layout again about the single elements that were invalidated, and about no others.
    private func refreshStale() {
        let stale = state.map.takeStale()
        guard !stale.isEmpty else { return }
        for key in stale {
            if key.category == .cell, !counts.isValidItem(key) || isGap(key) { continue }
            let answer = clients.layout.attributes(for: key, carried: state.reordering)
            state.map.replace(key, with: answer.flatMap { clients.layout.isElement($0) ? $0 : nil })
        }
        if state.scrollsInside { showInnerScrolling() }
    }

    /// Asks the layout about single elements that it was not asked about. [UPD-03]
    func learn(_ keys: [ElementKey]) {
        guard state.map.known != nil else { return }
        for key in keys where state.map.entry(for: key) == nil && !isGap(key) {
            guard let answer = clients.layout.attributes(for: key, carried: state.reordering), clients.layout.isElement(answer) else {
                continue
            }
            // A copy, because the layout may change the original when it is prepared.
            state.map.replace(key, with: answer.copy() as? UICollectionViewLayoutAttributes)
        }
    }

    /// [UPD-16] Asks the layout about items that get other views and that it does not list. Those without width or height are listed
    /// here.
    func listEmpty(_ keys: [ElementKey], in visible: CGRect) {
        for key in keys where state.map.entry(for: key) == nil && !isGap(key) {
            guard let answer = clients.layout.attributes(for: key, carried: state.reordering),
                clients.layout.isEmptyCell(answer, in: visible)
            else { continue }
            state.map.replace(key, with: answer)
        }
    }

    /// Whether a key is that of the gap under a drag. The layout leaves room for it, and nothing is shown there.
    @inline(__always)
    private func isGap(_ key: ElementKey) -> Bool {
        state.translatesPaths && key.category == .cell && state.isGap(table.indexPath(of: key))
    }

    /// Makes sure that the elements around `rect` are known, and asks the layout if they are not. [PASS-11]
    ///
    /// - Parameter visible: what is on screen, if `rect` is ahead of it. While headers are known, the layout is asked about the whole of
    ///   it again, so that a header that moved without an invalidation is found. [PASS-03]
    func gather(around rect: CGRect, page: CGSize? = nil, visible: CGRect? = nil) {
        refreshStale()
        guard rect.width > 0, rect.height > 0, var wanted = state.map.rectToAsk(for: rect, page: page) else { return }
        if let visible, state.map.hasSupplementaryElements {
            wanted = KnownAttributes.pages(around: rect.union(visible), page: page ?? visible.size)
        }
        clients.layout.takeBack(state.map.takeSpent())
        let answer = clients.layout.elements(in: wanted, carried: state.reordering)
        // [PASS-01] A layout may learn its size only when it is asked for elements.
        offset.readContentSize()
        var known = KnownSection()
        let fresh = KnownAttributes.entries(for: answer, number: state.map.countAnswer()) { attributes in
            let key = table.key(for: attributes)
            if key.category == .cell, !known.contains(key, counts) {
                // [PASS-12]
                reject(attributes)
                return nil
            }
            if isGap(key) { return nil }
            return clients.layout.isElement(attributes) ? key : nil
        }
        let changes = state.map.take(fresh, from: answer, for: wanted, page: page ?? rect.size)
        if state.scrollsInside { showInnerScrolling() }
        for change in changes {
            host.world.fail(
                Failure(
                    "layout attributes for supplementary item at index path (\(change.now.indexPath.inFailures)) changed from "
                        + "\(change.before) to \(change.now) without invalidating the layout",
                    hint: "invalidate the layout, or this element with a context, before its attributes change"))
        }
    }

    /// [PASS-12] An exception on earlier systems, a log line on later ones. The attributes are ignored in both cases.
    private func reject(_ attributes: UICollectionViewLayoutAttributes) {
        if host.policies.answers.raisesOnInvalidAttributes {
            host.world.fail(
                Failure(
                    "UICollectionView received layout attributes for a cell with an index path that does not exist: "
                        + attributes.indexPath.inFailures,
                    hint: "the layout answers for items that the data source does not have"))
        } else {
            host.world.log(
                "Layout attributes \(attributes) were received from the layout but are not valid for the data source counts. "
                    + "Attributes will be ignored.")
        }
    }

    /// Notes for every known element where it shows. [COMP-02]
    private func showInnerScrolling() {
        guard let innerScrolling = clients.layout.innerScrolling else { return }
        state.map.show(at: innerScrolling.shownFrame)
    }

    /// Where an element shows, in the collection view's content.
    func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        clients.layout.innerScrolling?.shownFrame(of: attributes) ?? attributes.frame
    }

    /// [ORDER-03] UNKNOWN: which one wins between equal zIndex values; the plainest is the greater index path.
    ///
    /// - Parameter ignored: an item that is being carried.
    func itemPath(at point: CGPoint, ignoring ignored: IndexPath? = nil) -> IndexPath? {
        preparation.prepareIfNeeded()
        let spot = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        let candidates: [UICollectionViewLayoutAttributes]
        if let known = state.map.known, known.contains(point) {
            candidates = state.map.entries.filter { $0.key.category == .cell }.map(\.attributes)
        } else {
            candidates = clients.layout.elements(in: spot, carried: state.reordering).filter {
                $0.representedElementCategory == .cell && counts.isValidItem($0.indexPath) && !state.isGap($0.indexPath)
            }
        }
        return
            candidates
            .filter { !$0.isHidden && $0.indexPath != ignored && shownFrame(of: $0).contains(point) }
            .max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?
            .indexPath
    }

    /// Where a drop at a point would go: to the item there, or to the gap that is open there.
    ///
    /// UNKNOWN: where a drop beside all cells goes. The header says that the path may be nil over empty space; here it always is.
    func dropPath(at point: CGPoint) -> IndexPath? {
        preparation.prepareIfNeeded()
        if let gap = state.dropPlaces.gap, counts.isValidItem(gap),
            let there = clients.layout.attributes(for: table.key(.cell, kind: nil, gap), carried: nil),
            shownFrame(of: there).contains(point)
        {
            return gap
        }
        return itemPath(at: point)
    }
}
