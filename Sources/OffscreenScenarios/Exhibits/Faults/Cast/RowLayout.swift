import UIKit

/// A layout of rows of 44 points that is not a flow layout.
class RowLayout: UICollectionViewLayout {
    var cache: [UICollectionViewLayoutAttributes] = []

    override var collectionViewContentSize: CGSize {
        CGSize(width: 320, height: 44 * CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0))
    }

    func fillCache() {
        cache = (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).map { item in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
            attributes.frame = CGRect(x: 0, y: 44 * CGFloat(item), width: 320, height: 44)
            return attributes
        }
    }

    override func prepare() { fillCache() }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        cache.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        indexPath.item < cache.count ? cache[indexPath.item] : nil
    }
}
