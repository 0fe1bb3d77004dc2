import UIKit

/// A flow layout with a card (zIndex -1) behind the items of each section. It computes only the
/// cards in the rectangle it is asked about.
final class NearbyCardsLayout: UICollectionViewFlowLayout {
    private static let cardKind = "card"

    override init() {
        super.init()
        MainActor.assumeIsolated {
            register(UICollectionReusableView.self, forDecorationViewOfKind: NearbyCardsLayout.cardKind)
        }
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard var result = super.layoutAttributesForElements(in: rect) else { return nil }
        // The attributes are ordered by section, and a card ends at the last item of its section.
        var last = -1
        for element in result where element.representedElementCategory == .cell && element.indexPath.section != last {
            last = element.indexPath.section
            if let card = card(ofSection: last) { result.append(card) }
        }
        return result
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        card(ofSection: indexPath.section)
    }

    private func card(ofSection section: Int) -> UICollectionViewLayoutAttributes? {
        guard let count = collectionView?.numberOfItems(inSection: section), count > 0,
            let first = layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
            let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))
        else { return nil }
        let card = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: NearbyCardsLayout.cardKind, with: IndexPath(item: 0, section: section))
        card.frame = first.frame.union(last.frame)
        card.zIndex = -1
        return card
    }
}
