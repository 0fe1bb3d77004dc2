/// What a layout calls of the engine of its list.
@MainActor
protocol LayoutEngine: AnyObject {
    /// Called when the app calls `invalidateLayout()`, before the layout makes a context.
    func noteReloadOrInvalidation()

    func handleInvalidation(with context: UICollectionViewLayoutInvalidationContext, isByApp: Bool)

    /// Returns the path of the frontmost item at a point of the content, except `ignored`; nil if
    /// there is none.
    func itemPath(at point: CGPoint, ignoring ignored: IndexPath) -> IndexPath?
}

/// An object that determines the frames of the elements of a collection view. The base class has no
/// elements.
///
/// The collection view calls the methods of this class. To read current attributes, an app calls
/// methods of the collection view.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    /// The collection view that uses this layout; nil if there is none. The `deinit` of the
    /// collection view sets this property to nil.
    final nonisolated(unsafe) unowned(unsafe) var host: UICollectionView?
    /// The engine of the list that uses this layout; nil if there is none. The list sets it.
    final nonisolated(unsafe) unowned(unsafe) var engine: (any LayoutEngine)?
    /// The context that the next call of `invalidateLayout()` passes to `invalidateLayout(with:)`;
    /// nil if that call makes one. [INV-01]
    private final var pendingContext: UICollectionViewLayoutInvalidationContext?
    /// Whether the collection view, and not the app, is invalidating the layout at present.
    private final var isInvalidatedByCollectionView = false
    private final var decorationClasses: [String: UIView.Type] = [:]

    public override init() {}

    /// Makes an object of a class that is known only at run time. `RuntimeInstantiation` calls this
    /// initializer, because `init()` is not `required`.
    @available(*, unavailable)
    public required convenience init(_madeByInit: Void) { self.init() }

    /// Makes a layout without reading the archive.
    public required init?(coder: NSCoder) {}

    /// Encodes the layout. Approximated: this class encodes nothing.
    open func encode(with coder: NSCoder) {}

    /// Not modelled: never called, because nibs are not read.
    open func awakeFromNib() {}

    open var collectionView: UICollectionView? { host }

    /// The inner scroll views that contain some of the elements; nil if the collection view
    /// contains all of them. [COMP-02]
    var innerScrolling: (any InnerScrolling)? { nil }

    /// The views that are attached to items and groups and move with their items in an update; nil
    /// if the layout has none, or leaves it to the methods about updates to name them. [UPD-18]
    var attachedViews: (any AttachedViews)? { nil }

    // MARK: - Classes

    /// The class of the attributes that this layout makes. [APPLY-08]
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Registers a class for a kind of decoration views. Nil removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        let viewClass = viewClass as? UIView.Type
        decorationClasses[elementKind] = viewClass?.isReusable == true ? viewClass : nil
    }

    /// Not modelled: register a class instead. Nil removes the registration of the kind.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        guard nib != nil else { return register(nil as AnyClass?, forDecorationViewOfKind: elementKind) }
        World.current.recordNotModelled("UICollectionViewLayout.register(_: UINib, forDecorationViewOfKind:)")
    }

    func decorationClass(ofKind kind: String) -> UIView.Type? { decorationClasses[kind] }

    // MARK: - Layout

    /// Prepares the layout. Called before the collection view requests attributes for the first
    /// time, and before its first request after an invalidation.
    open func prepare() {}

    /// The size of the content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of all elements that intersect `rect`. When the collection view shows
    /// elements, it calls this method with a rectangle whose origin and size are multiples of the
    /// size of the visible bounds, unless the layout is mirrored. [PASS-11] To find the item at a
    /// point, it may call this method with a small rectangle.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether an element with these attributes gets a view, provided that it is not hidden and
    /// that a view can have its frame. True in the base class, even if the size is zero. [PASS-14]
    func allowsView(with attributes: UICollectionViewLayoutAttributes) -> Bool { true }

    /// Returns whether an element's view determines the width of the element, and whether the view
    /// determines the height. Nil means that the view determines neither length, or that the layout
    /// does not distinguish them. Both lengths of the view are then measured.
    func measuredAxes(of attributes: UICollectionViewLayoutAttributes) -> (width: Bool, height: Bool)? { nil }

    /// Whether the collection view calls `noteConfirmedSize(of:)`.
    ///
    /// OPTIMIZATION: without this value, an empty method would be called for every cell that
    /// appears.
    final var tracksConfirmedSizes = false

    /// Called when the preferred size of a view equals the size of its attributes, if
    /// `tracksConfirmedSizes` is true.
    func noteConfirmedSize(of attributes: UICollectionViewLayoutAttributes) {}

    /// Whether the app may have kept attributes that this layout has returned. False for UIKit's
    /// own layouts. [UPD-23]
    var mayKeepReturnedAttributes: Bool { true }

    /// Called with attributes that the layout has returned and the collection view no longer uses,
    /// so that the layout can reuse them.
    func recycle(_ answers: consuming [[UICollectionViewLayoutAttributes]]) {}

    // MARK: - Invalidation

    /// Marks the layout as out of date. `prepare()` is called in the next layout pass, or earlier
    /// if attributes are requested before.
    /// [PASS-04]
    ///
    /// The collection view also calls this method for each of its own invalidations. An override
    /// can therefore empty its caches here.
    /// [INV-01]
    open func invalidateLayout() {
        // [STACK-15] Without a pending context, the app has called this method.
        if pendingContext == nil { engine?.noteReloadOrInvalidation() }
        let context = pendingContext ?? makeInvalidationContext()
        pendingContext = nil
        invalidateLayout(with: context)
    }

    /// Calls `invalidateLayout()`, which passes the given context to `invalidateLayout(with:)`.
    /// This does not count as a call of `invalidateLayout()` by the app. [INV-01]
    final func invalidate(passing context: UICollectionViewLayoutInvalidationContext) {
        let outer = (pendingContext, isInvalidatedByCollectionView)
        (pendingContext, isInvalidatedByCollectionView) = (context, true)
        invalidateLayout()
        // An override that does not call super leaves the context unused.
        (pendingContext, isInvalidatedByCollectionView) = outer
    }

    /// Invalidates the layout after a property was set. This does not count as a call of
    /// `invalidateLayout()` by the app. [STACK-15]
    final func invalidateAfterPropertyChange() { invalidate(passing: makeInvalidationContext()) }

    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        engine?.handleInvalidation(with: context, isByApp: !isInvalidatedByCollectionView)
    }

    /// Whether a change of the bounds invalidates the layout. Called before each change, once the
    /// layout has been prepared. [PASS-03]
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        RuntimeInstantiation.makeInstance(
            of: type(of: self).invalidationContextClass as! UICollectionViewLayoutInvalidationContext.Type)
    }

    /// Whether the layout is invalidated when a view's preferred size differs from the size of its
    /// attributes. False in the base class.
    /// [APPLY-06]
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

    // MARK: - Reading direction

    /// The reading direction for which the layout was written.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether attributes are mirrored if the reading direction is not
    /// `developmentLayoutDirection`. [FLOW-14]
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: - Offsets

    /// Returns the content offset to use after an update, or after an animated or interactive
    /// change of layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Returns the content offset at which scrolling should end after a drag.
    ///
    /// - Parameter velocity: the velocity of the content offset, in points per second.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: - Updates

    /// Called once in each batch update, after `prepare()` and before initial and final attributes
    /// are requested. [UPD-02] Not called if the update reloads everything or fails, and not before
    /// the layout is first prepared.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called at the end of each batch update for which `prepare(forCollectionViewUpdates:)` was
    /// called; inside the animation block, if the update is animated.
    open func finalizeCollectionViewUpdates() {}

    /// Returns the attributes at which the animation of an appearing item starts; nil for the
    /// default. [UPD-03]
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    { nil }

    /// Returns the attributes at which the animation of a disappearing item ends; nil for the
    /// default. [UPD-03]
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    { nil }

    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// [UPD-04] Returns the index paths of the supplementary views that the layout inserts in an
    /// update.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// [UPD-04] Returns the index paths of the supplementary views that the layout deletes in an
    /// update.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: - Animated bounds changes and transitions

    /// Called when the bounds have changed inside an animation block, before views move.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    open func finalizeAnimatedBoundsChange() {}

    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    open func finalizeLayoutTransition() {}

    // MARK: - Interactive movement

    /// Returns the index path to which an interactively moved item moves: the index path of the
    /// frontmost other item at `position`, or the item's own index path if there is none.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint)
        -> IndexPath
    {
        engine?.itemPath(at: position, ignoring: previousIndexPath) ?? previousIndexPath
    }

    /// Returns the attributes of an item that is being moved interactively. By default its center
    /// is at `position` and its zIndex is the greatest possible.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
            ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        attributes.zIndex = Int.max
        return attributes
    }

    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }
}
