import UIKit

extension UIScrollView {
    /// The greatest vertical content offset, computed from the current content size, as chat screens do.
    var greatestOffset: CGFloat { max(0, contentSize.height - bounds.height) }

    func scrollToEnd() { contentOffset = CGPoint(x: 0, y: greatestOffset) }
}
