/// A layout that interpolates between the attributes of two layouts by the factor
/// `transitionProgress`.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    public let currentLayout: UICollectionViewLayout
    public let nextLayout: UICollectionViewLayout
    private var animatedValues: [String: CGFloat] = [:]

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    public nonisolated required init?(coder: NSCoder) { return nil }

    /// The progress from 0, the current layout, to 1, the next one. The value is not clamped. Call
    /// `invalidateLayout()` after setting it.
    open var transitionProgress: CGFloat = 0

    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { animatedValues[key] = value }

    /// Returns the value that was set for a key, or 0 if none was set.
    open func value(forAnimatedKey key: String) -> CGFloat { animatedValues[key] ?? 0 }

    // MARK: - The two layouts

    /// The layouts that the next `prepare()` prepares: at first both, later those that this layout
    /// has invalidated since they were last prepared.
    private lazy var layoutsToPrepare = both
    private var both: [UICollectionViewLayout] { [currentLayout, nextLayout] }

    override var attachedViews: (any AttachedViews)? {
        guard let current = currentLayout.attachedViews, let next = nextLayout.attachedViews else {
            return currentLayout.attachedViews ?? nextLayout.attachedViews
        }
        return AttachedViewsOfTransition(current: current, next: next)
    }

    /// Returns the class that is registered for a kind of decoration views with this layout, else
    /// with the next layout, else with the current layout.
    override func decorationClass(ofKind kind: String) -> UIView.Type? {
        super.decorationClass(ofKind: kind) ?? nextLayout.decorationClass(ofKind: kind)
            ?? currentLayout.decorationClass(ofKind: kind)
    }

    open override func prepare() {
        super.prepare()
        let layouts = layoutsToPrepare
        layoutsToPrepare = []
        for layout in layouts { layout.prepare() }
    }

    /// Invalidates this layout. The two interpolated layouts are also invalidated if the context
    /// invalidates everything or the data source's counts. They are not invalidated if only the
    /// progress has changed.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts {
            invalidate(both) { layout in
                let own = layout.makeInvalidationContext()
                own.invalidateEverything = context.invalidateEverything
                own.invalidateDataSourceCounts = context.invalidateDataSourceCounts
                return own
            }
        }
        super.invalidateLayout(with: context)
    }

    private func invalidate(
        _ layouts: [UICollectionViewLayout],
        with context: (UICollectionViewLayout) -> UICollectionViewLayoutInvalidationContext
    ) {
        layoutsToPrepare = both.filter { layout in (layoutsToPrepare + layouts).contains { $0 === layout } }
        for layout in layouts { layout.invalidate(passing: context(layout)) }
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        both.contains { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
    }

    open override func invalidationContext(forBoundsChange newBounds: CGRect)
        -> UICollectionViewLayoutInvalidationContext
    {
        // A layout that returns false from `shouldInvalidateLayout(forBoundsChange:)` stays valid,
        // because preparing it again may be expensive.
        let affected = both.filter { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
        invalidate(affected) { $0.invalidationContext(forBoundsChange: newBounds) }
        return super.invalidationContext(forBoundsChange: newBounds)
    }

    open override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        invalidate(both) {
            $0.invalidationContext(
                forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
                previousIndexPaths: previousIndexPaths,
                previousPosition: previousPosition)
        }
        return super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths,
            previousPosition: previousPosition)
    }

    open override func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        invalidate(both) {
            $0.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
                movementCancelled: movementCancelled)
        }
        return super.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths, movementCancelled: movementCancelled)
    }

    // MARK: - Interpolation

    open override var collectionViewContentSize: CGSize {
        let (a, b) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(
            width: interpolated(from: a.width, to: b.width), height: interpolated(from: a.height, to: b.height))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // An element that is inside the rectangle during the transition may be outside of it in
        // both layouts. Both layouts are therefore asked for the elements of a larger rectangle.
        let larger = rect.union(CGRect(origin: rect.origin, size: collectionViewContentSize))
        var seen: Set<ElementName> = []
        let all =
            (currentLayout.layoutAttributesForElements(in: larger) ?? [])
            + (nextLayout.layoutAttributesForElements(in: larger) ?? [])
        return all.compactMap { attributes in
            guard seen.insert(attributes.values.name).inserted else { return nil }
            let between = interpolated(attributes)
            return between.frame.overlapsOrTouches(rect) || !between.frame.isNumeric ? between : nil
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        interpolatedAttributes { $0.layoutAttributesForItem(at: indexPath) }
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        interpolatedAttributes { $0.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        interpolatedAttributes { $0.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
    }

    private func interpolatedAttributes(
        from answer: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? { (answer(currentLayout) ?? answer(nextLayout)).map(interpolated) }

    private func interpolated(from a: CGFloat, to b: CGFloat) -> CGFloat { a + (b - a) * transitionProgress }

    /// Returns the attributes of an element, interpolated between the two layouts. If one of the
    /// layouts has no view for the element, returns the attributes of the other layout.
    private func interpolated(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        func counterpart(in layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
            let path = attributes.indexPath
            let answer =
                switch attributes.representedElementCategory {
                case .cell: layout.layoutAttributesForItem(at: path)
                case .supplementaryView:
                    layout.layoutAttributesForSupplementaryView(ofKind: attributes.representedElementKind!, at: path)
                case .decorationView:
                    layout.layoutAttributesForDecorationView(ofKind: attributes.representedElementKind!, at: path)
                }
            return answer.flatMap { layout.allowsView(with: $0) ? $0 : nil }
        }
        let (current, next) = (counterpart(in: currentLayout), counterpart(in: nextLayout))
        guard let a = current, let b = next else { return current ?? next ?? attributes }
        let result = a.copy() as! UICollectionViewLayoutAttributes
        result.center = CGPoint(
            x: interpolated(from: a.center.x, to: b.center.x), y: interpolated(from: a.center.y, to: b.center.y))
        // With a progress below 0 or above 1 a size could become negative.
        result.size = CGSize(
            width: max(0, interpolated(from: a.size.width, to: b.size.width)),
            height: max(0, interpolated(from: a.size.height, to: b.size.height)))
        result.alpha = interpolated(from: a.alpha, to: b.alpha)
        result.zIndex = transitionProgress < 0.5 ? a.zIndex : b.zIndex
        return result
    }
}

/// The attached views of both layouts of a transition. The current layout comes first.
private struct AttachedViewsOfTransition: AttachedViews {
    let current: any AttachedViews
    let next: any AttachedViews

    func place(ofKind kind: String, at path: IndexPath) -> AttachmentPlace? {
        current.place(ofKind: kind, at: path) ?? next.place(ofKind: kind, at: path)
    }

    func path(ofKind kind: String, at place: AttachmentPlace) -> IndexPath? {
        current.path(ofKind: kind, at: place) ?? next.path(ofKind: kind, at: place)
    }

    func views(ofItemAt path: IndexPath) -> [(kind: String, path: IndexPath)] {
        let views = current.views(ofItemAt: path)
        return views
            + next.views(ofItemAt: path).filter { view in
                !views.contains { $0.kind == view.kind && $0.path == view.path }
            }
    }
}
