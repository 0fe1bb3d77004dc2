import UIKit

final class InsertionAboveJumpsFix: MessagesController {
    override func prepend(_ older: [String]) {
        let heightBefore = collectionView.contentSize.height
        collectionView.performBatchUpdates {
            items.insert(contentsOf: older, at: 0)
            collectionView.insertItems(at: older.indices.map { IndexPath(item: $0, section: 0) })
        }
        collectionView.layoutIfNeeded()
        collectionView.contentOffset.y += collectionView.contentSize.height - heightBefore
    }
}
