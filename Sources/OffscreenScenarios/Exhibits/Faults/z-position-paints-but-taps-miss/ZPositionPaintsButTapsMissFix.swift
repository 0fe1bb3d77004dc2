import UIKit

final class ZPositionPaintsButTapsMissFix: CardGridController {
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
}
