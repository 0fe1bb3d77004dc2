import UIKit

/// A list to which a button adds a row at the top.
class InsertAtTopController: ListController {
    override var acts: [String: () -> Void] { ["add a row at the top": { [unowned self] in addRowAtTop() }] }

    func addRowAtTop() {
        collectionView.performBatchUpdates {
            items.insert("new", at: 0)
            collectionView.insertItems(at: [[0, 0]])
        }
    }
}
