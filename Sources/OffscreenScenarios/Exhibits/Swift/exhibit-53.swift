import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake53Controller: ItemSizeController, UICollectionViewDelegateFlowLayout {
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
        -> CGSize
    {
        sizes[path.item]
    }
}

// MARK: Without the mistake

final class Fix53Controller: ItemSizeController, UICollectionViewDelegateFlowLayout {
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
        -> CGSize
    {
        let modelPath = view.dataSourceIndexPath(forPresentationIndexPath: path) ?? path
        return sizes[modelPath.item]
    }
}

// MARK: Check of the symptom

class ItemSizeController: ListController {
    let sizes = [(100, 50), (100, 90), (150, 30), (100, 50)].map { CGSize(width: $0, height: $1) }

    override func viewDidLoad() {
        super.viewDidLoad()
        items = ["a", "b", "c", "d"]
        collectionView.isPrefetchingEnabled = false
    }

    override func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
}

extension SymptomCheck {
    /// Whether a cell changes its size while the first cell is carried over it.
    static let exhibit53 = SymptomCheck(53, mistake: Mistake53Controller(), fix: Fix53Controller()) {
        (list: ItemSizeController) in
        let stage = showOnNewStage(list)
        let cell = list.collectionView.cellForItem(at: [0, 1])
        let size = cell?.bounds.size
        stage.act("lift") { _ = list.collectionView.beginInteractiveMovementForItem(at: [0, 0]) }
        stage.act("carry") { list.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 250, y: 40)) }
        return cell?.bounds.size != size
    }
}
