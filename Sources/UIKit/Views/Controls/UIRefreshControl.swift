/// A control above the content of a scroll view. It shows that the content is being refreshed. Code
/// begins and ends the refresh.
///
/// UNKNOWN: how far a finger has to pull. A drag does not begin a refresh, but
/// `Stage.pullToRefresh` does. Approximated: a scroll view does not add its refresh control as a
/// subview. The control has no size, and the insets of its scroll view do not grow during a
/// refresh.
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    /// Stored; has no effect.
    open var attributedTitle: NSAttributedString?

    open func beginRefreshing() { isRefreshing = true }

    open func endRefreshing() { isRefreshing = false }

    /// Begins a refresh, as if a finger had pulled the content down far enough. [SCROLL-08]
    package func simulatePull() {
        isRefreshing = true
        sendActions(for: .valueChanged)
    }
}
