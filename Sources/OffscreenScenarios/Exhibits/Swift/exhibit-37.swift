import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake37Controller: ListController {
    func rename(_ item: Int, to text: String) {
        items[item] = text
        collectionView.reloadItems(at: [IndexPath(item: item, section: 0)])
    }
}

// MARK: Without the mistake

final class Fix37Controller: ListController {
    func rename(_ item: Int, to text: String) {
        items[item] = text
        collectionView.reconfigureItems(at: [IndexPath(item: item, section: 0)])
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit37 = SymptomCheck(
        37, mistake: { cellIsReplaced(in: Mistake37Controller()) { $0.rename(0, to: "new") } },
        fix: { cellIsReplaced(in: Fix37Controller()) { $0.rename(0, to: "new") } })

    private static func cellIsReplaced<List: ListController>(in list: List, after act: (List) -> Void) -> Bool {
        let stage = showOnNewStage(list)
        let cell = list.collectionView.cellForItem(at: [0, 0])
        stage.act("rename") { act(list) }
        return list.collectionView.cellForItem(at: [0, 0]) !== cell
    }
}
