import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake29: ListController {
    private(set) var ended: [String] = []

    override func collectionView(_ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath) {
        ended.append(path.item < items.count ? items[path.item] : "items[\(path.item)] traps")
    }
}

// MARK: Without the mistake

final class Fix29: ListController {
    private(set) var ended: [String] = []

    override func collectionView(_ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath) {
        ended.append((cell as? TextCell)?.label.text ?? "")
    }
}

// MARK: Check of the symptom

extension Tried {
    static let exhibit29 = Tried(29, mistake: { findsAnother(Mistake29()) { $0.ended } }, fix: { findsAnother(Fix29()) { $0.ended } })

    private static func findsAnother<List: ListController>(_ list: List, _ ended: (List) -> [String]) -> Bool {
        list.items = ["a", "b", "c"]
        let stage = stage(list)
        stage.act("delete") {
            list.collectionView.performBatchUpdates {
                list.items.remove(at: 2)
                list.collectionView.deleteItems(at: [[0, 2]])
            }
        }
        return ended(list) != ["c"]
    }
}
