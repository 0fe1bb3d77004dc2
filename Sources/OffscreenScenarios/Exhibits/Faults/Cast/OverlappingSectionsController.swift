import UIKit

/// A list of two sections, of 2 and 30 cells, under a header that stays at the top.
class OverlappingSectionsController: ListHeaderController {
    private let counts = [2, 30]

    override class func makeLayout() -> UICollectionViewLayout { OverlappingRowsLayout() }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
        (cell as? TextCell)?.label.text = "section \(indexPath.section), card \(indexPath.item)"
        let colors: [UIColor] = indexPath.section == 0 ? [.systemTeal, .systemBlue] : [.systemGreen, .systemMint]
        cell.backgroundColor = colors[indexPath.item % 2]
        return cell
    }
}

/// A layout of rows in several sections, each 20 points above the end of the previous row. The header
/// stays at the top.
class OverlappingRowsLayout: ListHeaderLayout {
    override var collectionViewContentSize: CGSize { CGSize(width: 320, height: cache.last?.frame.maxY ?? 0) }

    override func fillCache() {
        guard let collectionView else { return }
        let indexPaths = (0..<collectionView.numberOfSections).flatMap { section in
            (0..<collectionView.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
        cache = indexPaths.enumerated().map { place, indexPath in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: 24 * CGFloat(place), width: 320, height: 44)
            return attributes
        }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache.first { $0.indexPath == indexPath }
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let header = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        header?.frame.origin.y = collectionView?.bounds.minY ?? 0
        return header
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: [[0, 0]])
        return context
    }
}
