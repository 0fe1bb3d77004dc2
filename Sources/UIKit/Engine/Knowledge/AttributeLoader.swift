/// Asks the layout for the attributes of elements, and stores them in `EngineState.attributes`.
@MainActor
final class AttributeLoader {
    private let host: Host
    private let state: EngineState
    private let layoutClient: LayoutClient
    private let counts: CountLoader
    private let preparation: LayoutPreparation

    init(
        host: Host, state: EngineState, layoutClient: LayoutClient, counts: CountLoader, preparation: LayoutPreparation
    ) {
        self.host = host
        self.state = state
        self.layoutClient = layoutClient
        self.counts = counts
        self.preparation = preparation
    }

    /// The section of the item that was checked last, and the number of items in that section.
    ///
    /// OPTIMIZATION: the next item is nearly always in the same section. The count of the section
    /// is then not looked up again.
    private struct KnownSection {
        private var section = -1
        private var count = 0

        @MainActor @inline(__always)
        mutating func isValidItem(_ key: ElementKey, counts: CountLoader) -> Bool {
            guard key.isItem else { return counts.isValidItem(key) }
            if key.section != section { (section, count) = (key.section, counts.numberOfItems(inSection: key.section)) }
            return key.item < count
        }
    }

    /// Returns the current attributes of an element: the stored ones, or else those that the layout
    /// returns. It returns nil if there are none, and for the gap that a drag has opened.
    func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        preparation.prepareIfNeeded()
        refreshStaleElements()
        if isGap(key) { return nil }
        return state.attributes.entry(for: key)?.attributes
            ?? layoutClient.attributes(for: key, carriedItem: state.carriedItem)
    }

    /// Asks the layout again for the attributes of the elements that an invalidation context has
    /// named. Items that do not exist are left out.
    func refreshStaleElements() {
        let stale = state.attributes.removeStaleKeys()
        guard !stale.isEmpty else { return }
        for key in stale {
            if isGap(key) || key.category == .cell && !counts.isValidItem(key) { continue }
            let answer = layoutClient.attributes(for: key, carriedItem: state.carriedItem)
            state.attributes.setAttributes(
                of: key, to: answer.flatMap { layoutClient.describesElementWithView($0) ? $0 : nil })
        }
        if state.mayHaveInnerScrollViews { storeShownFrames() }
    }

    /// Asks the layout for the attributes of some elements before an update, and stores copies.
    /// Elements whose attributes are stored already are left out. Does nothing if all stored
    /// attributes were discarded. [UPD-03]
    func loadUnknownAttributes(of keys: [ElementKey]) {
        guard state.attributes.knownRect != nil else { return }
        // The attributes are copied, because the layout may change the original in `prepare()`.
        loadUnknownAttributes(of: keys) { layoutClient.describesElementWithView($0) ? $0.copied() : nil }
    }

    /// [UPD-16] Asks the layout for the attributes of items whose cells are replaced. Stores the
    /// attributes of those items that are in the visible rectangle and have no width or no height.
    func loadAttributesOfEmptyCells(_ keys: [ElementKey], in visible: CGRect) {
        loadUnknownAttributes(of: keys) { layoutClient.isVisibleEmptyCell($0, in: visible) ? $0 : nil }
    }

    /// - Parameter kept: receives the attributes that the layout has returned. Returns the
    ///   attributes to store, or nil to store none.
    private func loadUnknownAttributes(
        of keys: [ElementKey],
        attributesToStore kept: (UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes?
    ) {
        for key in keys where state.attributes.entry(for: key) == nil && !isGap(key) {
            let answer = layoutClient.attributes(for: key, carriedItem: state.carriedItem).flatMap(kept)
            if let answer { state.attributes.setAttributes(of: key, to: answer) }
        }
    }

    /// Whether a key belongs to the gap that a drag has opened, or to a view attached to it. The
    /// layout leaves room for the gap, but no view is shown there.
    @inline(__always)
    private func isGap(_ key: ElementKey) -> Bool { state.hasRearrangedItems && isShownAsGap(key) }

    @inline(never)
    private func isShownAsGap(_ key: ElementKey) -> Bool {
        let path = state.table.indexPath(of: key)
        return switch key.category {
        case .cell: state.dropPlaces.gap == path
        case .supplementaryView:
            !state.dropPlaces.isEmpty
                && state.isAttachedToDropPlace(
                    state.table.kind(of: key), at: path, attached: layoutClient.attachedViews)
        case .decorationView: false
        }
    }

    /// Asks the layout for the elements around `rect`, unless `rect` is empty or the attributes of
    /// all elements in it are stored. [PASS-11]
    ///
    /// - Parameters:
    ///   - pageSize: the visible size, or nil if `rect` is the visible rectangle.
    ///   - visibleRect: the visible rectangle, if `rect` lies ahead of it. If attributes of
    ///     supplementary views are stored, the layout is asked
    ///     about this rectangle too, so that a header that moved without an invalidation is found.
    ///     [PASS-03]
    func loadElements(around rect: CGRect, pageSize: CGSize? = nil, visibleRect: CGRect? = nil) {
        refreshStaleElements()
        guard rect.width > 0, rect.height > 0,
            var wanted = state.attributes.rectToAskAbout(for: rect, pageSize: pageSize)
        else { return }
        if let visibleRect, state.attributes.hasSupplementaryElements {
            wanted = KnownAttributes.roundedOutward(
                rect.union(visibleRect), toMultiplesOf: pageSize ?? visibleRect.size)
        }
        layoutClient.recycle(state.attributes.removeSpentAnswers())
        let asked = layoutClient.layout
        let answer = layoutClient.attributesOfElements(in: wanted, carriedItem: state.carriedItem)
        // The app may have set another layout while this one was asked. The other one is asked when
        // it has been prepared.
        guard layoutClient.layout === asked else { return }
        // [PASS-01] Some layouts compute their content size only when they are asked for elements,
        // so the size is read again.
        preparation.updateContentSize()
        var knownSection = KnownSection()
        var contradictions: [KnownAttributes.Contradiction] = []
        let fresh = KnownAttributes.entries(
            for: answer, answerNumber: state.attributes.takeAnswerNumber(), contradictions: &contradictions
        ) { attributes in
            let key = state.table.key(for: attributes)
            if key.category == .cell, !knownSection.isValidItem(key, counts: counts) {
                // [PASS-12] Attributes of an item that does not exist are reported.
                reportInvalidAttributes(attributes)
                return nil
            }
            if isGap(key) { return nil }
            return layoutClient.describesElementWithView(attributes) ? key : nil
        }
        contradictions += state.attributes.addOrReplaceAll(
            with: fresh, from: answer, for: wanted, pageSize: pageSize ?? rect.size)
        if state.mayHaveInnerScrollViews { storeShownFrames() }
        // [PASS-15] Different attributes of one supplementary view are reported.
        for change in contradictions {
            host.world.fail(
                """
                layout attributes for supplementary item at index path \
                (\(change.now.indexPath.failureText)) changed from \(change.before) to \(change.now) \
                without invalidating the layout
                """,
                hint: "invalidate the layout, or this element with a context, before its attributes change")
        }
    }

    /// [PASS-12] Reports attributes of an item that does not exist: as a failure on earlier systems
    /// and in a batch update, as a log line otherwise.
    ///
    /// UNKNOWN: whether systems after iOS 13 still raise an exception in a batch update. Here they
    /// do.
    private func reportInvalidAttributes(_ attributes: UICollectionViewLayoutAttributes) {
        if host.policies.raisesOnInvalidAttributes || state.activities.includesAny(of: .changing) {
            host.world.fail(
                "UICollectionView received layout attributes for a cell with an index path that does not exist: "
                    + attributes.indexPath.failureText,
                hint: "return attributes only for items that the data source has")
        } else {
            host.world.log(
                """
                Layout attributes \(attributes) were received from the layout but are not valid for the \
                data source counts. Attributes will be ignored.
                """)
        }
    }

    private func storeShownFrames() {
        guard let innerScrolling = layoutClient.innerScrolling else { return }
        state.attributes.setFrames(using: innerScrolling.shownFrame)
    }

    func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
        layoutClient.innerScrolling?.shownFrame(of: attributes) ?? attributes.frame
    }
}

