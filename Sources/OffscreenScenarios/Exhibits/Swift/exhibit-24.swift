import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake24Controller: ListController {
    func update(deletedPaths: [IndexPath], changedPaths: [IndexPath]) {
        collectionView.performBatchUpdates {
            for path in deletedPaths.sorted(by: >) { items.remove(at: path.item) }
            collectionView.deleteItems(at: deletedPaths)
            collectionView.reloadItems(at: changedPaths)
        }
    }
}

// MARK: Without the mistake

final class Fix24Controller: ListController {
    func update(deletedPaths: [IndexPath], changedPaths: [IndexPath]) {
        collectionView.performBatchUpdates {
            for path in deletedPaths.sorted(by: >) { items.remove(at: path.item) }
            collectionView.deleteItems(at: deletedPaths)
            collectionView.reloadItems(at: changedPaths.filter { !deletedPaths.contains($0) })
        }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit24 = SymptomCheck(
        24,
        mistake: {
            raisesException(in: Mistake24Controller()) {
                $0.update(deletedPaths: [[0, 2]], changedPaths: [[0, 2], [0, 1]])
            }
        },
        fix: {
            raisesException(in: Fix24Controller()) {
                $0.update(deletedPaths: [[0, 2]], changedPaths: [[0, 2], [0, 1]])
            }
        })
}
