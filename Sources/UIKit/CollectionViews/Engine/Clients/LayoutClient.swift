/// The layout. This is the only place where it is asked or told anything: each question is traced and counted here.
@MainActor
final class LayoutClient {
    /// The layout itself, to hand on. Questions to the layout go through this client.
    @exclusivity(unchecked) private(set) var layout: UICollectionViewLayout

    init(host: Host, journal: Journal, layout: UICollectionViewLayout) {
        self.host = host
        self.journal = journal
        self.layout = layout
    }

    func replace(with layout: UICollectionViewLayout) {
        self.layout = layout
    }

    let host: Host
    private let journal: Journal
    /// For a layout that puts some elements into scroll views of their own.
    var innerScrolling: (any InnerScrolling)? { layout.innerScrolling }

    // MARK: - Preparation

    func prepare() {
        journal.tally.prepares += 1
        journal.record { $0.write(.prepare, .begin, in: $1) }
        layout.prepare()
        journal.record { $0.write(.prepare, .end, in: $1) }
    }

    func contentSize() -> CGSize {
        ask(.collectionViewContentSize, nil, describe: { .size($0) }) { layout.collectionViewContentSize }
    }

    // MARK: - Invalidation

    /// Marks everything that the layout knows as out of date.
    ///
    /// - Parameters:
    ///   - everything: whether the data is out of date as well.
    ///   - counts: whether only the counts of the data are out of date.
    func invalidate(everything: Bool = false, counts: Bool = false) {
        let context = layout.makeInvalidationContext()
        if everything { context.invalidateEverything = true }
        if everything || counts { context.invalidateDataSourceCounts = true }
        layout.invalidate(keeping: context)
    }

    func invalidate(by context: UICollectionViewLayoutInvalidationContext) {
        layout.invalidate(keeping: context)
    }

    /// The invalidation that new bounds require; nil for none.
    func invalidation(forBoundsChange bounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
        let isNeeded = ask(.shouldInvalidateLayout, nil, rect: bounds, describe: { .truth($0) }) {
            layout.shouldInvalidateLayout(forBoundsChange: bounds)
        }
        return isNeeded ? layout.invalidationContext(forBoundsChange: bounds) : nil
    }

    func shouldInvalidate(
        forPreferred preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes
    ) -> Bool {
        ask(.shouldInvalidateLayoutForPreferredAttributes, nil, describe: { .truth($0) }) {
            layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        }
    }

    func invalidate(forPreferred preferred: UICollectionViewLayoutAttributes, original: UICollectionViewLayoutAttributes) {
        layout.invalidate(keeping: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    }

    // MARK: - Attributes

    /// - Parameter carried: the carried item, whose attributes are the layout's for the position under the finger.
    func elements(in rect: CGRect, carried: CarriedItem?) -> [UICollectionViewLayoutAttributes] {
        let flip = flip
        let asked = flip.reflect(rect)
        var answer = ask(.layoutAttributesForElements, nil, rect: asked, describe: { .elements($0.count) }) {
            layout.layoutAttributesForElements(in: asked) ?? []
        }
        if flip.width != nil { answer = answer.map(flip.reflect) }
        guard let carried else { return answer }
        if carried.isDragged { return answer.map { isCell($0, at: carried.target) ? unseen($0) : $0 } }
        return answer.filter { $0.representedElementCategory != .cell || $0.indexPath != carried.target } + [attributes(of: carried)]
    }

    func attributes(for key: ElementKey, carried: CarriedItem?) -> UICollectionViewLayoutAttributes? {
        let path = journal.table.indexPath(of: key)
        let isCarried = carried != nil && key.category == .cell && path == carried!.target
        if let carried, isCarried, !carried.isDragged { return attributes(of: carried) }
        let kind = journal.table.kind(of: key)
        switch key.category {
        case .cell:
            let answer = askElement(.layoutAttributesForItem, key) { layout.layoutAttributesForItem(at: path) }
            return isCarried ? answer.map(unseen) : answer
        case .supplementaryView:
            return askElement(.layoutAttributesForSupplementaryView, key) {
                layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
            }
        case .decorationView:
            return askElement(.layoutAttributesForDecorationView, key) {
                layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
            }
        }
    }

    func initialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let path = journal.table.indexPath(of: key)
        let kind = journal.table.kind(of: key)
        switch key.category {
        case .cell:
            return askElement(.initialLayoutAttributesForAppearingItem, key) {
                layout.initialLayoutAttributesForAppearingItem(at: path)
            }
        case .supplementaryView:
            return askElement(.initialLayoutAttributesForAppearingSupplementaryElement, key) {
                layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
            }
        case .decorationView:
            return askElement(.initialLayoutAttributesForAppearingDecorationElement, key) {
                layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
            }
        }
    }

