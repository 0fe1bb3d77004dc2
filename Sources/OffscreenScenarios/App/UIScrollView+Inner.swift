import UIKit

extension UIScrollView {
    /// Returns the list in a cell of this list, or else the scroll view of the orthogonal section
    /// that contains the cell; nil if the cell has neither.
    func innerScrollView(of cell: UIView) -> UIScrollView? {
        if let list = cell.firstScrollViewInside { return list }
        guard let row = cell.superview as? UIScrollView, row !== self else { return nil }
        return row
    }
}

extension UIView {
    fileprivate var firstScrollViewInside: UIScrollView? {
        for view in subviews {
            if let found = view as? UIScrollView ?? view.firstScrollViewInside { return found }
        }
        return nil
    }
}
