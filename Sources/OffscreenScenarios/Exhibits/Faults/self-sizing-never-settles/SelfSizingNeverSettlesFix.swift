import UIKit

final class SelfSizingNeverSettlesFix: ListController {
    final class Cell: TextCell {
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            layoutAttributes.size.height = label.intrinsicContentSize.height + 40
            return layoutAttributes
        }
    }

    override class func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 50)
        return layout
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "row")
    }
}
