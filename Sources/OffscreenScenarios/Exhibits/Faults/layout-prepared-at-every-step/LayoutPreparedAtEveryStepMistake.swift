import UIKit

final class LayoutPreparedAtEveryStepMistake: LongListController {
    final class Layout: RowLayout {
        override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
            newBounds != collectionView?.bounds
        }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }
}
