import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake14: ThemeController {
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = super.collectionView(view, cellForItemAt: path)
        cell.backgroundColor = theme
        return cell
    }
}

// MARK: Without the mistake

final class Fix14: ThemeController {
    override func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
        cell.backgroundColor = theme
    }
}

// MARK: Check of the symptom

/// A list with a background color for all cells, which paints the visible ones when the color changes.
class ThemeController: ListController {
    var theme = UIColor.white {
        didSet { collectionView.visibleCells.forEach { $0.backgroundColor = theme } }
    }
}

extension Tried {
    static let exhibit14 = Tried(
        14, mistake: { keepsTheme(Mistake14()) { $0.theme = .red } }, fix: { keepsTheme(Fix14()) { $0.theme = .red } })

    private static func keepsTheme<List: ThemeController>(_ list: List, _ change: (List) -> Void) -> Bool {
        let stage = stage(list)
        stage.scroll(list.collectionView, by: 60)
        stage.run { change(list) }
        stage.scroll(list.collectionView, by: -60)
        return list.collectionView.cellForItem(at: [0, 0])?.backgroundColor != .red
    }
}
