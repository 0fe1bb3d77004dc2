import UIKit

final class CardsReversedInEveryPassMistake: CardGridController {
    final class CollectionView: UICollectionView {
        override func layoutSubviews() {
            super.layoutSubviews()
            for card in subviews where card is CardView {
                sendSubviewToBack(card)
            }
        }
    }

    override class var itemCounts: [Int] { [3, 3] }

    override class func makeCollectionView() -> UICollectionView {
        CollectionView(frame: .zero, collectionViewLayout: makeLayout())
    }

    override class func makeLayout() -> CardGridLayout {
        let layout = super.makeLayout()
        layout.overlap = 30
        return layout
    }
}
