import Offscreen
import UIKit

// MARK: With the mistake

class Mistake1: UICollectionView {
    // The cards have the zIndex -1, and nothing else is done.
}

// MARK: Without the mistake

class Fix1: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for card in subviews.reversed() where card is CardView {
            sendSubviewToBack(card)
        }
    }
}

// MARK: Check of the symptom

extension Tried {
    static let exhibit1 = Tried(1, mistake: { isCovered(CardListScreen<Mistake1>()) }, fix: { isCovered(CardListScreen<Fix1>()) })

    private static func isCovered<List: UICollectionView>(_ screen: CardListScreen<List>) -> Bool {
        _ = screen.reloaded(on: .iOS10)
        return screen.stands(CardView.self, inFrontOf: TextCell.self)
    }
}
