import UIKit

final class BatchBeforeFirstLayoutFix: ShortListController {
    override func add(_ text: String) {
        collectionView.performBatchUpdates {
            items.append(text)
            collectionView.insertItems(at: [IndexPath(item: items.count - 1, section: 0)])
        }
    }
}
