import Offscreen
import UIKit

// MARK: With the mistake

class Mistake1CollectionView: UICollectionView {
    // The cards have the zIndex -1. The app does nothing else about the order.
}

// MARK: Without the mistake

class Fix1CollectionView: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for card in subviews.reversed() where card is CardView {
            sendSubviewToBack(card)
        }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit1 = SymptomCheck(
        1, mistake: Mistake1CollectionView.self, fix: Fix1CollectionView.self, isVisible: cardCoversCell)

    /// Whether a card lies over a cell after a reload on iOS 10.
    static func cardCoversCell(on screen: CardListController) -> Bool {
        _ = screen.reloadOnNewStage(behavior: .iOS10)
        return screen.hasView(CardView.self, inFrontOf: TextCell.self)
    }
}
