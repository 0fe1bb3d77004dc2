import Offscreen
import UIKit

// MARK: With the mistake

class Mistake10CollectionView: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for card in subviews.reversed() where card is CardView { sendSubviewToBack(card) }
    }
}

// MARK: Without the mistake

class Fix10CollectionView: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for card in subviews.reversed() where card is CardView { sendSubviewToBack(card) }
        if let backgroundView { sendSubviewToBack(backgroundView) }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit10 = SymptomCheck(
        10, mistake: { backgroundViewIsNotRearmost(on: CardListScreen<Mistake10CollectionView>()) },
        fix: { backgroundViewIsNotRearmost(on: CardListScreen<Fix10CollectionView>()) })

    private static func backgroundViewIsNotRearmost<List: UICollectionView>(on screen: CardListScreen<List>) -> Bool {
        screen.list.backgroundView = UIView()
        _ = screen.reloadOnNewStage(behavior: .iOS10)
        return screen.list.subviews.first !== screen.list.backgroundView
    }
}
