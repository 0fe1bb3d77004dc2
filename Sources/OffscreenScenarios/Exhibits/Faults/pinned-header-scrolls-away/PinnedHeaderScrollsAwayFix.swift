import UIKit

final class PinnedHeaderScrollsAwayFix: ListHeaderController {
    final class Layout: ListHeaderLayout {
        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let header = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
            header?.frame.origin.y = collectionView?.bounds.minY ?? 0
            return header
        }

        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

        override func invalidationContext(
            forBoundsChange newBounds: CGRect
        ) -> UICollectionViewLayoutInvalidationContext {
            let context = super.invalidationContext(forBoundsChange: newBounds)
            context.invalidateSupplementaryElements(
                ofKind: UICollectionView.elementKindSectionHeader, at: [[0, 0]])
            return context
        }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