    /// - Parameter layout: the layout before the change.
    func finalAttributes(for key: ElementKey, from layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        let path = journal.table.indexPath(of: key)
        let kind = journal.table.kind(of: key)
        switch key.category {
        case .cell:
            return askElement(.finalLayoutAttributesForDisappearingItem, key) {
                layout.finalLayoutAttributesForDisappearingItem(at: path)
            }
        case .supplementaryView:
            return askElement(.finalLayoutAttributesForDisappearingSupplementaryElement, key) {
                layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
            }
        case .decorationView:
            return askElement(.finalLayoutAttributesForDisappearingDecorationElement, key) {
                layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
            }
        }
    }

    /// Whether attributes without a size describe an element all the same.
    @inline(__always)
    func shows(_ attributes: UICollectionViewLayoutAttributes) -> Bool { layout.shows(attributes) }

    /// The class registered with the layout for a kind of decoration.
    func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? { layout.decorationClass(ofKind: kind) }

    /// Gives back answers that are no longer needed, so that their objects can be used again.
    func takeBack(_ answers: [[UICollectionViewLayoutAttributes]]) {
        layout.takeBack(answers)
    }

    // MARK: - Updates

    func prepare(forUpdates items: [UICollectionViewUpdateItem]) {
        layout.prepare(forCollectionViewUpdates: items)
    }

    func finalizeUpdates() {
        layout.finalizeCollectionViewUpdates()
    }

    func prepare(forAnimatedBoundsChange old: CGRect) {
        layout.prepare(forAnimatedBoundsChange: old)
    }

    func finalizeAnimatedBoundsChange() {
        layout.finalizeAnimatedBoundsChange()
    }

    /// [UPD-04] The elements that the layout itself inserts or deletes. It is asked once for each kind in an update.
    func paths(_ change: UICollectionViewUpdateItem.Action, _ category: UICollectionView.ElementCategory, kind: String) -> [IndexPath] {
        journal.tally.layoutAsks += 1
        return switch (change, category) {
        case (.insert, .supplementaryView): layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
        case (.delete, .supplementaryView): layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
        case (.insert, _): layout.indexPathsToInsertForDecorationView(ofKind: kind)
        default: layout.indexPathsToDeleteForDecorationView(ofKind: kind)
        }
    }

    /// The content offset that the layout wants after an update.
    func targetOffset(forProposed proposed: CGPoint) -> CGPoint {
        layout.targetContentOffset(forProposedContentOffset: proposed)
    }

    /// The content offset at which the layout wants scrolling to end.
    func targetOffset(forProposed proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    // MARK: - Change of layout

    func willChange(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
        old.prepareForTransition(to: new)
    }

    func didChange(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
        new.prepareForTransition(from: old)
    }

    func finalizeChange(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
        old.finalizeLayoutTransition()
        new.finalizeLayoutTransition()
    }

    // MARK: - Interactive movement

    private func isCell(_ attributes: UICollectionViewLayoutAttributes, at path: IndexPath) -> Bool {
        attributes.representedElementCategory == .cell && attributes.indexPath == path
    }

    /// The same attributes for a cell that is not seen. A copy, because the object belongs to the layout.
    private func unseen(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copy() as! UICollectionViewLayoutAttributes
        copy.alpha = 0
        return copy
    }

    /// The attributes of a carried item.
    private func attributes(of carried: CarriedItem) -> UICollectionViewLayoutAttributes {
        layout.layoutAttributesForInteractivelyMovingItem(at: carried.target, withTargetPosition: carried.position)
    }

    /// The place that a carried item would get.
    func target(of carried: CarriedItem, at position: CGPoint) -> IndexPath {
        layout.targetIndexPath(forInteractivelyMovingItem: carried.target, withPosition: position)
    }

    func invalidation(
        forMoving old: IndexPath, to new: IndexPath, at position: CGPoint, previously: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        layout.invalidationContext(
            forInteractivelyMovingItems: [new], withTargetPosition: position, previousIndexPaths: [old], previousPosition: previously)
    }

    func invalidation(
        forEndingMovementFrom previous: IndexPath, at final: IndexPath, cancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [final], previousIndexPaths: [previous], movementCancelled: cancelled)
    }

    // MARK: - Reading direction

    /// How coordinates of the layout become coordinates of the view. [FLOW-14]
    var flip: RightToLeftFlip {
        guard layout.flipsHorizontallyInOppositeLayoutDirection else { return RightToLeftFlip(width: nil) }
        return host.peek { view in
            guard view.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection else {
                return RightToLeftFlip(width: nil)
            }
            return RightToLeftFlip(width: max(view.contentSize.width, view.bounds.width))
        }
    }

    // MARK: - Asking

    /// Asks about one element, in coordinates of the layout.
    private func askElement(
        _ question: PackedEvent.Name, _ key: ElementKey, _ answer: () -> UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        ask(question, key, describe: { $0 == nil ? .nothing : .attributes }, answer).map(flip.reflect)
    }

    private func ask<Answer>(
        _ question: PackedEvent.Name, _ key: ElementKey?, rect: CGRect? = nil, describe: (Answer) -> PackedEvent.Answer, _ ask: () -> Answer
    ) -> Answer {
        journal.tally.layoutAsks += 1
        return journal.asked(.layout, question, key, rect: rect, describe: describe, ask)
    }
}
