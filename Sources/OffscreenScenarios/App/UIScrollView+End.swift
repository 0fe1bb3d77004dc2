import UIKit

extension UIScrollView {
    /// Scrolls to the end of the content, which is computed from the current content size, as chat
    /// screens do.
    func scrollToEnd() { contentOffset = CGPoint(x: 0, y: max(0, contentSize.height - bounds.height)) }
}
