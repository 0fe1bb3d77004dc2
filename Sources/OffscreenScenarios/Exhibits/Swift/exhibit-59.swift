import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake59Controller: ListController {
    func restore(_ offset: CGPoint) {
        collectionView.contentOffset = offset
    }
}

// MARK: Without the mistake

final class Fix59Controller: ListController {
    func restore(_ offset: CGPoint) {
        collectionView.layoutIfNeeded()
        let end = collectionView.contentSize.height - collectionView.bounds.height
        collectionView.contentOffset = CGPoint(x: 0, y: max(0, min(offset.y, end)))
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit59 = SymptomCheck(
        59, mistake: { screenIsEmpty(in: Mistake59Controller()) { $0.restore($1) } },
        fix: { screenIsEmpty(in: Fix59Controller()) { $0.restore($1) } })

    private static func screenIsEmpty<List: ListController>(in list: List, after restore: (List, CGPoint) -> Void)
        -> Bool
    {
        let stage = showOnNewStage(list)
        stage.act("restore") { restore(list, CGPoint(x: 0, y: 4_000)) }
        return list.collectionView.visibleCells.isEmpty
    }
}
