import UIKit

/// A flow layout of rows, whose subclasses add a card behind each section.
class SectionCardLayout: UICollectionViewFlowLayout {
    override init() {
        super.init()
        itemSize = CGSize(width: 320, height: 44)
        minimumLineSpacing = 0
    }

    required init?(coder: NSCoder) { nil }

    var sectionCount: Int { collectionView?.numberOfSections ?? 0 }

    /// Puts a card behind the items of its section.
    func place(_ card: UICollectionViewLayoutAttributes) {
        let section = card.indexPath.section
        card.frame = (0..<(collectionView?.numberOfItems(inSection: section) ?? 0)).reduce(CGRect.null) { frame, item in
            frame.union(layoutAttributesForItem(at: [section, item])?.frame ?? .null)
        }
        card.zIndex = -1
    }
}
