import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake40Controller: ListController {
    func add(_ text: String) {
        collectionView.performBatchUpdates {
            items.insert(text, at: 0)
            collectionView.reloadData()
        }
    }
}

// MARK: Without the mistake

final class Fix40Controller: ListController {
    func add(_ text: String) {
        collectionView.performBatchUpdates {
            items.insert(text, at: 0)
            collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit40 = SymptomCheck(
        40, mistake: { raisesException(in: Mistake40Controller()) { $0.add("new") } },
        fix: { raisesException(in: Fix40Controller()) { $0.add("new") } })
}
