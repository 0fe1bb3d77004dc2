import Offscreen
import UIKit

// MARK: With the mistake

class Mistake2CollectionView: UICollectionView {
    override func reloadSections(_ sections: IndexSet) {
        super.reloadSections(sections)
        super.reloadSections(sections)  // once more, in the hope that it repairs the order
    }
}

// MARK: Without the mistake

class Fix2CollectionView: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for card in subviews.reversed() where card is CardView {
            sendSubviewToBack(card)
        }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit2 = SymptomCheck(
        2, mistake: Mistake2CollectionView.self, fix: Fix2CollectionView.self, isVisible: cardCoversCell)
}
