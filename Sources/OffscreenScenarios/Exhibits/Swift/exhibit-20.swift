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
    static let exhibit20 = SymptomCheck(
        20, mistake: { firstCellIsNotAtLeftEdge(with: Mistake20Layout()) }, fix: { firstCellIsNotAtLeftEdge(with: Fix20Layout()) })

    private static func firstCellIsNotAtLeftEdge(with layout: UICollectionViewFlowLayout) -> Bool {
        let list = ListController(layout: layout)
        _ = showOnNewStage(list)
        return list.collectionView.cellForItem(at: [0, 0])?.frame.minX != 0
    }
}
