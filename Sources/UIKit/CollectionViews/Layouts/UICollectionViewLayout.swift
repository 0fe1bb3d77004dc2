/// Says where the elements of a collection view are. The base class places nothing.
///
/// The collection view calls these methods. Code of the app that wants to know the present state asks the collection view.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
    /// The collection view that uses this layout. The collection view clears it when it is released.
    final nonisolated(unsafe) unowned(unsafe) var host: UICollectionView?
    /// The context of an invalidation that the collection view has begun. [INV-01]
    private final var keptContext: UICollectionViewLayoutInvalidationContext?
    /// Decoration views are registered here, not with the collection view.
    private final var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    public override init() {}

    /// The partner of `init()`, for class values: see `ClassMaker`.
    @available(*, unavailable)
    public required convenience init(_madeByInit: Void) {
        self.init()
    }

    /// Archives are not read.
    public required init?(coder: NSCoder) {}

    open func encode(with coder: NSCoder) {}

    /// Never called, because archives are not read.
    open func awakeFromNib() {}

    open var collectionView: UICollectionView? { host }

    /// For a layout that puts some elements into scroll views of their own. [COMP-02]
    var innerScrolling: (any InnerScrolling)? { nil }

    // MARK: - Classes

    /// The class of the attributes this layout makes. [APPLY-08]
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Registers the class of a kind of decoration views. Nil takes the registration back.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    /// Not modelled: register the class. Nil takes the registration back, as with a class.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        guard nib != nil else { return register(nil as AnyClass?, forDecorationViewOfKind: elementKind) }
        World.current.notModelled("UICollectionViewLayout.register(_: UINib, forDecorationViewOfKind:)")
    }

    func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? { decorationClasses[kind] }

    // MARK: - Layout

    /// Called before the layout is asked anything, in the first pass and after every invalidation.
    open func prepare() {}

    /// In points.
    open var collectionViewContentSize: CGSize { .zero }

    /// All elements of all categories that intersect `rect`. The rectangle is not the visible one, but aligned to pages. [PASS-11]
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether these attributes describe an element. An element without a size is one, too. [PASS-14]
    func shows(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }

    /// The lengths of an element that its view decides; nil when the layout leaves both to the view.
    func measuredAxes(of attributes: UICollectionViewLayoutAttributes) -> (width: Bool, height: Bool)? { nil }

    /// Whether `noteAgreedSize` is called.
    ///
    /// OPTIMIZATION: a flag and not an empty method, because every cell that appears has a size.
    final var notesAgreedSizes = false

    /// Called when a view was asked for its size and would like to have the size that it was given.
    func noteAgreedSize(_ attributes: UICollectionViewLayoutAttributes) {}

    /// Takes back attributes from earlier answers that the collection view no longer needs.
    func takeBack(_ answers: consuming [[UICollectionViewLayoutAttributes]]) {}

    // MARK: - Invalidation

    /// Marks the layout as out of date. Nothing happens at once; the next pass prepares it. [PASS-04]
    ///
    /// The collection view also calls this method for each of its own invalidations, so an override may empty a cache. [INV-01]
    open func invalidateLayout() {
        // [STACK-15] Without a kept context, the call comes from the app.
        if keptContext == nil { host?.engine.noteRenewal() }
        let context = keptContext ?? makeInvalidationContext()
        keptContext = nil
        invalidateLayout(with: context)
    }

    /// The way in which the collection view invalidates: through `invalidateLayout()`, which passes the kept context on. [INV-01]
    final func invalidate(keeping context: UICollectionViewLayoutInvalidationContext) {
        let outer = keptContext
        keptContext = context
        invalidateLayout()
        // An override that does not call super leaves the context unused.
        keptContext = outer
    }

    /// Called when a property of one of UIKit's own layouts was set. It does not count as an `invalidateLayout()` by the app.
    /// [STACK-15]
    final func propertyChanged() { invalidate(keeping: makeInvalidationContext()) }

    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        host?.engine.preparation.layoutInvalidated(with: context)
    }

    /// Asked for every change of the bounds, before it takes place. [PASS-03]
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeInvalidationContext()
    }

    final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        ClassMaker.make(type(of: self).invalidationContextClass as! UICollectionViewLayoutInvalidationContext.Type)
    }

    /// Asked when a view would like another size than its attributes have. The base layout declines. [APPLY-06]
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

    // MARK: - Direction

    /// The direction the layout was written for.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection view mirrors the layout's answers when the reading direction is the other one. [FLOW-14]
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: - Offsets

    /// The content offset that the layout wants after an update or a change of layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    /// The content offset at which a drag should come to rest.
    ///
    /// - Parameter velocity: in points per second.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: - Updates

    /// Called once per batch update, after `prepare()` and before the layout is asked for initial and final attributes. [UPD-02]
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called last, inside the animation.
    open func finalizeCollectionViewUpdates() {}

    /// The attributes from which an appearing element starts; nil for the default. [UPD-03]
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes to which a disappearing element goes; nil for the default. [UPD-03]
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

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

    /// [UPD-04] Elements that the layout itself adds with an update.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    /// [UPD-04] Elements that the layout itself removes with an update.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: - Animated bounds changes and transitions

    /// Called inside an animation, before its change of the bounds is shown.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

    open func finalizeAnimatedBoundsChange() {}

    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

    open func finalizeLayoutTransition() {}

    // MARK: - Interactive movement

    /// The place for an item that is carried over a point: that of the topmost item there, or else its present one.
    open func targetIndexPath(forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint) -> IndexPath {
        host?.engine.lookup.itemPath(at: position, ignoring: previousIndexPath) ?? previousIndexPath
    }

    /// The attributes of an item that is being carried. By default it follows the finger, in front of everything.
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
