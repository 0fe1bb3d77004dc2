import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake20Layout: UICollectionViewFlowLayout {
    override func prepare() {
        super.prepare()
        itemSize = CGSize(width: 200, height: 50)
    }
}

// MARK: Without the mistake

final class Fix20Layout: UICollectionViewFlowLayout {
    override func prepare() {
        super.prepare()
        itemSize = CGSize(width: 200, height: 50)
        sectionInset.right = max(0, (collectionView?.bounds.width ?? 0) - itemSize.width)
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    /// Whether the first cell is not at the left edge.
    static let exhibit20 = SymptomCheck(20, mistake: Mistake20Layout(), fix: Fix20Layout()) {
        (layout: UICollectionViewFlowLayout) in
        let list = ListController(layout: layout)
        _ = showOnNewStage(list)
        return list.collectionView.cellForItem(at: [0, 0])?.frame.minX != 0
    }
}
