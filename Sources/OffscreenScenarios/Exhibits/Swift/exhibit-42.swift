import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake42Layout: RowLayout {
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let shown = layoutAttributesForElements(in: collectionView!.bounds)
        return shown?.first { $0.indexPath == path }
    }
}

// MARK: Without the mistake

final class Fix42Layout: RowLayout {
    override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        cache.first { $0.indexPath == path }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    /// Whether UIKit would raise an exception when a row is inserted.
    static let exhibit42 = SymptomCheck(42, mistake: Mistake42Layout(), fix: Fix42Layout()) { (layout: RowLayout) in
        raisesException(in: ListController(layout: layout)) { $0.insertFirstRow() }
    }
}
