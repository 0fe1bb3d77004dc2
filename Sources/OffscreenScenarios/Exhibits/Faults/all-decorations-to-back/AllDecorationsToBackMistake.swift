import UIKit

final class AllDecorationsToBackMistake: ArmbandGridController {
    final class CollectionView: UICollectionView {
        override func layoutSubviews() {
            super.layoutSubviews()
            for view in subviews.reversed() where view is SectionDecorationView {
                sendSubviewToBack(view)
            }
        }
    }

    override class func makeCollectionView() -> UICollectionView {
        CollectionView(frame: .zero, collectionViewLayout: makeLayout())
    }
}
