import UIKit

final class DeleteAndReloadSamePathFix: ChangesController {
    override func update(deletedPaths: [IndexPath], changedPaths: [IndexPath]) {
        collectionView.performBatchUpdates {
            for path in deletedPaths.sorted(by: >) { items.remove(at: path.item) }
            collectionView.deleteItems(at: deletedPaths)
            collectionView.reloadItems(at: changedPaths.filter { !deletedPaths.contains($0) })
        }
    }
}
