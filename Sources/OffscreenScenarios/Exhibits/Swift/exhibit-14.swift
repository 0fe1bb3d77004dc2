import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake14Controller: ThemeController {
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = super.collectionView(view, cellForItemAt: path)
        cell.backgroundColor = theme
        return cell
    }
}

// MARK: Without the mistake

final class Fix14Controller: ThemeController {
    override func collectionView(
        _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
        cell.backgroundColor = theme
    }
}

// MARK: Check of the symptom

/// A list with a background color for all cells, which paints the visible ones when the color
/// changes.
class ThemeController: ListController {
    var theme = UIColor.white {
        didSet { collectionView.visibleCells.forEach { $0.backgroundColor = theme } }
    }
}

extension SymptomCheck {
    /// Whether a cell that comes back has the old color.
    static let exhibit14 = SymptomCheck(14, mistake: Mistake14Controller(), fix: Fix14Controller()) {
        (list: ThemeController) in
        let stage = showOnNewStage(list)
        stage.scroll(list.collectionView, by: 60)
        stage.run { list.theme = .red }
        stage.scroll(list.collectionView, by: -60)
        return list.collectionView.cellForItem(at: [0, 0])?.backgroundColor != .red
    }
}
