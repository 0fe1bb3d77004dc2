import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake16Controller: ListController {
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = super.collectionView(view, cellForItemAt: path)
        if path.item.isMultiple(of: 3) {
            cell.backgroundColor = .red
        }
        return cell
    }
}

// MARK: Without the mistake

final class Fix16Controller: ListController {
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = super.collectionView(view, cellForItemAt: path)
        cell.backgroundColor = path.item.isMultiple(of: 3) ? .red : nil
        return cell
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    /// Whether a row that should be plain is red.
    static let exhibit16 = SymptomCheck(16, mistake: Mistake16Controller(), fix: Fix16Controller()) {
        (list: ListController) in
        let stage = showWithoutPrefetching(list)
        stage.scroll(list.collectionView, by: 440)
        return list.collectionView.indexPathsForVisibleItems.contains { path in
            list.collectionView.cellForItem(at: path)?.backgroundColor == .red && !path.item.isMultiple(of: 3)
        }
    }
}
