import UIKit

final class ReloadDataInBatchMistake: ShortListController {
    override func add(_ text: String) {
        collectionView.performBatchUpdates {
            items.insert(text, at: 0)
            collectionView.reloadData()
        }
    }
}
