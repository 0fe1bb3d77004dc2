import UIKit

final class InsertionAtOldIndexPathFix: ReplacingController {
    override func removeFirst(andInsert text: String, before item: Int) {
        let itemAfterDeletion = item - 1
        collectionView.performBatchUpdates {
            items.remove(at: 0)
            items.insert(text, at: itemAfterDeletion)
            collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
            collectionView.insertItems(at: [IndexPath(item: itemAfterDeletion, section: 0)])
        }
    }
}
