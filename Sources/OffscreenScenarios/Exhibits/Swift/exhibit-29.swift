import Offscreen
import UIKit

// MARK: With the mistake

class Mistake29Controller: RowController {
    override func collectionView(
        _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
        stopUpdates(of: items[path.item])
    }
}

// MARK: Without the mistake

final class Fix29Controller: RowController {
    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "row", for: path) as! RowCell
        cell.itemID = items[path.item]
        return cell
    }

    override func collectionView(
        _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
        stopUpdates(of: (cell as! RowCell).itemID)
    }
}

// MARK: Check of the symptom

final class RowCell: TextCell {
    var itemID = ""
}

class RowController: ListController {
    private(set) var stopped: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(RowCell.self, forCellWithReuseIdentifier: "row")
    }

    func stopUpdates(of item: String) { stopped.append(item) }
}

/// The mistake with a check of the index, because an index out of range would end the process.
private final class CheckedMistake29Controller: Mistake29Controller {
    override func collectionView(
        _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
    ) {
        guard path.item < items.count else { return stopUpdates(of: "index out of range") }
        super.collectionView(view, didEndDisplaying: cell, forItemAt: path)
    }
}

extension SymptomCheck {
    /// Whether the controller does not stop the updates of the deleted item.
    static let exhibit29 = SymptomCheck(29, mistake: CheckedMistake29Controller(), fix: Fix29Controller()) {
        (list: RowController) in
        list.items = ["a", "b", "c"]
        let stage = showOnNewStage(list)
        stage.act("delete") {
            list.collectionView.performBatchUpdates {
                list.items.remove(at: 2)
                list.collectionView.deleteItems(at: [[0, 2]])
            }
        }
        return list.stopped != ["c"]
    }
}
