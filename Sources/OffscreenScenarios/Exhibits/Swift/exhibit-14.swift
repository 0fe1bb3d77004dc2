import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake14: ListController {
    var theme = UIColor.white

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = super.collectionView(view, cellForItemAt: path)
        cell.backgroundColor = theme
        return cell
    }
}

// MARK: Without the mistake

final class Fix14: ListController {
    var theme = UIColor.white

    override func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
        cell.backgroundColor = theme
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit14 = SymptomCheck(
        14, mistake: { cellKeepsOldTheme(in: Mistake14()) { $0.theme = .red } }, fix: { cellKeepsOldTheme(in: Fix14()) { $0.theme = .red } }
    )

    private static func cellKeepsOldTheme<List: ListController>(in list: List, after change: (List) -> Void) -> Bool {
        let stage = stage(showing: list)
        stage.scroll(list.collectionView, by: 60)
        stage.run { change(list) }
        stage.scroll(list.collectionView, by: -60)
        return list.collectionView.cellForItem(at: [0, 0])?.backgroundColor != .red
    }
}
