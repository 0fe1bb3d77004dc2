import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake16: ListController {
    let checked: Set<Int> = [0, 3]

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = super.collectionView(view, cellForItemAt: path)
        if checked.contains(path.item) {
            cell.backgroundColor = .red
        }
        return cell
    }
}

// MARK: Without the mistake

final class Fix16: ListController {
    let checked: Set<Int> = [0, 3]

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = super.collectionView(view, cellForItemAt: path)
        cell.backgroundColor = checked.contains(path.item) ? .red : nil
        return cell
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit16 = SymptomCheck(16, mistake: { uncheckedCellIsRed(in: Mistake16()) }, fix: { uncheckedCellIsRed(in: Fix16()) })

    private static func uncheckedCellIsRed(in list: ListController) -> Bool {
        list.loadViewIfNeeded()
        list.collectionView.isPrefetchingEnabled = false
        let stage = stage(showing: list)
        stage.scroll(list.collectionView, by: 440)
        return list.collectionView.visibleCells.contains { $0.backgroundColor == .red }
    }
}
