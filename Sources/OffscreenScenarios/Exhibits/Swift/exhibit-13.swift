import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake13Controller: ListController {
    func rename(_ item: Int, to text: String) {
        items[item] = text  // cellForItemAt is expected to show it when the row comes back
    }
}

// MARK: Without the mistake

final class Fix13Controller: ListController {
    func rename(_ item: Int, to text: String) {
        items[item] = text
    }

    override func collectionView(
        _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
        (cell as? TextCell)?.label.text = items[path.item]
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit13 = SymptomCheck(
        13, mistake: { showsOldText(in: Mistake13Controller()) { $0.rename(0, to: "news") } },
        fix: { showsOldText(in: Fix13Controller()) { $0.rename(0, to: "news") } })

    private static func showsOldText<List: ListController>(in list: List, after rename: (List) -> Void) -> Bool {
        let stage = showOnNewStage(list)
        stage.scroll(list.collectionView, by: 60)
        stage.run { rename(list) }
        stage.scroll(list.collectionView, by: -60)
        return list.shownText(ofItem: 0) != "news"
    }
}
