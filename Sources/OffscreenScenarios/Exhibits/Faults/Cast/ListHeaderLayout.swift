import UIKit

/// A layout of rows below a header of 20 points.
class ListHeaderLayout: RowLayout {
    override var collectionViewContentSize: CGSize {
        let rows = super.collectionViewContentSize
        return CGSize(width: rows.width, height: rows.height + 20)
    }

    override func prepare() {
        super.prepare()
        for attributes in cache { attributes.frame.origin.y += 20 }
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let header = layoutAttributesForSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, at: [0, 0])
        let headers = [header].compactMap { $0 }.filter { $0.frame.intersects(rect) }
        return headers + (super.layoutAttributesForElements(in: rect) ?? [])
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        header.frame = CGRect(x: 0, y: 0, width: 320, height: 20)
        header.zIndex = 1
        return header
    }
}
