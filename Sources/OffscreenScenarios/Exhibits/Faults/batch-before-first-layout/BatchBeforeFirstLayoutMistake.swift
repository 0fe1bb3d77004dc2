import UIKit

final class BatchBeforeFirstLayoutMistake: ShortListController {
    override func add(_ text: String) {
        items.append(text)
        collectionView.performBatchUpdates {
            collectionView.insertItems(at: [IndexPath(item: items.count - 1, section: 0)])
        }
    }
}
