import UIKit

final class CardsBehindBackgroundViewFix: CardGridController {
    final class CollectionView: UICollectionView {
        override func layoutSubviews() {
            super.layoutSubviews()
            for card in subviews.reversed() where card is CardView {
                sendSubviewToBack(card)
            }
            if let backgroundView { sendSubviewToBack(backgroundView) }
        }
    }

    override class func makeCollectionView() -> UICollectionView {
        CollectionView(frame: .zero, collectionViewLayout: makeLayout())
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let background = UIView()
        background.backgroundColor = .white
        collectionView.backgroundView = background
    }
}
