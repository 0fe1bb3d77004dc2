/// The content of a navigation bar for one controller. Stored; no bar is shown.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    open var title: String?
    /// Stored; has no effect.
    open var prompt: String?
    /// Stored; has no effect, because no bar is shown.
    open var titleView: UIView?
    /// Stored; has no effect, because no bar is shown.
    open var backBarButtonItem: UIBarButtonItem?
    /// Stored; has no effect, because no bar is shown.
    open var hidesBackButton = false
    /// Stored; has no effect, because no bar is shown.
    open var leftItemsSupplementBackButton = false
    /// The buttons on the left, beginning with ``leftBarButtonItem``. Stored; has no effect,
    /// because no bar is shown.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons on the right, beginning with ``rightBarButtonItem``. Stored; has no effect,
    /// because no bar is shown.
    open var rightBarButtonItems: [UIBarButtonItem]?

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// When a large title is shown. Stored; has no effect, because no bar is shown.
    public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

    /// Stored; has no effect, because no bar is shown.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// Stored; has no effect, because no bar is shown.
    open var hidesSearchBarWhenScrolling = true
    /// The search controller, which is declared in a later folder.
    final var storedSearchController: UIViewController?

    public init(title: String) { self.title = title }
}
