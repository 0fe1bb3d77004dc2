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
    /// Whether the background view is not the rearmost subview.
    static let exhibit10 = SymptomCheck(10, mistake: Mistake10CollectionView.self, fix: Fix10CollectionView.self) {
        screen in
        screen.list.backgroundView = UIView()
        _ = screen.reloadOnNewStage(behavior: .iOS10)
        return screen.list.subviews.first !== screen.list.backgroundView
    }
}