extension KnownAttributes {
    /// Returns the rectangle for which the layout must be asked for elements before `visible` can
    /// be shown; nil if it was already asked about all of `visible`.
    func rectToAskAbout(for visible: CGRect, pageSize: CGSize? = nil) -> CGRect? {
        if let known = knownRect, known.minX <= visible.minX, known.minY <= visible.minY, known.maxX >= visible.maxX,
            known.maxY >= visible.maxY
        {
            return nil
        }
        return KnownAttributes.roundedOutward(visible, toMultiplesOf: pageSize ?? visible.size)
    }

    static func roundedOutward(_ rect: CGRect, toMultiplesOf page: CGSize) -> CGRect {
        func extentRoundedOutward(from start: CGFloat, length: CGFloat, pageLength: CGFloat) -> (
            start: CGFloat, length: CGFloat
        ) {
            guard pageLength > 0, start.isFinite else { return (start, length) }
            let first = (start / pageLength).rounded(.down) * pageLength
            let end = ((start + length) / pageLength).rounded(.up) * pageLength
            return (first, end - first)
        }
        let x = extentRoundedOutward(from: rect.origin.x, length: rect.size.width, pageLength: page.width)
        let y = extentRoundedOutward(from: rect.origin.y, length: rect.size.height, pageLength: page.height)
        return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    }
}
