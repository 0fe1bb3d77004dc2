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
    /// Whether a scroll prepares the layout again.
    static let exhibit52 = SymptomCheck(52, mistake: Mistake52Layout(), fix: Fix52Layout()) { (layout: RowLayout) in
        let list = ListController(layout: layout)
        let stage = showOnNewStage(list)
        return stage.counts(of: list.collectionView) { stage.scroll(list.collectionView, by: 10) }.prepares > 0
    }
}
