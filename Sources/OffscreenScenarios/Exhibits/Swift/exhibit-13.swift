import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake13: ListController {
    func rename(_ item: Int, to text: String) {
        items[item] = text  // cellForItemAt is expected to show it when the row comes back
    }
}

// MARK: Without the mistake

final class Fix13: ListController {
    func rename(_ item: Int, to text: String) {
        items[item] = text
    }

    override func collectionView(_ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath) {
        (cell as? TextCell)?.label.text = items[path.item]
    }
}

// MARK: Check of the symptom

extension Tried {
    static let exhibit13 = Tried(
        13, mistake: { isOld(Mistake13()) { $0.rename(0, to: "news") } }, fix: { isOld(Fix13()) { $0.rename(0, to: "news") } })

    private static func isOld<List: ListController>(_ list: List, _ rename: (List) -> Void) -> Bool {
        let stage = stage(list)
        stage.scroll(list.collectionView, by: 60)
        stage.run { rename(list) }
        stage.scroll(list.collectionView, by: -60)
        return list.text(0) != "news"
    }
}
