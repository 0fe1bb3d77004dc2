import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake9Layout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let cells = super.layoutAttributesForElements(in: rect) ?? []
        let cards = cells.map { UICollectionViewLayoutAttributes(forDecorationViewOfKind: "card", with: $0.indexPath) }
        for (card, cell) in zip(cards, cells) { (card.frame, card.zIndex) = (cell.frame, -1) }
        return cells + cards
    }
}

// MARK: Without the mistake

final class Fix9Layout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let cells = super.layoutAttributesForElements(in: rect) ?? []
        // The data source returns a dequeued card from viewForSupplementaryElementOfKind.
        let cards = cells.map {
            UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "card", with: $0.indexPath)
        }
        for (card, cell) in zip(cards, cells) { (card.frame, card.zIndex) = (cell.frame, -1) }
        return cells + cards
    }
}

// MARK: Check of the symptom

private final class CountedCard: UICollectionReusableView {
    static var made = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        CountedCard.made += 1
    }

    required init?(coder: NSCoder) { nil }
}

extension SymptomCheck {
    /// Whether scrolling down and back makes new cards even the second time.
    static let exhibit9 = SymptomCheck(9, mistake: Mistake9Layout(), fix: Fix9Layout()) {
        (layout: UICollectionViewFlowLayout) in
        layout.itemSize = CGSize(width: 320, height: 44)
        layout.register(CountedCard.self, forDecorationViewOfKind: "card")
        let list = HeaderController(layout: layout)
        list.loadViewIfNeeded()
        list.collectionView.register(
            CountedCard.self, forSupplementaryViewOfKind: "card", withReuseIdentifier: "header")
        let stage = showOnNewStage(list, behavior: .iOS6)
        let scroll = { for distance in [440, -440] as [CGFloat] { stage.scroll(list.collectionView, by: distance) } }
        scroll()
        let made = CountedCard.made
        scroll()
        return CountedCard.made > made
    }
}
