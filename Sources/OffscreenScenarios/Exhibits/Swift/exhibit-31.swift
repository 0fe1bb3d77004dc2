import Offscreen
import UIKit

// MARK: With the mistake

class Mistake31: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for card in subviews.reversed() where card is CardView {
            sendSubviewToBack(card)
        }
    }
}

// MARK: Without the mistake

class Fix31: UICollectionView {
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

extension Tried {
    static let exhibit31 = Tried(31, mistake: { coversBand(Mistake31.self) }, fix: { coversBand(Fix31.self) })

    /// Whether a cell lies over a band on some run.
    private static func coversBand<List: UICollectionView>(_ list: List.Type) -> Bool {
        (1...8 as ClosedRange<UInt64>).contains { seed in
            let screen = CardListScreen<List>()
            _ = screen.reloaded(on: .iOS10.with(.transient).seeded(seed))
            return screen.stands(TextCell.self, inFrontOf: BandView.self)
        }
    }
}
