import UIKit

final class NoAttributesOffScreenMistake: InsertAtTopController {
    final class Layout: RowLayout {
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            guard let collectionView else { return nil }
            let shown = layoutAttributesForElements(in: collectionView.bounds)
            return shown?.first { $0.indexPath == indexPath }
        }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
