import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake52Layout: RowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds != collectionView?.bounds
    }
}

// MARK: Without the mistake

final class Fix52Layout: RowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit52 = SymptomCheck(
        52, mistake: { scrollPreparesAgain(with: Mistake52Layout()) }, fix: { scrollPreparesAgain(with: Fix52Layout()) })

    private static func scrollPreparesAgain(with layout: RowLayout) -> Bool {
        let list = ListController(layout: layout)
        let stage = showOnNewStage(list)
        return stage.counts(of: list.collectionView) { stage.scroll(list.collectionView, by: 10) }.prepares > 0
    }
}
