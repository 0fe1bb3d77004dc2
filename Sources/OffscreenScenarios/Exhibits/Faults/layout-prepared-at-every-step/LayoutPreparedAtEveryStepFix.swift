import UIKit

final class LayoutPreparedAtEveryStepFix: LongListController {
    final class Layout: RowLayout {
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            newBounds.size != collectionView?.bounds.size
        }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
