import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake24Controller: ListController {
    func update(deleted: [IndexPath], changed: [IndexPath]) {
        collectionView.performBatchUpdates {
            for path in deleted.sorted(by: >) { items.remove(at: path.item) }
            collectionView.deleteItems(at: deleted)
            collectionView.reloadItems(at: changed)
        }
    }
}

// MARK: Without the mistake

final class Fix24Controller: ListController {
    func update(deleted: [IndexPath], changed: [IndexPath]) {
        collectionView.performBatchUpdates {
            for path in deleted.sorted(by: >) { items.remove(at: path.item) }
            collectionView.deleteItems(at: deleted)
            collectionView.reloadItems(at: changed.filter { !deleted.contains($0) })
        }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit24 = SymptomCheck(
        24, mistake: { raisesException(in: Mistake24Controller()) { $0.update(deleted: [[0, 2]], changed: [[0, 2], [0, 1]]) } },
        fix: { raisesException(in: Fix24Controller()) { $0.update(deleted: [[0, 2]], changed: [[0, 2], [0, 1]]) } })
}
