/// What is shown above the content while it is loaded anew. It is begun and ended by code; a pull does not begin it.
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    /// Kept: nothing reads it.
    open var attributedTitle: NSAttributedString?

    open func beginRefreshing() {
        isRefreshing = true
    }

    open func endRefreshing() {
        isRefreshing = false
    }
}
