import UIKit

final class NoAttributesOffScreenFix: InsertAtTopController {
    final class Layout: RowLayout {
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            cache.first { $0.indexPath == indexPath }
        }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
