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
    static let exhibit4 = SymptomCheck(
        4, mistake: { cardIsPaintedOverCell(on: CardListScreen<Mistake4CollectionView>()) },
        fix: { cardIsPaintedOverCell(on: CardListScreen<Fix4CollectionView>()) })

    /// Whether a card is a later sibling than an overlapping cell, and a card's zPosition is not below 0.
    private static func cardIsPaintedOverCell<List: UICollectionView>(on screen: CardListScreen<List>) -> Bool {
        _ = screen.reloadOnNewStage(behavior: .iOS10)
        return screen.hasView(CardView.self, inFrontOf: TextCell.self)
            && screen.unhiddenViews(ofType: CardView.self).contains { $0.layer.zPosition >= 0 }
    }
}
