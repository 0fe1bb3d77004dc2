import UIKit

final class PinnedHeaderScrollsAwayMistake: ListHeaderController {
    final class Layout: ListHeaderLayout {
        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let header = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
            header?.frame.origin.y = collectionView?.bounds.minY ?? 0
            return header
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
