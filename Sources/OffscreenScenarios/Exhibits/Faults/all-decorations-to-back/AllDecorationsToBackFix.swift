import UIKit

final class AllDecorationsToBackFix: ArmbandGridController {
    final class CollectionView: UICollectionView {
        override func layoutSubviews() {
            super.layoutSubviews()
            let decorations = subviews.compactMap { $0 as? SectionDecorationView }
            for view in decorations.reversed() where view.zIndex < 0 {
                sendSubviewToBack(view)
            }
            let front = decorations.filter { $0.zIndex > 0 }
            for view in front.sorted(by: { $0.zIndex < $1.zIndex }) {
                bringSubviewToFront(view)
            }
        }
    }

    override class func makeCollectionView() -> UICollectionView {
        CollectionView(frame: .zero, collectionViewLayout: makeLayout())
    }
}
