/// The bar above the content of a navigation controller. Stored; has no effect, because no bar is
/// shown.
open class UINavigationBar: UIView {
    /// Stored; has no effect, because no bar is shown.
    open var isTranslucent = true
    /// Stored; has no effect, because no bar is shown.
    open var prefersLargeTitles = false
    /// Stored; has no effect, because no bar is shown.
    open var barTintColor: UIColor?
    /// Stored; has no effect, because no bar is shown.
    open var shadowImage: UIImage?
    /// Stores an image. It has no effect, because no bar is shown.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = backgroundImage
    }
    /// Returns the image that was stored.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
    private var backgroundImages: [UIBarMetrics: UIImage] = [:]

    /// Stored; has no effect, because no bar is shown.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// Stored; has no effect, because no bar is shown.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// Stored; has no effect, because no bar is shown.
    open var backIndicatorImage: UIImage?
    /// Stored; has no effect, because no bar is shown.
    open var backIndicatorTransitionMaskImage: UIImage?

    /// The controller whose bar this is; nil if the app made the bar.
    weak var navigationController: UINavigationController?
    private var ownItems: [UINavigationItem]?

    /// The items, bottom to top: those of the navigation controller's stack, or those that were
    /// set. UIKit refuses to set the items of a navigation controller's bar. Here they have no
    /// effect.
    open var items: [UINavigationItem]? {
        get { navigationController.map { $0.viewControllers.map(\.navigationItem) } ?? ownItems }
        set { ownItems = newValue }
    }

    /// Sets `items`. Approximated: without an animation.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

    open var topItem: UINavigationItem? { items?.last }
    /// The item below the top item.
    open var backItem: UINavigationItem? { items?.dropLast().last }
}

/// The sizes of bars that can have different images.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}
