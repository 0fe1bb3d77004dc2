/// A control above the content that shows that the content is being loaded again. Code begins and ends it; a pull does not begin
/// it.
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
