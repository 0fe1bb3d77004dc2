import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake39Controller: ListController {
    func add(_ text: String) {
        items.append(text)
        collectionView.performBatchUpdates {
            collectionView.insertItems(at: [IndexPath(item: items.count - 1, section: 0)])
        }
    }
}

// MARK: Without the mistake

final class Fix39Controller: ListController {
    func add(_ text: String) {
        collectionView.performBatchUpdates {
            items.append(text)
            collectionView.insertItems(at: [IndexPath(item: items.count - 1, section: 0)])
        }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit39 = SymptomCheck(
        39, mistake: { raisesExceptionBeforeFirstLayout(in: Mistake39Controller()) { $0.add("new") } },
        fix: { raisesExceptionBeforeFirstLayout(in: Fix39Controller()) { $0.add("new") } })

    /// Whether an update before the first layout fails.
    private static func raisesExceptionBeforeFirstLayout<List: ListController>(in list: List, when act: (List) -> Void)
        -> Bool
    {
        let stage = Stage(width: 320, height: 200)
        stage.run {
            list.loadViewIfNeeded()
            list.view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
            stage.window.addSubview(list.view)
        }
        return !stage.collectFailures { stage.act("add") { act(list) } }.isEmpty
    }
}
