import UIKit

/// The complete fix: after every layout everything below zIndex 0 goes to the back, everything above 0 to the front in
/// ascending zIndex, and the background view to the very back. [STACK-08], [STACK-09]
open class CardCollectionView: UICollectionView {
    open override func layoutSubviews() {
        super.layoutSubviews()
        let stacked = subviews.compactMap { $0 as? any LayoutZIndexed }
        // Stable: views of one zIndex keep their relative order, so that overlapping decorations do not swap in every pass.
        let ascending = stacked.enumerated().sorted { ($0.element.layoutZIndex, $0.offset) < ($1.element.layoutZIndex, $1.offset) }
            .map(\.element)
        for view in ascending.reversed() where view.layoutZIndex < 0 { sendSubviewToBack(view) }
        for view in ascending where view.layoutZIndex > 0 { bringSubviewToFront(view) }
        if let backgroundView { sendSubviewToBack(backgroundView) }
    }
}
