import Offscreen
import UIKit

// MARK: With the mistake

class Mistake5CollectionView: UICollectionView {
    // The card lies in front of the cells and receives their touches.
}

// MARK: Without the mistake

class Fix5CollectionView: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews where view is DecorationView {
            view.isUserInteractionEnabled = false
        }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    static let exhibit5 = SymptomCheck(
        5, mistake: Mistake5CollectionView.self, fix: Fix5CollectionView.self, isVisible: touchReachesCard)
}
