import Offscreen
import UIKit

// MARK: With the mistake

class Mistake11: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for card in subviews where card is CardView {
            sendSubviewToBack(card)
        }
    }
}

// MARK: Without the mistake

class Fix11: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for card in subviews.reversed() where card is CardView {
            sendSubviewToBack(card)
        }
    }
}

// MARK: Check of the symptom

extension Tried {
    static let exhibit11 = Tried(11, mistake: { flips(CardListScreen<Mistake11>()) }, fix: { flips(CardListScreen<Fix11>()) })

    private static func flips<List: UICollectionView>(_ screen: CardListScreen<List>) -> Bool {
        let stage = screen.reloaded(on: .iOS9)
        let before = screen.shown(CardView.self)
        stage.act("lay out") { screen.list.setNeedsLayout() }
        return screen.shown(CardView.self) != before
    }
}
