import UIKit

final class SingleItemCentredFix: ListController {
    final class Layout: UICollectionViewFlowLayout {
        override func prepare() {
            let width = collectionView?.bounds.width ?? 0
            sectionInset.right = max(0, width - itemSize.width)
            super.prepare()
        }
    }

    override class func makeLayout() -> UICollectionViewLayout {
        let layout = Layout()
        layout.itemSize = CGSize(width: 200, height: 50)
        return layout
    }
}
