/// Asks the layout for the attributes of elements, and stores the answers in the engine's state.
final class AttributeQuestions: EnginePart {
    private let offset: ContentOffset
    private let preparation: LayoutPreparation

    init(_ base: EnginePart, offset: ContentOffset, preparation: LayoutPreparation) {
        self.offset = offset
        self.preparation = preparation
        super.init(base)
    }

    /// The section of the item that was checked last, and the number of items in that section. The next item is nearly always in the same
    /// section, and its count is then not looked up.
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

    /// Returns the current attributes of an element, from what is known or by asking the layout; nil if there are none.
    func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        preparation.prepareIfNeeded()
        refreshStaleElements()
        if isGap(key) { return nil }
        return state.attributes.entry(for: key)?.attributes ?? clients.layout.attributes(for: key, carried: state.carriedItem)
    }

    /// Asks the layout again about the single elements that were invalidated.
    func refreshStaleElements() {
        let stale = state.attributes.removeStaleKeys()
        guard !stale.isEmpty else { return }
        for key in stale {
            if key.category == .cell, !counts.isValidItem(key) || isGap(key) { continue }
            let answer = clients.layout.attributes(for: key, carried: state.carriedItem)
            state.attributes.replace(key, with: answer.flatMap { clients.layout.describesElement($0) ? $0 : nil })
        }
        if state.mayHaveInnerScrollViews { storeShownFrames() }
    }

    /// Asks the layout about single elements that are not known yet, before an update. [UPD-03]
    func loadUnknownElements(_ keys: [ElementKey]) {
        guard state.attributes.knownRect != nil else { return }
        // The attributes are copied, because the layout may change the original in `prepare()`.
        askAboutUnknownElements(keys) { clients.layout.describesElement($0) ? $0.copy() as? UICollectionViewLayoutAttributes : nil }
    }

    /// [UPD-16] Asks the layout about items whose views are replaced, and stores the attributes of the items in the visible rectangle that
    /// have no width or no height.
    func loadEmptyCells(_ keys: [ElementKey], in visible: CGRect) {
        askAboutUnknownElements(keys) { clients.layout.isEmptyCell($0, in: visible) ? $0 : nil }
    }

    /// Asks the layout about the elements that are not known yet.
    ///
    /// - Parameter kept: returns the attributes to store for an answer, or nil to store none.
    private func askAboutUnknownElements(
        _ keys: [ElementKey], storing kept: (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes?
    ) {
        for key in keys where state.attributes.entry(for: key) == nil && !isGap(key) {
            let answer = clients.layout.attributes(for: key, carried: state.carriedItem).flatMap(kept)
            if let answer { state.attributes.replace(key, with: answer) }
        }
    }

    /// Whether a key is that of the gap under a drag. The layout leaves room for the gap, and no view is shown there.
    @inline(__always)
    private func isGap(_ key: ElementKey) -> Bool {
        state.hasRearrangedItems && key.category == .cell && state.dropPlaces.gap == table.indexPath(of: key)
    }

    /// Asks the layout about the elements around `rect`, if they are not known. [PASS-11]
    ///
    /// - Parameter visible: the visible rectangle, if `rect` lies ahead of it. If supplementary elements are known, the question
    ///   covers this rectangle too, so that a header that moved without an invalidation is found. [PASS-03]
    func loadElements(around rect: CGRect, page: CGSize? = nil, visible: CGRect? = nil) {
        refreshStaleElements()
        guard rect.width > 0, rect.height > 0, var wanted = state.attributes.rectToAsk(for: rect, page: page) else { return }
        if let visible, state.attributes.hasSupplementaryElements {
            wanted = KnownAttributes.pages(around: rect.union(visible), page: page ?? visible.size)
        }
        clients.layout.recycle(state.attributes.removeSpentAnswers())
        let answer = clients.layout.elements(in: wanted, carried: state.carriedItem)
        // [PASS-01] Some layouts compute their content size only when they are asked for elements, so the size is read again.
        offset.readContentSize()
        var knownSection = KnownSection()
        let fresh = KnownAttributes.entries(for: answer, number: state.attributes.countAnswer()) { attributes in
            let key = table.key(for: attributes)
            if key.category == .cell, !knownSection.contains(key, counts) {
                // [PASS-12] Attributes of a cell that does not exist are reported.
                reportInvalid(attributes)
                return nil
            }
            if isGap(key) { return nil }
            return clients.layout.describesElement(attributes) ? key : nil
        }
        let changes = state.attributes.add(fresh, from: answer, for: wanted, page: page ?? rect.size)
        if state.mayHaveInnerScrollViews { storeShownFrames() }
        for change in changes {
            host.world.fail(
                "layout attributes for supplementary item at index path (\(change.now.indexPath.inFailures)) changed from "
                    + "\(change.before) to \(change.now) without invalidating the layout",
                hint: "invalidate the layout, or this element with a context, before its attributes change")
        }
    }

    /// [PASS-12] Reports attributes of an item that does not exist: an exception on earlier systems, a log line on later ones.
    private func reportInvalid(_ attributes: UICollectionViewLayoutAttributes) {
        if host.policies.raisesOnInvalidAttributes {
            host.world.fail(
                "UICollectionView received layout attributes for a cell with an index path that does not exist: "
                    + attributes.indexPath.inFailures,
                hint: "return attributes only for items that the data source has")
        } else {
            host.world.log(
                "Layout attributes \(attributes) were received from the layout but are not valid for the data source counts. "
                    + "Attributes will be ignored.")
        }
    }

    /// Stores the frame in which each known element appears, if the layout puts elements into scroll views. [COMP-02]
    private func storeShownFrames() {
        guard let innerScrolling = clients.layout.innerScrolling else { return }
        state.attributes.setFrames(using: innerScrolling.shownFrame)
    }

    /// Returns the frame in which an element appears, in the coordinates of the collection view's content.
    func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        clients.layout.innerScrolling?.shownFrame(of: attributes) ?? attributes.frame
    }
}

/// The part of the content that the layout is asked about. [PASS-11]
extension KnownAttributes {
    /// Returns the rectangle to ask the layout about before `visible` can be shown; nil if everything in `visible` is known.
    func rectToAsk(for visible: CGRect, page: CGSize? = nil) -> CGRect? {
        if let known = knownRect, known.minX <= visible.minX, known.minY <= visible.minY, known.maxX >= visible.maxX,
            known.maxY >= visible.maxY
        {
            return nil
        }
        return KnownAttributes.pages(around: visible, page: page ?? visible.size)
    }

    /// Returns the whole pages around a rectangle: its origin is rounded down, and its far edge is rounded up, to a multiple of the page's
    /// size.
    static func pages(around visible: CGRect, page: CGSize) -> CGRect {
        func axis(_ start: CGFloat, _ length: CGFloat, _ page: CGFloat) -> (start: CGFloat, length: CGFloat) {
            guard page > 0, start.isFinite else { return (start, length) }
            let first = (start / page).rounded(.down) * page
            let end = ((start + length) / page).rounded(.up) * page
            return (first, end - first)
        }
        let x = axis(visible.origin.x, visible.size.width, page.width)
        let y = axis(visible.origin.y, visible.size.height, page.height)
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }
}
