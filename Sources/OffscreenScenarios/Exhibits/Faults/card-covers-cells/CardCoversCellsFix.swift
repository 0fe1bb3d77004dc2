import UIKit

final class CardCoversCellsFix: CardGridController {
    final class CollectionView: UICollectionView {
        override func layoutSubviews() {
            super.layoutSubviews()
            // Reversed: cards keep their order.
            for card in subviews.reversed() where card is CardView {
                sendSubviewToBack(card)
            }
        }
    }

    final class Layout: UICollectionViewFlowLayout {
        override init() {
            super.init()
            itemSize = CGSize(width: 96, height: 96)
            sectionInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
            register(CardView.self, forDecorationViewOfKind: "card")
        }

        required init?(coder: NSCoder) { nil }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let card = layoutAttributesForDecorationView(ofKind: "card", at: [0, 0])
            return (super.layoutAttributesForElements(in: rect) ?? []) + [card].compactMap { $0 }
        }

        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let card = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
            card.frame = CGRect(origin: .zero, size: collectionViewContentSize).insetBy(dx: 4, dy: 4)
            card.zIndex = -1
            return card
        }
    }

    override class var itemCounts: [Int] { [15] }

    override class func makeCollectionView() -> UICollectionView {
        CollectionView(frame: .zero, collectionViewLayout: Layout())
    }

    override func reloadSection() {
        UIView.performWithoutAnimation { collectionView.reloadSections([0]) }
    }
}
