import UIKit

final class InsertWithoutModelMistake: ShortListController {
    override func add(_ text: String) {
        collectionView.performBatchUpdates {
            collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        } completion: { [weak self] _ in
            self?.items.insert(text, at: 0)
        }
    }
}
