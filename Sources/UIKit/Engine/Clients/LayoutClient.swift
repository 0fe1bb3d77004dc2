/// Calls the methods of the layout that an app can override, and records most of the calls.
@MainActor
final class LayoutClient {
    let host: Host
    private let journal: Journal
    private(set) var layout: UICollectionViewLayout

    init(host: Host, journal: Journal, layout: UICollectionViewLayout) {
        (self.host, self.journal, self.layout) = (host, journal, layout)
    }

    func setLayout(_ layout: UICollectionViewLayout) { self.layout = layout }

    var innerScrolling: (any InnerScrolling)? { layout.innerScrolling }

    var attachedViews: (any AttachedViews)? { layout.attachedViews }

    // MARK: - Preparation

    func prepare() {
        journal.tally.prepares += 1
        journal.record { $0.write(.prepare, .begin, in: $1) }
        layout.prepare()
        journal.record { $0.write(.prepare, .end, in: $1) }
    }

    func contentSize() -> CGSize {
        ask(.collectionViewContentSize, describe: { .size($0) }) { layout.collectionViewContentSize }
    }

    // MARK: - Invalidation

    /// Invalidates the layout as a whole.
    func invalidate(includingData: Bool = false, includingCounts: Bool = false) {
        let context = layout.makeInvalidationContext()
        if includingData { context.invalidateEverything = true }
        if includingData || includingCounts { context.invalidateDataSourceCounts = true }
        layout.invalidate(passing: context)
    }

    /// - Parameter isForPreferredSize: whether a view's preferred size is the reason. The value is
    ///   always stored in the context, because a layout may return one context for several reasons.
    func invalidate(with context: UICollectionViewLayoutInvalidationContext, isForPreferredSize: Bool = false) {
        context.isForPreferredSize = isForPreferredSize
        layout.invalidate(passing: context)
    }

    /// Returns the invalidation context for new bounds; nil if the layout does not have to be
    /// invalidated for them.
    func invalidationContextIfNeeded(forBoundsChange bounds: CGRect) -> UICollectionViewLayoutInvalidationContext? {
        let isNeeded = ask(.shouldInvalidateLayout, rect: bounds, describe: { .truth($0) }) {
            layout.shouldInvalidateLayout(forBoundsChange: bounds)
        }
        return isNeeded ? layout.invalidationContext(forBoundsChange: bounds) : nil
    }

    func shouldInvalidate(
        forPreferredAttributes preferred: UICollectionViewLayoutAttributes,
        originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        ask(.shouldInvalidateLayoutForPreferredAttributes, describe: { .truth($0) }) {
            layout.shouldInvalidateLayout(
                forPreferredLayoutAttributes: preferred, withOriginalAttributes: originalAttributes)
        }
    }

