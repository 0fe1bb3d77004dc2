/// The bar above a navigation controller's controllers. Kept: no bar is shown.
open class UINavigationBar: UIView {
    // Kept: no bar is shown.
    open var isTranslucent = true
    open var prefersLargeTitles = false
    open var barTintColor: UIColor?
}

/// The bar below a tab bar controller's controllers. Kept: no bar is shown.
open class UITabBar: UIView {
    // Kept: no bar is shown.
    open var isTranslucent = true
    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
}

/// What a bar would show. Kept: no bar is shown.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    // Kept: no bar is shown.
    open var title: String?
    open var image: UIImage?
    open var isEnabled = true
    open var tag = 0
    open var accessibilityIdentifier: String?
}

/// What a tab bar would show of a controller. Kept: no bar is shown.
open class UITabBarItem: UIBarItem {
    // Kept: no bar is shown.
    open var badgeValue: String?
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
