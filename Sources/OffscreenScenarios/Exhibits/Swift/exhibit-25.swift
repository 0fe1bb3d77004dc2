import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake25: ListController {
    func replaceFirst(by text: String, before item: Int) {
        collectionView.performBatchUpdates {
            items.remove(at: 0)
            items.insert(text, at: item)
            collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
            collectionView.insertItems(at: [IndexPath(item: item, section: 0)])
        }
    }
}

// MARK: Without the mistake

final class Fix25: ListController {
    func replaceFirst(by text: String, before item: Int) {
        let place = item - 1  // the deletion comes first, and everything behind it moves up
        collectionView.performBatchUpdates {
            items.remove(at: 0)
            items.insert(text, at: place)
            collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
            collectionView.insertItems(at: [IndexPath(item: place, section: 0)])
        }
    }
}

// MARK: Check of the symptom

extension Tried {
    static let exhibit25 = Tried(
        25, mistake: { isLate(Mistake25()) { $0.replaceFirst(by: "new", before: 3) } },
        fix: { isLate(Fix25()) { $0.replaceFirst(by: "new", before: 3) } })

    /// Whether the new row does not stand right before the row that was 3.
    private static func isLate<List: ListController>(_ list: List, _ act: (List) -> Void) -> Bool {
        let stage = stage(list)
        stage.act("replace") { act(list) }
        return list.items.firstIndex(of: "new")! + 1 != list.items.firstIndex(of: "row 3")!
    }
}
