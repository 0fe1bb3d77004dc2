import Offscreen
import UIKit

// MARK: With the mistake

class Mistake4CollectionView: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for case let cell as UICollectionViewCell in subviews {
            cell.layer.zPosition = 0  // the cells' zIndex
        }
    }
}

// MARK: Without the mistake

class Fix4CollectionView: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        // The cells' zIndex is 0, which is their zPosition already.
        for case let view as DecorationView in subviews {
            view.layer.zPosition = CGFloat(view.zIndex)
        }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    /// Whether a card is a later sibling than an overlapping cell, and a card's zPosition is not
    /// below 0.
    static let exhibit4 = SymptomCheck(4, mistake: Mistake4CollectionView.self, fix: Fix4CollectionView.self) {
        screen in
        cardCoversCell(on: screen) && screen.unhiddenViews(ofType: CardView.self).contains { $0.layer.zPosition >= 0 }
    }
}
