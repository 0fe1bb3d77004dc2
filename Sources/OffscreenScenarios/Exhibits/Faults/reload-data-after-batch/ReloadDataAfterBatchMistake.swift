import UIKit

final class ReloadDataAfterBatchMistake: ReorderingController {
    override func moveRow1Down(andShow text: String) {
        items[0] = text
        collectionView.performBatchUpdates {
            items.swapAt(1, 2)
            collectionView.moveItem(at: [0, 1], to: [0, 2])
        }
        collectionView.reloadData()
    }
}
