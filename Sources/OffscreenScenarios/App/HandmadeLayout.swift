import UIKit

/// A layout of rows, as apps write it. If `headerHeight` is not 0, each section that has items has
/// a header. The layout stores its attributes.
class HandmadeLayout: UICollectionViewLayout {
    /// The means, if any, by which the layout keeps the visible rows in place when rows are
    /// inserted above them.
    enum OffsetCorrection: String, CaseIterable, Sendable {
        case none
        /// Changes the proposed offset in `targetContentOffset(forProposedContentOffset:)`.
        case target
        /// Sets the `contentOffsetAdjustment` of an invalidation context.
        case adjustment
    }

    var offsetCorrection = OffsetCorrection.none
    var lineSpacing: CGFloat = 0
    var headerHeight: CGFloat = 0
    var pinsHeaders = false

    private static let rowHeight: CGFloat = 44
    private static let headerKind = UICollectionView.elementKindSectionHeader

    private var rows: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var headers: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    private var hasAttributes = false
    private var contentSize = CGSize.zero
    private var inserted: Set<IndexPath> = []
    private var headersBefore: Set<IndexPath> = []
    /// The height, with spacing, of the rows that the current update inserts and that begin above
    /// the visible bounds.
    private var descent: CGFloat = 0

    // MARK: - Attributes and content size

    override func prepare() {
        super.prepare()
        guard !hasAttributes, let collectionView else { return }
        hasAttributes = true
        headersBefore = Set(headers.keys)
        headers = [:]
        var known: [IndexPath: UICollectionViewLayoutAttributes] = [:]
        var (y, rank) = (CGFloat(0), 0)
        let width = collectionView.bounds.width
        let sections = 0..<collectionView.numberOfSections
        let total = sections.reduce(0) { $0 + collectionView.numberOfItems(inSection: $1) }
        for section in sections {
            let count = collectionView.numberOfItems(inSection: section)
            if count > 0, headerHeight > 0 {
                let path = IndexPath(item: 0, section: section)
                let header = UICollectionViewLayoutAttributes(
                    forSupplementaryViewOfKind: HandmadeLayout.headerKind, with: path)
                header.frame = CGRect(x: 0, y: y, width: width, height: headerHeight)
                header.zIndex = total
                headers[path] = header
                y += headerHeight
            }
            for item in 0..<count {
                let path = IndexPath(item: item, section: section)
                let row = UICollectionViewLayoutAttributes(forCellWith: path)
                row.frame = CGRect(x: 0, y: y, width: width, height: HandmadeLayout.rowHeight)
                row.zIndex = rank
                known[path] = row
                y += HandmadeLayout.rowHeight + lineSpacing
                rank += 1
            }
        }
        rows = known
        contentSize = CGSize(width: width, height: max(0, y - lineSpacing))
    }

    override var collectionViewContentSize: CGSize { contentSize }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let all = headers.keys.sorted().compactMap(headerAttributes) + rows.sorted { $0.key < $1.key }.map(\.value)
        return all.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        rows[indexPath]
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        elementKind == HandmadeLayout.headerKind ? headerAttributes(at: indexPath) : nil
    }

    /// Returns the attributes of a section's header. A pinned header stays at the top of the
    /// visible bounds until the next header, or the end of the content, pushes it out.
    private func headerAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let header = headers[path], pinsHeaders, let collectionView else { return headers[path] }
        let next = headers.filter { $0.key > path }.map(\.value.frame.minY).min() ?? contentSize.height
        let moved = header.copy() as! UICollectionViewLayoutAttributes
        moved.frame.origin.y = min(max(header.frame.minY, collectionView.bounds.minY), next - headerHeight)
        return moved
    }

    // MARK: - Invalidation

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width || pinsHeaders
    }

    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if newBounds.width == collectionView?.bounds.width {
            context.invalidateSupplementaryElements(ofKind: HandmadeLayout.headerKind, at: headers.keys.sorted())
        }
        return context
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidatedSupplementaryIndexPaths == nil { hasAttributes = false }
        super.invalidateLayout(with: context)
    }

    // MARK: - Updates

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        inserted = Set(updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
        let top = collectionView?.bounds.minY ?? 0
        descent =
            CGFloat(inserted.filter { rows[$0].map { $0.frame.minY < top } ?? false }.count)
            * (HandmadeLayout.rowHeight + lineSpacing)
        guard offsetCorrection == .adjustment, descent != 0 else { return }
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: descent)
        invalidateLayout(with: context)
    }

    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        guard offsetCorrection == .target else { return proposedContentOffset }
        return CGPoint(x: proposedContentOffset.x, y: proposedContentOffset.y + descent)
    }

    override func finalizeCollectionViewUpdates() {
        inserted = []
        descent = 0
        super.finalizeCollectionViewUpdates()
    }

    /// Returns transparent attributes for an inserted row, so that it fades in at its place, and
    /// nil for other rows.
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard inserted.contains(itemIndexPath), let row = rows[itemIndexPath] else { return nil }
        let initial = row.copy() as! UICollectionViewLayoutAttributes
        initial.alpha = 0
        return initial
    }

    override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
        elementKind == HandmadeLayout.headerKind ? headersBefore.subtracting(headers.keys).sorted() : []
    }
}
