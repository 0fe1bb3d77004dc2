import UIKit

final class ZPositionOfZeroFix: CardGridController {
    final class Card: CardView {
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            layer.zPosition = CGFloat(layoutAttributes.zIndex)
        }
    }

    final class Cell: TextCell {
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
            super.apply(layoutAttributes)
            layer.zPosition = CGFloat(layoutAttributes.zIndex)
        }
    }

    override class func makeLayout() -> CardGridLayout {
        let layout = super.makeLayout()
        layout.register(Card.self, forDecorationViewOfKind: "card")
        return layout
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(Cell.self, forCellWithReuseIdentifier: "poster")
    }
}
