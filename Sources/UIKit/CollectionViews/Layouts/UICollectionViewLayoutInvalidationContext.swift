/// The part of a layout that is out of date.
///
/// If it names no elements, all of the layout is out of date. Otherwise only those elements are: the layout is prepared, and then
/// asked for them alone.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    public nonisolated override init() {}

    /// The partner of `init()`, for class values: see `ClassMaker`.
    @available(*, unavailable)
    public nonisolated required convenience init(_madeByInit: Void) {
        self.init()
    }

    /// Whether everything is out of date: after `reloadData()`, or with another data source or layout.
    open internal(set) var invalidateEverything = false
    /// Whether the data source's counts are out of date: after `reloadData()`, insertions and deletions.
    open internal(set) var invalidateDataSourceCounts = false

    // MARK: - Elements

    /// Nil until items are named. Sorted, each path once.
    open internal(set) var invalidatedItemIndexPaths: [IndexPath]?
    open internal(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open internal(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = Self.united(invalidatedItemIndexPaths ?? [], indexPaths)
    }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = Self.united(invalidatedSupplementaryIndexPaths, elementKind, indexPaths)
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = Self.united(invalidatedDecorationIndexPaths, elementKind, indexPaths)
    }

    private static func united(_ known: [IndexPath], _ more: [IndexPath]) -> [IndexPath] { Set(known + more).sorted() }

    private static func united(_ known: [String: [IndexPath]]?, _ kind: String, _ more: [IndexPath]) -> [String: [IndexPath]] {
        (known ?? [:]).merging([kind: united([], more)], uniquingKeysWith: united)
    }

    // MARK: - Adjustments

    /// Added to the content offset, in points.
    open var contentOffsetAdjustment = CGPoint.zero
    /// Added to the content size, in points, until the layout is asked for it again.
    open var contentSizeAdjustment = CGSize.zero

    // MARK: - Interactive movement

    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open internal(set) var interactiveMovementTarget = CGPoint.zero

    /// Whether it names single elements and nothing else.
    final var namesElements: Bool {
        !invalidateEverything && !invalidateDataSourceCounts
            && (invalidatedItemIndexPaths != nil || invalidatedSupplementaryIndexPaths != nil || invalidatedDecorationIndexPaths != nil)
    }
}
