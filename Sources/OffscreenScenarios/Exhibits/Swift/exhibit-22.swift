import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake22Controller: ListController, UICollectionViewDelegateFlowLayout {
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
        -> CGSize
    {
        CGSize(width: view.bounds.width + 10, height: 44)
    }
}

// MARK: Without the mistake

final class Fix22Controller: ListController, UICollectionViewDelegateFlowLayout {
    func collectionView(_ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath)
        -> CGSize
    {
        let content = view.adjustedContentInset
        let section = (layout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
        let insets = content.left + content.right + section.left + section.right
        return CGSize(width: view.bounds.width - insets, height: 44)
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    /// Whether the first cell reaches beyond the left edge.
    static let exhibit22 = SymptomCheck(22, mistake: Mistake22Controller(), fix: Fix22Controller()) {
        (list: ListController) in
        _ = showOnNewStage(list)
        return list.collectionView.cellForItem(at: [0, 0]).map { $0.frame.minX < 0 } == true
    }
}
