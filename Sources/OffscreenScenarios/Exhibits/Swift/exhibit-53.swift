import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake53: WidthController, UICollectionViewDelegateFlowLayout {
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
        sizes[path.item]
    }
}

// MARK: Without the mistake

final class Fix53: WidthController, UICollectionViewDelegateFlowLayout {
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath) -> CGSize {
        let own = view.dataSourceIndexPath(forPresentationIndexPath: path) ?? path
        return sizes[own.item]
    }
}

// MARK: Check of the symptom

class WidthController: ListController {
    let sizes = [CGSize(width: 100, height: 50), CGSize(width: 100, height: 90), CGSize(width: 100, height: 30)]

    override func viewDidLoad() {
        super.viewDidLoad()
        items = ["a", "b", "c"]
        collectionView.isPrefetchingEnabled = false
    }

    override func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
}

extension Tried {
    static let exhibit53 = Tried(53, mistake: { changesSize(Mistake53()) }, fix: { changesSize(Fix53()) })

    /// Whether a cell is of another size while the first one is carried over it.
    private static func changesSize(_ list: WidthController) -> Bool {
        let stage = stage(list)
        let cell = list.collectionView.cellForItem(at: [0, 1])
        let size = cell?.bounds.size
        stage.act("lift") { _ = list.collectionView.beginInteractiveMovementForItem(at: [0, 0]) }
        stage.act("carry") { list.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 170, y: 40)) }
        return cell?.bounds.size != size
    }
}
