import Offscreen
import UIKit

// MARK: With the mistake

class Mistake3CollectionView: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        // The cells' zIndex is 0, which is their zPosition already.
        for case let view as DecorationView in subviews {
            view.layer.zPosition = CGFloat(view.zIndex)
        }
    }
}

// MARK: Without the mistake

class Fix3CollectionView: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for card in subviews.reversed() where card is CardView {
            sendSubviewToBack(card)
        }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit3 = SymptomCheck(
        3, mistake: Mistake3CollectionView.self, fix: Fix3CollectionView.self, isVisible: touchReachesCard)

    /// Whether a touch on the first row reaches the card of the row's section.
    static func touchReachesCard(on screen: CardListController) -> Bool {
        let stage = screen.reloadOnNewStage(behavior: .iOS10)
        return stage.run { screen.list.hitTest(CGPoint(x: 200, y: 20), with: nil) is CardView }
    }
}
