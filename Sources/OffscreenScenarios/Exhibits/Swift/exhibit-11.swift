import Offscreen
import UIKit

// MARK: With the mistake

class Mistake11CollectionView: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for card in subviews where card is CardView {
            sendSubviewToBack(card)
        }
    }
}

// MARK: Without the mistake

class Fix11CollectionView: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for card in subviews.reversed() where card is CardView {
            sendSubviewToBack(card)
        }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    /// Whether a layout changes the order of the cards.
    static let exhibit11 = SymptomCheck(11, mistake: Mistake11CollectionView.self, fix: Fix11CollectionView.self) {
        screen in
        let stage = screen.reloadOnNewStage(behavior: .iOS9)
        let before = screen.unhiddenViews(ofType: CardView.self)
        stage.act("lay out") { screen.list.setNeedsLayout() }
        return screen.unhiddenViews(ofType: CardView.self) != before
    }
}
