import Offscreen
import UIKit

// MARK: With the mistake

class Mistake4: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for case let cell as UICollectionViewCell in subviews {
            cell.layer.zPosition = 0  // the cells' zIndex
        }
    }
}

// MARK: Without the mistake

class Fix4: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        // The cells' zIndex is 0, which is their zPosition already.
        for case let view as DecorationView in subviews {
            view.layer.zPosition = CGFloat(view.zIndex)
        }
    }
}

// MARK: Check of the symptom

extension Tried {
    static let exhibit4 = Tried(4, mistake: { isPaintedOver(CardListScreen<Mistake4>()) }, fix: { isPaintedOver(CardListScreen<Fix4>()) })

    /// Whether a card that stands in front of a cell is painted over it.
    private static func isPaintedOver<List: UICollectionView>(_ screen: CardListScreen<List>) -> Bool {
        _ = screen.reloaded(on: .iOS10)
        return screen.stands(CardView.self, inFrontOf: TextCell.self) && screen.shown(CardView.self).contains { $0.layer.zPosition >= 0 }
    }
}
