import UIKit

/// A list with a header and a single row, which a button deletes.
class LastRowController: ListHeaderController {
    required init() {
        super.init()
        items = ["the last"]
    }

    required init?(coder: NSCoder) { nil }

    override var acts: [String: () -> Void] { ["delete the last row": { [unowned self] in deleteLastRow() }] }

    func deleteLastRow() {
        collectionView.performBatchUpdates {
            items = []
            collectionView.deleteItems(at: [[0, 0]])
        }
    }
}
