import Offscreen
import UIKit

// MARK: With the mistake

final class Mistake33Cell: TextCell {
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        attributes.frame.size.height += 1  // another height each time, as from ambiguous constraints
        (superview as? UICollectionView)?.collectionViewLayout.invalidateLayout()
        return attributes
    }
}

// MARK: Without the mistake

final class Fix33Cell: TextCell {
    override func preferredLayoutAttributesFitting(_ attributes: UICollectionViewLayoutAttributes)
        -> UICollectionViewLayoutAttributes
    {
        attributes.frame.size.height = 60
        return attributes
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    /// Whether the layout never settles.
    static let exhibit33 = SymptomCheck(33, mistake: Mistake33Cell.self, fix: Fix33Cell.self) { (cell: TextCell.Type) in
        let layout = ListController.makeRowFlowLayout()
        layout.estimatedItemSize = CGSize(width: 320, height: 50)
        let list = ListController(layout: layout)
        list.loadViewIfNeeded()
        list.collectionView.register(cell, forCellWithReuseIdentifier: "row")
        return raisesExceptionWhenShown(list)
    }
}
