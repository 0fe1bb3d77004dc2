import UIKit

/// A flow layout that puts a card behind each section with items, and an armband across the card's
/// corner. The delegate chooses which sections have them. By default cards have zIndex -1, and
/// armbands have zIndex 1.
open class SectionCardDecorationLayout: UICollectionViewFlowLayout {
    public nonisolated static let cardKind = "card"
    public nonisolated static let armbandKind = "armband"
    public static let armbandSize = CGSize(width: 60, height: 20)

    /// The zIndex of cards.
    public var cardZIndex = -1 {
        didSet { if cardZIndex != oldValue { invalidateLayout() } }
    }
    /// The zIndex of armbands.
    public var armbandZIndex = 1 {
        didSet { if armbandZIndex != oldValue { invalidateLayout() } }
    }

    /// The zIndex of cells; nil for that of the flow layout, which is 0.
    public var cellZIndex: Int? {
        didSet { if cellZIndex != oldValue { invalidateLayout() } }
    }
    /// The zIndex of headers and footers; nil for that of the flow layout, which is 10.
    public var headerZIndex: Int? {
        didSet { if headerZIndex != oldValue { invalidateLayout() } }
    }

    private var cards: [Int: SectionCardDecorationAttributes] = [:]
    private var armbands: [Int: SectionCardArmbandDecorationAttributes] = [:]

    public override init() {
        super.init()
        registerDecorations()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        registerDecorations()
    }

    private nonisolated func registerDecorations() {
        MainActor.assumeIsolated {
            register(SectionCardDecorationView.self, forDecorationViewOfKind: SectionCardDecorationLayout.cardKind)
            register(
                SectionCardArmbandDecorationView.self, forDecorationViewOfKind: SectionCardDecorationLayout.armbandKind)
        }
    }

    open override func prepare() {
        super.prepare()
        cards.removeAll()
        armbands.removeAll()
        guard let collectionView, let delegate = collectionView.delegate as? SectionCardDecorationDelegate else {
            return
        }
        for section in 0..<collectionView.numberOfSections {
            let count = collectionView.numberOfItems(inSection: section)
            guard count > 0, delegate.collectionView(collectionView, showsCardForSectionAt: section),
                let first = super.layoutAttributesForItem(at: IndexPath(item: 0, section: section)),
                let last = super.layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))
            else { continue }
            // The flow layout itself uses these insets. They come from the delegate if it
            // implements `insetForSectionAt`.
            let insets =
                delegate.collectionView?(collectionView, layout: self, insetForSectionAt: section) ?? sectionInset
            let cardInset = delegate.collectionView(collectionView, insetOfCardForSectionAt: section)
            var frame = first.frame.union(last.frame)
            if scrollDirection == .vertical {
                frame.origin.x = cardInset.left
                frame.size.width = collectionView.bounds.width - cardInset.left - cardInset.right
                frame.origin.y -= insets.top - cardInset.top
                frame.size.height += insets.top + insets.bottom - cardInset.top - cardInset.bottom
            } else {
                frame.origin.y = cardInset.top
                frame.size.height = collectionView.bounds.height - cardInset.top - cardInset.bottom
                frame.origin.x -= insets.left - cardInset.left
                frame.size.width += insets.left + insets.right - cardInset.left - cardInset.right
            }
            let path = IndexPath(item: 0, section: section)
            let card = SectionCardDecorationAttributes(
                forDecorationViewOfKind: SectionCardDecorationLayout.cardKind, with: path)
            card.frame = frame
            card.zIndex = cardZIndex
            card.cardColor = delegate.collectionView(collectionView, colorOfCardForSectionAt: section)
            cards[section] = card

            guard let image = delegate.collectionView(collectionView, armbandImageNameForSectionAt: section) else {
                continue
            }
            let armband = SectionCardArmbandDecorationAttributes(
                forDecorationViewOfKind: SectionCardDecorationLayout.armbandKind, with: path)
            let size = SectionCardDecorationLayout.armbandSize
            armband.frame = CGRect(x: frame.maxX - size.width, y: frame.minY, width: size.width, height: size.height)
            armband.zIndex = armbandZIndex
            armband.imageName = image
            armbands[section] = armband
        }
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var result = (super.layoutAttributesForElements(in: rect) ?? []).map(attributesWithCategoryZIndex)
        for section in cards.keys.sorted() {
            if let card = cards[section], card.frame.intersects(rect) { result.append(card) }
            if let armband = armbands[section], armband.frame.intersects(rect) { result.append(armband) }
        }
        return result
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForItem(at: indexPath).map(attributesWithCategoryZIndex)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath).map(attributesWithCategoryZIndex)
    }

    /// Returns the attributes with `cellZIndex` or `headerZIndex`. If that changes them, a copy is
    /// returned, because the original belongs to the flow layout.
    private func attributesWithCategoryZIndex(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        guard let zIndex = attributes.representedElementCategory == .cell ? cellZIndex : headerZIndex,
            zIndex != attributes.zIndex,
            let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        copy.zIndex = zIndex
        return copy
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        switch elementKind {
        case SectionCardDecorationLayout.cardKind: cards[indexPath.section]
        case SectionCardDecorationLayout.armbandKind: armbands[indexPath.section]
        default: super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
        }
    }
}
