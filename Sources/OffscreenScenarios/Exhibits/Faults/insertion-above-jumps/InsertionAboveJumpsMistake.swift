import UIKit

final class InsertionAboveJumpsMistake: MessagesController {
    override func prepend(_ older: [String]) {
        collectionView.performBatchUpdates {
            items.insert(contentsOf: older, at: 0)
            collectionView.insertItems(at: older.indices.map { IndexPath(item: $0, section: 0) })
        }
    }
}
