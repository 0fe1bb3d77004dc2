import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake52: RowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds != collectionView?.bounds
    }
}

// MARK: Without the mistake

final class Fix52: RowLayout {
    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size
    }
}

// MARK: Check of the symptom

extension Tried {
    static let exhibit52 = Tried(52, mistake: { preparesAgain(Mistake52()) }, fix: { preparesAgain(Fix52()) })

    private static func preparesAgain(_ layout: RowLayout) -> Bool {
        let list = ListController(layout: layout)
        let stage = stage(list)
        return stage.counts(of: list.collectionView) { stage.scroll(list.collectionView, by: 10) }.prepares > 0
    }
}
