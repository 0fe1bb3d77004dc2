import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake50Controller: ListController, UICollectionViewDelegateFlowLayout {
    private lazy var width = collectionView.bounds.width

    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
        -> CGSize
    {
        CGSize(width: width, height: 50)
    }
}

// MARK: Without the mistake

final class Fix50Controller: ListController, UICollectionViewDelegateFlowLayout {
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
        -> CGSize
    {
        CGSize(width: view.bounds.width, height: 50)
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    /// Whether the first cell keeps its old width.
    static let exhibit50 = SymptomCheck(50, mistake: Mistake50Controller(), fix: Fix50Controller()) {
        (list: ListController) in
        let stage = Stage(width: 480, height: 320)
        stage.show(list)
        stage.resize(width: 320, height: 480)
        return list.collectionView.cellForItem(at: [0, 0])?.frame.width != 320
    }
}
