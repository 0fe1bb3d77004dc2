/// A storyboard file. Not modelled: archives are not read.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}

    /// Returns nil. Not modelled.
    open func instantiateInitialViewController() -> UIViewController? {
        World.current.notModelled("UIStoryboard.instantiateInitialViewController()")
        return nil
    }
}

/// The content that a navigation bar would show for a controller.
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
    /// The buttons at the left. The first is ``leftBarButtonItem``. Stored; no bar is shown.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons at the right. The first is ``rightBarButtonItem``. Stored; no bar is shown.
    open var rightBarButtonItems: [UIBarButtonItem]?

    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    public init(title: String) {
        self.title = title
    }
}

/// The extent of a bar, as a layout guide up to iOS 11. There are no bars, so it is the edge of the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    var length: CGFloat { get }
    var topAnchor: NSLayoutYAxisAnchor { get }
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    var heightAnchor: NSLayoutDimension { get }
}

public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, none = -1, automatic = -2
}

public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}

public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent, darkContent = 3
}

public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = UIRectEdge(rawValue: 1 << 0)
    public static let left = UIRectEdge(rawValue: 1 << 1)
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    public static let right = UIRectEdge(rawValue: 1 << 3)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
