import UIKit

/// A flow layout with a card behind the items of each section, and with an armband in front of them
/// if `hasArmbands` is true.
class CardGridLayout: UICollectionViewFlowLayout {
    var hasArmbands = false
    var cardZIndex = -1 {
        didSet { invalidateLayout() }
    }
    /// The zIndex of items and headers; nil for that of the flow layout.
    var itemZIndex: Int?
    var headerZIndex: Int?
    /// How far each card reaches over the next section.
    var overlap: CGFloat = 0

    override init() {
        super.init()
        itemSize = CGSize(width: 96, height: 96)
        sectionInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
        register(CardView.self, forDecorationViewOfKind: "card")
        register(ArmbandView.self, forDecorationViewOfKind: "armband")
    }

    required init?(coder: NSCoder) { nil }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let kinds = hasArmbands ? ["card", "armband"] : ["card"]
        let decorations = (0..<(collectionView?.numberOfSections ?? 0)).flatMap { section in
            kinds.compactMap { layoutAttributesForDecorationView(ofKind: $0, at: [section, 0]) }
        }
        return (super.layoutAttributesForElements(in: rect) ?? []).map(attributesWithZIndex)
            + decorations.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).map(attributesWithZIndex)
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath).map(attributesWithZIndex)
    }

    override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let collectionView, indexPath.section < collectionView.numberOfSections else { return nil }
        let count = collectionView.numberOfItems(inSection: indexPath.section)
        let items = (0..<count).reduce(CGRect.null) { frame, item in
            frame.union(super.layoutAttributesForItem(at: [indexPath.section, item])?.frame ?? .null)
        }
        let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
        let card = CGRect(
            x: 4, y: items.minY - 8, width: collectionView.bounds.width - 8, height: items.height + 16 + overlap)
        if elementKind == "card" {
            attributes.frame = card
            attributes.zIndex = cardZIndex
        } else {
            attributes.frame = CGRect(x: card.maxX - 60, y: card.minY, width: 60, height: 20)
            attributes.zIndex = 1
        }
        return attributes
    }

    private func attributesWithZIndex(
        _ attributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let zIndex = attributes.representedElementCategory == .cell ? itemZIndex : headerZIndex
        guard let zIndex, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
        copy.zIndex = zIndex
        return copy
    }
}
