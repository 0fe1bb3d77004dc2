import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake46Controller: ListController {
    func prepend(_ older: [String]) {
        collectionView.performBatchUpdates {
            items.insert(contentsOf: older, at: 0)
            collectionView.insertItems(at: older.indices.map { IndexPath(item: $0, section: 0) })
        }
    }
}

// MARK: Without the mistake

final class Fix46Controller: ListController {
    func prepend(_ older: [String]) {
        let before = collectionView.contentSize.height
        collectionView.performBatchUpdates {
            items.insert(contentsOf: older, at: 0)
            collectionView.insertItems(at: older.indices.map { IndexPath(item: $0, section: 0) })
        }
        collectionView.layoutIfNeeded()
        collectionView.contentOffset.y += collectionView.contentSize.height - before
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit46 = SymptomCheck(
        46, mistake: { topRowChanges(in: Mistake46Controller()) { $0.prepend(["a", "b"]) } },
        fix: { topRowChanges(in: Fix46Controller()) { $0.prepend(["a", "b"]) } })

    private static func topRowChanges<List: ListController>(in list: List, after act: (List) -> Void) -> Bool {
        let stage = showOnNewStage(list)
        stage.scroll(list.collectionView, by: 440)
        let top = { list.collectionView.indexPathsForVisibleItems.min().map { list.items[$0.item] } }
        let before = top()
        stage.act("prepend") { act(list) }
        return top() != before
    }
}
