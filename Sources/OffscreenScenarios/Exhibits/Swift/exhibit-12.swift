import Offscreen
import UIKit

// MARK: With the mistake

class Mistake12CollectionView: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews.reversed() where view is DecorationView {
            sendSubviewToBack(view)
        }
    }
}

// MARK: Without the mistake

class Fix12CollectionView: UICollectionView {
    override func layoutSubviews() {
        super.layoutSubviews()
        // A DecorationView stores the zIndex that it receives in apply(_:).
        let views = subviews.compactMap { $0 as? DecorationView }
        for view in views.reversed() where view.zIndex < 0 { sendSubviewToBack(view) }
        let front = views.filter { $0.zIndex > 0 }.sorted { $0.zIndex < $1.zIndex }
        for view in front { bringSubviewToFront(view) }
    }
}

// MARK: Check of the symptom

extension SymptomCheck {
    /// Whether a cell lies over a band.
    static let exhibit12 = SymptomCheck(12, mistake: Mistake12CollectionView.self, fix: Fix12CollectionView.self) {
        screen in
        _ = screen.reloadOnNewStage(behavior: .iOS9)
        return screen.hasView(TextCell.self, inFrontOf: BandView.self)
    }
}
