/// Shows the views of controllers as pages. Approximated: a touch cannot turn pages. Only
/// `setViewControllers` changes the page.
open class UIPageViewController: UIViewController {
    public enum NavigationDirection: Int, Sendable { case forward, reverse }

    public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }

    public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }

    /// Stored; has no effect, because pages change without a transition.
    public let transitionStyle: TransitionStyle
    /// Stored; has no effect, because pages change without a transition.
    public let navigationOrientation: NavigationOrientation
    open private(set) var viewControllers: [UIViewController]?
    /// Stored; never called, because a touch cannot turn pages.
    open weak var dataSource: (any UIPageViewControllerDataSource)?
    /// Stored; never called, because a touch cannot turn pages.
    open weak var delegate: (any UIPageViewControllerDelegate)?

    /// Stored; has no effect.
    open var isDoubleSided = false

    /// Creates a controller without pages. Approximated: `options` has no effect.
    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
        super.init(coder: coder)
    }

    /// Replaces the shown controllers. Approximated: the pages change at once, even if `animated`
    /// is true.
    // UNKNOWN: when UIKit calls the completion. Here it is called before this method returns.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        for old in self.viewControllers ?? [] {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            old.removeFromParent()
        }
        self.viewControllers = viewControllers
        for new in viewControllers ?? [] {
            addChild(new)
            view.insertFillingSubview(new.view)
            new.didMove(toParent: self)
        }
        completion?(true)
    }
}

/// Methods that return the controllers of the neighbouring pages. Not modelled: never called,
/// because a touch cannot turn pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
}

/// The delegate of a page view controller. Not modelled: never called, because a touch cannot turn
/// pages.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {}
