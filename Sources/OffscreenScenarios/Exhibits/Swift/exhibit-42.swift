import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake42Layout: RowLayout {
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let shown = layoutAttributesForElements(in: collectionView!.bounds)
        return shown?.first { $0.indexPath == path }
    }
}

// MARK: Without the mistake

final class Fix42Layout: RowLayout {
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache.first { $0.indexPath == path }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit42 = SymptomCheck(
        42, mistake: { raisesExceptionOnInsert(with: Mistake42Layout()) }, fix: { raisesExceptionOnInsert(with: Fix42Layout()) })

    private static func raisesExceptionOnInsert(with layout: RowLayout) -> Bool {
        raisesException(in: ListController(layout: layout)) { list in
            list.collectionView.performBatchUpdates {
                list.items.insert("new", at: 0)
                list.collectionView.insertItems(at: [[0, 0]])
            }
        }
    }
}
