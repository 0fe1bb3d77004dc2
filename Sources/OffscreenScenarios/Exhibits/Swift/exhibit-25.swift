import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake25Controller: ListController {
    func removeFirst(andInsert text: String, before item: Int) {
        collectionView.performBatchUpdates {
            items.remove(at: 0)
            items.insert(text, at: item)
            collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
            collectionView.insertItems(at: [IndexPath(item: item, section: 0)])
        }
    }
}

// MARK: Without the mistake

final class Fix25Controller: ListController {
    func removeFirst(andInsert text: String, before item: Int) {
        let place = item - 1  // deletions are done first, so the later items have moved up
        collectionView.performBatchUpdates {
            items.remove(at: 0)
            items.insert(text, at: place)
            collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
            collectionView.insertItems(at: [IndexPath(item: place, section: 0)])
        }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit25 = SymptomCheck(
        25, mistake: { newRowIsMisplaced(in: Mistake25Controller()) { $0.removeFirst(andInsert: "new", before: 3) } },
        fix: { newRowIsMisplaced(in: Fix25Controller()) { $0.removeFirst(andInsert: "new", before: 3) } })

    /// Whether the new row is not right before "row 3".
    private static func newRowIsMisplaced<List: ListController>(in list: List, after act: (List) -> Void) -> Bool {
        let stage = showOnNewStage(list)
        stage.act("replace") { act(list) }
        return list.items.firstIndex(of: "new")! + 1 != list.items.firstIndex(of: "row 3")!
    }
}
