import UIKit

final class ZPositionOfZeroMistake: CardGridController {
    final class Cell: TextCell {
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            layer.zPosition = CGFloat(layoutAttributes.zIndex)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "poster")
    }
}
