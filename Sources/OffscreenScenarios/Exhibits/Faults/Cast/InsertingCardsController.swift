import UIKit

/// Two sections of posters with cards and armbands, and a button that adds a poster to the second one.
class InsertingCardsController: ArmbandGridController {
    override class var itemCounts: [Int] { [3, 15] }

    override var acts: [String: () -> Void] {
        [
            "add a poster": { [unowned self] in addPoster() },
            "reload its section": { [unowned self] in reloadSection() },
        ]
    }

    func addPoster() {
        collectionView.performBatchUpdates {
            sections[1].insert("new", at: 0)
            collectionView.insertItems(at: [[1, 0]])
        }
    }

    override func reloadSection() {
        collectionView.reloadSections([1])
    }
}
