/// The entry of a controller in a tab bar. Stored; has no effect, because no bar is shown.
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
