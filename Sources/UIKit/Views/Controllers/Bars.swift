/// The bar above a navigation controller's controllers. Kept: no bar is shown.
open class UINavigationBar: UIView {
    /// Kept: no bar is shown.
    open var isTranslucent = true
    /// Kept: no bar is shown.
    open var prefersLargeTitles = false
    /// Kept: no bar is shown.
    open var barTintColor: UIColor?
}

/// The bar below a tab bar controller's controllers. Kept: no bar is shown.
open class UITabBar: UIView {
    /// Kept: no bar is shown.
    open var isTranslucent = true
    /// Kept: no bar is shown.
    open var barTintColor: UIColor?
    /// Kept: no bar is shown.
    open var unselectedItemTintColor: UIColor?
}

/// What a bar would show. Kept: no bar is shown.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// Kept: no bar is shown.
    open var title: String?
    /// Kept: no bar is shown.
    open var image: UIImage?
    /// Kept: no bar is shown.
    open var isEnabled = true
    /// Kept: no bar is shown.
    open var tag = 0
    /// Kept: no bar is shown.
    open var accessibilityIdentifier: String?
}

/// What a tab bar would show of a controller. Kept: no bar is shown.
open class UITabBarItem: UIBarItem {
    /// Kept: no bar is shown.
    open var badgeValue: String?
    /// Kept: no bar is shown.
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
