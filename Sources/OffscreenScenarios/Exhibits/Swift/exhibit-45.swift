import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake45: SelfSizingRows, UICollectionViewDelegateFlowLayout {
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
        CGSize(width: 320, height: 50)  // a guess; the cell measures 90
    }
}

// MARK: Without the mistake

final class Fix45: SelfSizingRows, UICollectionViewDelegateFlowLayout {
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
        CGSize(width: 320, height: 90)  // what the cell measures
    }
}

// MARK: Check of the symptom

extension Tried {
    static let exhibit45 = Tried(45, mistake: { snaps(Mistake45()) }, fix: { snaps(Fix45()) })

    /// Whether the new cell is given more than one height.
    private static func snaps(_ list: ListController) -> Bool {
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
