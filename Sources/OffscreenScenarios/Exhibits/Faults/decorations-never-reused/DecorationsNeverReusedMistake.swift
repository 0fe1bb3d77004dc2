import UIKit

final class DecorationsNeverReusedMistake: SectionsController {
    final class Layout: SectionCardLayout {
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let cards = (0..<sectionCount).compactMap {
                layoutAttributesForDecorationView(ofKind: "card", at: [$0, 0])
            }
            return (super.layoutAttributesForElements(in: rect) ?? []) + cards.filter { $0.frame.intersects(rect) }
        }

        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let card = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
            place(card)
            return card
        }
    }

    override class func makeLayout() -> UICollectionViewLayout {
        let layout = Layout()
        layout.register(SectionCard.self, forDecorationViewOfKind: "card")
        return layout
    }
}
