import UIKit

final class CachedAttributesChangedMistake: InsertAtTopController {
    final class Layout: KeptAttributesLayout {
        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            guard let old = indexPathBeforeUpdate(ofRowAt: itemIndexPath), old != itemIndexPath else { return nil }
            let attributes = cache[old.item]
            attributes.indexPath = itemIndexPath
            return attributes
        }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
