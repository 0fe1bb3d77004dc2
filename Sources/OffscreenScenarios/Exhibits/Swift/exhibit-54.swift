import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake54Controller: ListController {
    func refresh(changedPaths: [IndexPath]) {
        collectionView.reloadData()
    }
}

// MARK: Without the mistake

final class Fix54Controller: ListController {
    func refresh(changedPaths: [IndexPath]) {
        collectionView.reconfigureItems(at: changedPaths)
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit54 = SymptomCheck(
        54, mistake: { losesTap(in: Mistake54Controller()) { $0.refresh(changedPaths: [[0, 1]]) } },
        fix: { losesTap(in: Fix54Controller()) { $0.refresh(changedPaths: [[0, 1]]) } })

    private static func losesTap<List: ListController>(in list: List, interruptedBy act: (List) -> Void) -> Bool {
        let stage = showOnNewStage(list)
        stage.touchDown(at: CGPoint(x: 20, y: 60))
        stage.act("refresh") { act(list) }
        stage.touchUp()
        return list.collectionView.indexPathsForSelectedItems != [[0, 1]]
    }
}
