import UIKit

final class CardInFrontAfterReloadFix: CardGridController {
    final class CollectionView: UICollectionView {
        override func layoutSubviews() {
            super.layoutSubviews()
            for card in subviews.reversed() where card is CardView {
                sendSubviewToBack(card)
            }
        }
    }

    override class func makeCollectionView() -> UICollectionView {
        CollectionView(frame: .zero, collectionViewLayout: makeLayout())
    }

    override func reloadSection() {
        collectionView.reloadSections([0])
    }
}
