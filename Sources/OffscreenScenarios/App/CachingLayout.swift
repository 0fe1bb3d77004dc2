import UIKit

/// A layout of rows that keeps its attributes until `invalidateLayout()` is called. As in many
/// apps, the content size is only set in `layoutAttributesForElements(in:)`. [INV-01], [PASS-01]
final class CachingLayout: UICollectionViewLayout {
    private static let rowHeight: CGFloat = 44
    private var rows: [UICollectionViewLayoutAttributes] = []
    private var hasAttributes = false
    private var contentSize = CGSize.zero

    override func prepare() {
        super.prepare()
        guard !hasAttributes, let collectionView else { return }
        hasAttributes = true
        for section in 0..<collectionView.numberOfSections {
            for item in 0..<collectionView.numberOfItems(inSection: section) {
                let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
                attributes.frame = CGRect(
                    x: 0, y: CGFloat(rows.count) * CachingLayout.rowHeight, width: collectionView.bounds.width,
                    height: CachingLayout.rowHeight)
                rows.append(attributes)
            }
        }
    }

    override func invalidateLayout() {
        rows = []
        hasAttributes = false
        super.invalidateLayout()
    }

    override var collectionViewContentSize: CGSize { contentSize }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        contentSize = CGSize(width: collectionView?.bounds.width ?? 0, height: rows.last?.frame.maxY ?? 0)
        return rows.filter { $0.frame.minY <= rect.maxY && rect.minY <= $0.frame.maxY }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        rows.first { $0.indexPath == indexPath }
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }
}
