/// Not modelled: archives are not read.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}

    /// Not modelled: nothing comes out.
    open func instantiateInitialViewController() -> UIViewController? {
        World.current.notModelled("UIStoryboard.instantiateInitialViewController()")
        return nil
    }
}

/// The content of a navigation bar, if there were one.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    open var title: String?
    /// Kept: nothing reads it.
    open var prompt: String?
    /// Kept: bars are not shown.
    open var titleView: UIView?
    /// Kept: bars are not shown.
    open var backBarButtonItem: UIBarButtonItem?
    /// Kept: bars are not shown.
    open var hidesBackButton = false
    /// Kept: bars are not shown.
    open var leftItemsSupplementBackButton = false
    /// The first of ``leftBarButtonItems`` is ``leftBarButtonItem``. Kept: bars are not shown.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The first of ``rightBarButtonItems`` is ``rightBarButtonItem``. Kept: bars are not shown.
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

/// The extent of a bar, in the form that layout guides had up to iOS 11. Here it belongs to no bar.
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
