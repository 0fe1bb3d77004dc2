import UIKit

final class InsertWithoutModelFix: ShortListController {
    override func add(_ text: String) {
        collectionView.performBatchUpdates {
            items.insert(text, at: 0)
            collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
    }
}
