import UIKit

final class CachedAttributesChangedFix: InsertAtTopController {
    final class Layout: KeptAttributesLayout {
        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            guard let old = indexPathBeforeUpdate(ofRowAt: itemIndexPath), old != itemIndexPath else { return nil }
            let attributes = cache[old.item].copy() as? UICollectionViewLayoutAttributes
            attributes?.indexPath = itemIndexPath
            return attributes
        }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
