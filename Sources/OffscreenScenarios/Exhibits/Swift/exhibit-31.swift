import Offscreen
import UIKit

// MARK: With the mistake

class Mistake31CollectionView: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for card in subviews.reversed() where card is CardView {
            sendSubviewToBack(card)
        }
    }
}

// MARK: Without the mistake

class Fix31CollectionView: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for card in subviews.reversed() where card is CardView {
            sendSubviewToBack(card)
        }
        let front = subviews.compactMap { $0 as? DecorationView }.filter { $0.zIndex > 0 }
        for view in front.sorted(by: { $0.zIndex < $1.zIndex }) {
            bringSubviewToFront(view)
        }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    /// Whether with one of eight seeds a cell lies over a band.
    static let exhibit31 = SymptomCheck(31, mistake: Mistake31CollectionView.self, fix: Fix31CollectionView.self) {
        (list: UICollectionView.Type) in
        (1...8 as ClosedRange<UInt64>).contains { seed in
            let screen = CardListController(list)
            _ = screen.reloadOnNewStage(behavior: .iOS10.with(.transient).seeded(seed))
            return screen.hasView(TextCell.self, inFrontOf: BandView.self)
        }
    }
}
