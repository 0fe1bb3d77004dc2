import UIKit

final class OnlyCardsToBackFix: ArmbandGridController {
    final class CollectionView: UICollectionView {
        override func layoutSubviews() {
            super.layoutSubviews()
            for card in subviews.reversed() where card is CardView {
                sendSubviewToBack(card)
            }
            let front = subviews.compactMap { $0 as? SectionDecorationView }.filter { $0.zIndex > 0 }
            for view in front.sorted(by: { $0.zIndex < $1.zIndex }) {
                bringSubviewToFront(view)
            }
        }
    }

    override class var itemCounts: [Int] { [15] }

    override class func makeCollectionView() -> UICollectionView {
        CollectionView(frame: .zero, collectionViewLayout: makeLayout())
    }
}
