import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake45Controller: SelfSizingRowsController, UICollectionViewDelegateFlowLayout {
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
        -> CGSize
    {
        CGSize(width: 300, height: 50)  // an estimate; the cell measures 120
    }
}

// MARK: Without the mistake

final class Fix45Controller: SelfSizingRowsController, UICollectionViewDelegateFlowLayout {
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
        -> CGSize
    {
        CGSize(width: 300, height: 120)  // the height that the cell measures
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    /// Whether cells receive more than one height after an insertion.
    static let exhibit45 = SymptomCheck(45, mistake: Mistake45Controller(), fix: Fix45Controller()) {
        (list: SelfSizingRowsController) in
        TallCell.measuredHeight = 120
        defer { TallCell.measuredHeight = 90 }
        list.loadViewIfNeeded()
        list.items = ["a", "b", "c"]
        let stage = Stage(width: 320, height: 600)
        stage.show(list)
        TallCell.heights = []
        stage.act("insert") {
            list.collectionView.performBatchUpdates {
                list.items.append("new")
                list.collectionView.insertItems(at: [[0, 3]])
            }
        }
        return Set(TallCell.heights).count > 1
    }
}
