import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake38Controller: ListController {
    var theme = UIColor.white {
        didSet { for cell in collectionView.visibleCells { cell.backgroundColor = theme } }
    }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = super.collectionView(view, cellForItemAt: path)
        cell.backgroundColor = theme
        return cell
    }
}

// MARK: Without the mistake

final class Fix38Controller: ListController {
    var theme = UIColor.white {
        didSet { for cell in collectionView.visibleCells { cell.backgroundColor = theme } }
    }

    override func collectionView(
        _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
        cell.backgroundColor = theme
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit38 = SymptomCheck(
        38, mistake: { preparedCellKeepsOldTheme(in: Mistake38Controller()) { $0.theme = .red } },
        fix: { preparedCellKeepsOldTheme(in: Fix38Controller()) { $0.theme = .red } })

    private static func preparedCellKeepsOldTheme<List: ListController>(in list: List, after change: (List) -> Void)
        -> Bool
    {
        let stage = showOnNewStage(list)
        stage.scroll(list.collectionView, by: 44)
        stage.run { change(list) }
        stage.scroll(list.collectionView, by: 60)
        return list.collectionView.visibleCells.contains { $0.backgroundColor != .red }
    }
}
