import UIKit

final class DecorationsNeverReusedFix: SectionsController {
    final class Layout: SectionCardLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let cards = (0..<sectionCount).compactMap {
                layoutAttributesForSupplementaryView(ofKind: "card", at: [$0, 0])
            }
            return (super.layoutAttributesForElements(in: rect) ?? []) + cards.filter { $0.frame.intersects(rect) }
        }

        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let card = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
            place(card)
            return card
        }
    }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(
            SectionCard.self, forSupplementaryViewOfKind: "card", withReuseIdentifier: "card")
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "card", for: indexPath)
    }
}