    func invalidate(
        forPreferredAttributes preferred: UICollectionViewLayoutAttributes,
        originalAttributes: UICollectionViewLayoutAttributes
    ) {
        let context = layout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: originalAttributes)
        invalidate(with: context, isForPreferredSize: true)
    }

    // MARK: - Attributes

    /// Returns the layout's attributes of the elements in a rectangle.
    ///
    /// - Parameter carriedItem: the item that the user is moving, if any. Its attributes are those
    ///   that the layout returns for the finger's position. If the item belongs to a drag session,
    ///   they are instead a transparent copy of the attributes that the layout returns for the
    ///   item's index path on screen.
    func attributesOfElements(in rect: CGRect, carriedItem: CarriedItem?) -> [UICollectionViewLayoutAttributes] {
        let flip = flip
        let layoutRect = flip.mirrored(rect)
        var answer = ask(.layoutAttributesForElements, rect: layoutRect, describe: { .elements($0.count) }) {
            layout.layoutAttributesForElements(in: layoutRect) ?? []
        }
        if flip.width != nil { answer = answer.map(flip.mirrored) }
        guard let carriedItem else { return answer }
        if carriedItem.isDragged {
            return answer.map { isCell($0, at: carriedItem.target) ? transparentCopy(of: $0) : $0 }
        }
        return answer.filter { !isCell($0, at: carriedItem.target) } + [attributes(of: carriedItem)]
    }

    func attributes(for key: ElementKey, carriedItem: CarriedItem?) -> UICollectionViewLayoutAttributes? {
        let isCarried =
            carriedItem != nil && key.category == .cell && journal.table.indexPath(of: key) == carriedItem!.target
        if let carriedItem, isCarried, !carriedItem.isDragged { return attributes(of: carriedItem) }
        let answer = askForAttributes(
            of: key, itemMethod: .layoutAttributesForItem, layout.layoutAttributesForItem,
            supplementaryMethod: .layoutAttributesForSupplementaryView, layout.layoutAttributesForSupplementaryView,
            decorationMethod: .layoutAttributesForDecorationView, layout.layoutAttributesForDecorationView)
        return isCarried ? answer.map(transparentCopy) : answer
    }

    func initialAttributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
        askForAttributes(
            of: key, itemMethod: .initialLayoutAttributesForAppearingItem,
            layout.initialLayoutAttributesForAppearingItem,
            supplementaryMethod: .initialLayoutAttributesForAppearingSupplementaryElement,
            layout.initialLayoutAttributesForAppearingSupplementaryElement,
            decorationMethod: .initialLayoutAttributesForAppearingDecorationElement,
            layout.initialLayoutAttributesForAppearingDecorationElement)
    }

    /// - Parameter layout: the layout to ask. During a change of the layout it may be the previous
    ///   layout.
    func finalAttributes(for key: ElementKey, from layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
    {
        askForAttributes(
            of: key, itemMethod: .finalLayoutAttributesForDisappearingItem,
            layout.finalLayoutAttributesForDisappearingItem,
            supplementaryMethod: .finalLayoutAttributesForDisappearingSupplementaryElement,
            layout.finalLayoutAttributesForDisappearingSupplementaryElement,
            decorationMethod: .finalLayoutAttributesForDisappearingDecorationElement,
            layout.finalLayoutAttributesForDisappearingDecorationElement)
    }

    /// Passes attributes that are no longer needed back to the layout, so that it can use these
    /// objects again.
    func recycle(_ answers: [[UICollectionViewLayoutAttributes]]) { layout.recycle(answers) }

    // MARK: - Updates

    func prepare(forUpdates items: [UICollectionViewUpdateItem]) { layout.prepare(forCollectionViewUpdates: items) }

    func finalizeUpdates() { layout.finalizeCollectionViewUpdates() }

    func prepare(forAnimatedBoundsChange old: CGRect) { layout.prepare(forAnimatedBoundsChange: old) }

    func finalizeAnimatedBoundsChange() { layout.finalizeAnimatedBoundsChange() }

    /// [UPD-04] Returns the paths of the supplementary or decoration views that the layout itself
    /// inserts or deletes in an update.
    ///
    /// - Parameter change: `insert` or `delete`.
    func pathsNamedByLayout(
        for change: UICollectionViewUpdateItem.Action, category: ElementCategory, kind: String
    ) -> [IndexPath] {
        journal.tally.layoutAsks += 1
        return switch (change, category) {
        case (.insert, .supplementaryView): layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
        case (.delete, .supplementaryView): layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
        case (.insert, _): layout.indexPathsToInsertForDecorationView(ofKind: kind)
        default: layout.indexPathsToDeleteForDecorationView(ofKind: kind)
        }
    }

    /// Returns the layout's target content offset after an update or a change of the layout.
    func targetOffset(forProposedOffset proposed: CGPoint) -> CGPoint {
        layout.targetContentOffset(forProposedContentOffset: proposed)
    }

    /// Returns the layout's target content offset for the end of a scroll.
    func targetOffset(forProposedOffset proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    // MARK: - Change of layout

    func prepareOldLayout(_ old: UICollectionViewLayout, forTransitionTo new: UICollectionViewLayout) {
        old.prepareForTransition(to: new)
    }

    func prepareNewLayout(_ new: UICollectionViewLayout, forTransitionFrom old: UICollectionViewLayout) {
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

    /// Returns a transparent copy of the attributes. The attributes themselves belong to the
    /// layout.
    private func transparentCopy(of attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        attributes.copied { $0.alpha = 0 }
    }

    private func attributes(of carried: CarriedItem) -> UICollectionViewLayoutAttributes {
        layout.layoutAttributesForInteractivelyMovingItem(at: carried.target, withTargetPosition: carried.position)
    }

    func targetPath(of carried: CarriedItem, at position: CGPoint) -> IndexPath {
        layout.targetIndexPath(forInteractivelyMovingItem: carried.target, withPosition: position)
    }

    func askForInvalidationContext(forMoving old: CarriedItem, to new: CarriedItem)
        -> UICollectionViewLayoutInvalidationContext
    {
        layout.invalidationContext(
            forInteractivelyMovingItems: [new.target], withTargetPosition: new.position,
            previousIndexPaths: [old.target],
            previousPosition: old.position)
    }

    func askForInvalidationContext(
        forEndingMovementFrom previous: IndexPath, at final: IndexPath, cancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [final], previousIndexPaths: [previous], movementCancelled: cancelled)
    }

    // MARK: - Reading direction

    /// The conversion of the layout's coordinates to those of the view. [FLOW-14]
    var flip: RightToLeftFlip {
        let isMirrored =
            layout.flipsHorizontallyInOppositeLayoutDirection
            && host.withView { $0.effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection }
        return RightToLeftFlip(width: isMirrored ? host.withView { max($0.contentSize.width, $0.bounds.width) } : nil)
    }

    // MARK: - Recorded calls of the layout

    /// Calls the layout method for the category of an element: cell, supplementary view or
    /// decoration view. Returns the attributes in the view's coordinates. The arguments are the
    /// name of each method and a closure that calls the method.
    private func askForAttributes(
        of key: ElementKey, itemMethod: PackedEvent.Name,
        _ callForItem: (IndexPath) -> UICollectionViewLayoutAttributes?,
        supplementaryMethod: PackedEvent.Name,
        _ callForSupplementary: (String, IndexPath) -> UICollectionViewLayoutAttributes?,
        decorationMethod: PackedEvent.Name,
        _ callForDecoration: (String, IndexPath) -> UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        let path = journal.table.indexPath(of: key)
        func ask(method name: PackedEvent.Name, _ call: () -> UICollectionViewLayoutAttributes?)
            -> UICollectionViewLayoutAttributes?
        {
            guard let answer = self.ask(name, about: key, describe: { $0 == nil ? .nothing : .attributes }, call) else {
                return nil
            }
            return flip.mirrored(answer)
        }
        return switch key.category {
        case .cell: ask(method: itemMethod) { callForItem(path) }
        case .supplementaryView:
            ask(method: supplementaryMethod) { callForSupplementary(journal.table.kind(of: key), path) }
        case .decorationView: ask(method: decorationMethod) { callForDecoration(journal.table.kind(of: key), path) }
        }
    }

    private func ask<Answer>(
        _ question: PackedEvent.Name, about key: ElementKey? = nil, rect: CGRect? = nil,
        describe: (Answer) -> PackedEvent.Answer,
        _ ask: () -> Answer
    ) -> Answer {
        journal.tally.layoutAsks += 1
        return journal.ask(.layout, question, about: key, rect: rect, describe: describe, ask)
    }
}

/// Mirrors rectangles and attributes horizontally within `width`; changes nothing if `width` is
/// nil. A layout is mirrored if its `flipsHorizontallyInOppositeLayoutDirection` is true and the
/// reading direction of the view differs from its `developmentLayoutDirection`. [FLOW-14] The
/// content of a list cell is mirrored whenever the cell is read from right to left.
///
/// UNKNOWN: whether UIKit mirrors transforms. Here only positions are mirrored.
struct RightToLeftFlip {
    /// The width of the area to mirror; nil if nothing is mirrored. For a layout it is the width of
    /// the content, or of the bounds if they are wider. For a list cell or a list content view it
    /// is the width of the bounds of that view.
    let width: CGFloat?

    func mirrored(_ rect: CGRect) -> CGRect {
        guard let width else { return rect }
        return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Returns a mirrored copy of the attributes, or the attributes themselves if nothing is
    /// mirrored.
    func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let width else { return attributes }
        return attributes.copied { $0.center.x = width - $0.center.x }
    }
}

/// Decides whether attributes from the layout can be shown by a view. A layout may return the size
/// zero, or a frame that no view can have.
extension LayoutClient {
    /// Whether attributes describe an element that gets a view.
    @inline(__always)
    func describesElementWithView(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        (attributes.values.size != .zero || layout.allowsView(with: attributes)) && isPlaceable(attributes)
    }

    /// Whether attributes describe a cell that has no width or no height, and that nevertheless
    /// gets a view and is visible in a rectangle.
    /// [UPD-16]
    func isVisibleEmptyCell(_ attributes: UICollectionViewLayoutAttributes, in rect: CGRect) -> Bool {
        let (category, size) = (attributes.values.category, attributes.values.size)
        return category == .cell && (size.width == 0 || size.height == 0) && describesElementWithView(attributes)
            && attributes.frame.isVisible(in: rect)
    }

    /// Whether a view can have the frame of the attributes. If not, the element gets no view.
    @inline(__always)
    func isPlaceable(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        let (center, size) = (attributes.values.center, attributes.values.size)
        let sum = center.x + center.y + size.width + size.height
        return sum - sum == 0 && size.width >= 0 && size.height >= 0 && !attributes.values.isTransformed
            || isPlaceable(attributes, center: center, size: size)
    }

    /// Whether a view can have the frame of the attributes. This is the slow check of frames that
    /// are transformed, infinite, NaN or negative. A position or size that is NaN is a failure with
    /// Core Animation's message, as when attributes are applied. A log line reports other invalid
    /// frames.
    /// (eoghain/RBCollectionViewInfoFolderLayout#1)
    ///
    /// UNKNOWN: what UIKit shows for a negative or an infinite size. Here such an element gets no
    /// view.
    @inline(never)
    private func isPlaceable(_ attributes: UICollectionViewLayoutAttributes, center: CGPoint, size: CGSize) -> Bool {
        let isNumeric = host.withView {
            $0.layer.validate(position: center) && $0.layer.validate(bounds: CGRect(origin: .zero, size: size))
        }
        guard isNumeric else { return false }
        let isFinite = center.x.isFinite && center.y.isFinite && size.width.isFinite && size.height.isFinite
        if isFinite, size.width >= 0, size.height >= 0, attributes.values.frame.isNumeric { return true }
        host.world.log(
            "Layout attributes \(attributes) have a frame that no view can have. Attributes will be ignored.")
        return false
    }
}
