import UIKit

/// A collection view with a complete fix of the sibling order for cells with the zIndex 0. After
/// every layout it sends `LayoutZIndexed` views with a zIndex below 0 to the back, brings those
/// with a zIndex above 0 to the front in ascending order, and sends the background view behind all
/// others. [STACK-08], [STACK-09]
open class CardCollectionView: UICollectionView {
    open override func layoutSubviews() {
        super.layoutSubviews()
        let stacked = subviews.compactMap { $0 as? any LayoutZIndexed }
        // The sort is stable: views of one zIndex keep their order, so that overlapping decorations
        // do not change places in every pass.
        let ascending = stacked.enumerated().sorted {
            ($0.element.layoutZIndex, $0.offset) < ($1.element.layoutZIndex, $1.offset)
        }
        .map(\.element)
        for view in ascending.reversed() where view.layoutZIndex < 0 { sendSubviewToBack(view) }
        for view in ascending where view.layoutZIndex > 0 { bringSubviewToFront(view) }
        if let backgroundView { sendSubviewToBack(backgroundView) }
    }
}
