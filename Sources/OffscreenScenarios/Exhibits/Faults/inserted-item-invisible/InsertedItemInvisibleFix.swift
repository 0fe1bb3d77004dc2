import UIKit

final class InsertedItemInvisibleFix: InsertAtTopController {
    final class Layout: InsertedRowsLayout {
        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            guard inserted.contains(itemIndexPath) else { return nil }
            let stored = layoutAttributesForItem(at: itemIndexPath)
            let attributes = stored?.copy() as? UICollectionViewLayoutAttributes
            attributes?.alpha = 0
            return attributes
        }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
