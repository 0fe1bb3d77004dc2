import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake64Controller: ListController {
    func show(_ text: String) {
        collectionView.performBatchUpdates { collectionView.moveItem(at: [0, 1], to: [0, 2]) }
        items[0] = text
        collectionView.reloadData()
    }
}

// MARK: Without the mistake

final class Fix64Controller: ListController {
    func show(_ text: String) {
        collectionView.performBatchUpdates { collectionView.moveItem(at: [0, 1], to: [0, 2]) }
        items[0] = text
        collectionView.layoutIfNeeded()
        collectionView.reloadData()
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit64 = SymptomCheck(
        64, mistake: { showsOldText(in: Mistake64Controller()) { $0.show("new") } },
        fix: { showsOldText(in: Fix64Controller()) { $0.show("new") } })

    private static func showsOldText<List: ListController>(in list: List, after act: (List) -> Void) -> Bool {
        let stage = showOnNewStage(list, behavior: .iOS10)
        stage.act("show") { act(list) }
        return list.shownText(ofItem: 0) != "new"
    }
}
