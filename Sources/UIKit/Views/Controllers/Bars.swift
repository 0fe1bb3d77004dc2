/// The bar above a navigation controller's controllers. Stored; no bar is shown.
open class UINavigationBar: UIView {
    /// Stored; has no effect, because no bar is shown.
    open var isTranslucent = true
    /// Stored; has no effect, because no bar is shown.
    open var prefersLargeTitles = false
    /// Stored; has no effect, because no bar is shown.
    open var barTintColor: UIColor?
}

/// The bar below a tab bar controller's controllers. Stored; no bar is shown.
open class UITabBar: UIView {
    /// Stored; has no effect, because no bar is shown.
    open var isTranslucent = true
    /// Stored; has no effect, because no bar is shown.
    open var barTintColor: UIColor?
    /// Stored; has no effect, because no bar is shown.
    open var unselectedItemTintColor: UIColor?
}

/// An entry that a bar would show. Stored; no bar is shown.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// Stored; has no effect, because no bar is shown.
    open var title: String?
    /// Stored; has no effect, because no bar is shown.
    open var image: UIImage?
    /// Stored; has no effect, because no bar is shown.
    open var isEnabled = true
    /// Stored; has no effect, because no bar is shown.
    open var tag = 0
    /// Stored; has no effect, because no bar is shown.
    open var accessibilityIdentifier: String?
}

/// The entry that a tab bar would show for a controller. Stored; no bar is shown.
open class UITabBarItem: UIBarItem {
    /// Stored; has no effect, because no bar is shown.
    open var badgeValue: String?
    /// Stored; has no effect, because no bar is shown.
    open var selectedImage: UIImage?

    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }
}
