/// A description of the parts of a layout that are out of date.
///
/// A context without elements invalidates the whole layout. A context with elements invalidates
/// only these elements, unless it also invalidates everything or the counts. If it invalidates only
/// elements, the collection view calls `prepare()`, and requests only the attributes of these
/// elements.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    public nonisolated override init() {}

    /// Makes an object of a class that is known only at run time. `RuntimeInstantiation` calls this
    /// initializer, because `init()` is not `required`.
    @available(*, unavailable)
    public nonisolated required convenience init(_madeByInit: Void) { self.init() }

    /// Whether everything is out of date. True for example after `reloadData()`, for a new data
    /// source, and for a layout that was set without animation.
    open internal(set) var invalidateEverything = false
    /// Whether the data source's counts are out of date. True if `invalidateEverything` is true, in
    /// batch updates, and when a drop shows or removes a gap or a placeholder.
    open internal(set) var invalidateDataSourceCounts = false

    /// Whether a view's preferred size is the reason for the invalidation.
    final var isForPreferredSize = false

    // MARK: - Elements

    /// The invalidated items in ascending order, without duplicates; nil if `invalidateItems(at:)`
    /// was not called.
    open internal(set) var invalidatedItemIndexPaths: [IndexPath]?
    open internal(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open internal(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = Self.sortedUnion(invalidatedItemIndexPaths ?? [], indexPaths)
    }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = Self.sortedUnion(
            invalidatedSupplementaryIndexPaths, kind: elementKind, more: indexPaths)
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = Self.sortedUnion(
            invalidatedDecorationIndexPaths, kind: elementKind, more: indexPaths)
    }

    private static func sortedUnion(_ known: [IndexPath], _ more: [IndexPath]) -> [IndexPath] {
        Set(known + more).sorted()
    }

    private static func sortedUnion(_ known: [String: [IndexPath]]?, kind: String, more: [IndexPath]) -> [String:
        [IndexPath]]
    {
        (known ?? [:]).merging([kind: sortedUnion([], more)], uniquingKeysWith: sortedUnion)
    }

    // MARK: - Adjustments

    /// The distance that the invalidation adds to the content offset, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// The size that the invalidation adds to the content size, in points, until the collection
    /// view requests the content size again.
    open var contentSizeAdjustment = CGSize.zero

    // MARK: - Interactive movement

    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// Whether the context invalidates only single elements, and not the whole layout.
    final var namesElements: Bool {
        !invalidateEverything && !invalidateDataSourceCounts
            && (invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil
                || invalidatedDecorationIndexPaths != nil)
    }
}
