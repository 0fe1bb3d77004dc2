import UIKit

final class InsertedItemInvisibleMistake: InsertAtTopController {
    final class Layout: InsertedRowsLayout {
        override func initialLayoutAttributesForAppearingItem(
            at itemIndexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            guard inserted.contains(itemIndexPath) else { return nil }
            let attributes = layoutAttributesForItem(at: itemIndexPath)
            attributes?.alpha = 0
            return attributes
        }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
