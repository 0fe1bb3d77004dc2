/// The bar above the content of a navigation controller. Stored; has no effect, because no bar is
/// shown.
open class UINavigationBar: UIView {
    /// Stored; has no effect, because no bar is shown.
    open var isTranslucent = true
    /// Stored; has no effect, because no bar is shown.
    open var prefersLargeTitles = false
    /// Stored; has no effect, because no bar is shown.
    open var barTintColor: UIColor?
}
