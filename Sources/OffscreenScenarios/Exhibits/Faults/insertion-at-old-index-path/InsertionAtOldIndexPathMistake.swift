import UIKit

final class InsertionAtOldIndexPathMistake: ReplacingController {
    override func removeFirst(andInsert text: String, before item: Int) {
        collectionView.performBatchUpdates {
            items.remove(at: 0)
            items.insert(text, at: item)
            collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
            collectionView.insertItems(at: [IndexPath(item: item, section: 0)])
        }
    }
}
