import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake23Controller: ListController {
    func add(_ text: String) {
        collectionView.performBatchUpdates {
            collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        } completion: { _ in
            self.items.insert(text, at: 0)
        }
    }
}

// MARK: Without the mistake

final class Fix23Controller: ListController {
    func add(_ text: String) {
        collectionView.performBatchUpdates {
            items.insert(text, at: 0)
            collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
        }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit23 = SymptomCheck(
        23, mistake: { raisesException(in: Mistake23Controller()) { $0.add("new") } },
        fix: { raisesException(in: Fix23Controller()) { $0.add("new") } })

    /// Whether UIKit would raise an exception when `act` runs while the controller is shown.
    static func raisesException<List: UIViewController>(in list: List, when act: (List) -> Void) -> Bool {
        let stage = showOnNewStage(list)
        return !stage.collectFailures { stage.act("the app") { act(list) } }.isEmpty
    }
}
