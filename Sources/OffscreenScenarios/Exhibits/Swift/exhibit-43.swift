import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake43Layout: RowsAndHeaderLayout {
    // The header disappears with the last item, but is in no list of deleted index paths.
    override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        cache.isEmpty ? nil : headerAttributes(ofKind: kind, at: path)
    }
}

// MARK: Without the mistake

final class Fix43Layout: RowsAndHeaderLayout {
    override func layoutAttributesForSupplementaryView(ofKind kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        cache.isEmpty ? nil : headerAttributes(ofKind: kind, at: path)
    }

    override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
        collectionView?.numberOfItems(inSection: 0) == 0 ? [IndexPath(item: 0, section: 0)] : []
    }
}

// MARK: Check of the symptom

/// A layout of rows with a header in front of the first row.
class RowsAndHeaderLayout: RowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let header = layoutAttributesForSupplementaryView(ofKind: HeaderController.kind, at: [0, 0])
        return (super.layoutAttributesForElements(in: rect) ?? [])
            + [header].compactMap { $0 }.filter { $0.frame.intersects(rect) }
    }

    func headerAttributes(ofKind kind: String, at path: IndexPath) -> UICollectionViewLayoutAttributes {
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        header.frame = CGRect(x: 0, y: 0, width: 320, height: 20)
        header.zIndex = 1
        return header
    }
}

extension SymptomCheck {
    /// Whether UIKit would raise an exception when the last row is deleted.
    static let exhibit43 = SymptomCheck(43, mistake: Mistake43Layout(), fix: Fix43Layout()) {
        (layout: RowsAndHeaderLayout) in
        let list = HeaderController(layout: layout)
        list.items = ["the last"]
        return raisesException(in: list) { list in
            list.collectionView.performBatchUpdates {
                list.items = []
                list.collectionView.deleteItems(at: [[0, 0]])
            }
        }
    }
}
