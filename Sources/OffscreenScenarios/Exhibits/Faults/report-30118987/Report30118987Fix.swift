import UIKit

final class Report30118987Fix: HeaderGridController {
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
